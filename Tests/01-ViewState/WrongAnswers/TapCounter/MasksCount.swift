// It looks as if what is not shown were gone: after Reset, the count goes on from where it was.
// Caught by: Reset goes back to zero
import StateFlow

struct TapCounter: View {
  @State private var count = 0
  @State private var isReset = true

  var body: some View {
    VStack {
      Text("\(isReset ? 0 : count)")
      Button("Add one") { add(1) }
      Button("Add two") { add(2) }
      Button("Reset") { isReset = true }
    }
  }

  private func add(_ number: Int) {
    count += number
    isReset = false
  }
}
