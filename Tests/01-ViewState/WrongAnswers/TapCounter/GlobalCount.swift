// It looks as if the count belonged to the program: all counters share one global variable.
// Caught by: two counters side by side are independent
import StateFlow

var visitors = 0

struct TapCounter: View {
  @State private var isStale = false

  var body: some View {
    VStack {
      Text("\(visitors)").id(isStale)
      Button("Add one") { add(1) }
      Button("Add two") { add(2) }
      Button("Reset") { add(-visitors) }
    }
  }

  private func add(_ number: Int) {
    visitors += number
    isStale.toggle()
  }
}
