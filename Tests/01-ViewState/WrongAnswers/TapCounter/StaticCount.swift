// It looks as if the count belonged to the type: a static variable is there once, not once for each view.
// Caught by: two counters side by side are independent
import StateFlow

struct TapCounter: View {
  static var visitors = 0
  @State private var isStale = false

  var body: some View {
    VStack {
      Text("\(Self.visitors)").id(isStale)
      Button("Add one") { add(1) }
      Button("Add two") { add(2) }
      Button("Reset") { add(-Self.visitors) }
    }
  }

  private func add(_ number: Int) {
    Self.visitors += number
    isStale.toggle()
  }
}
