// It looks as if a copy of the state followed it: both writes start from the value that was read first.
// Caught by: Add two shows two more
import StateFlow

struct TapCounter: View {
  @State private var count = 0

  var body: some View {
    let old = count
    VStack {
      Text("\(count)")
      Button("Add one") { count = old + 1 }
      Button("Add two") {
        count = old + 1
        count = old + 1
      }
      Button("Reset") { count = 0 }
    }
  }
}
