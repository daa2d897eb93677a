// It looks as if a variable of the body kept its value: it is a new one in each run.
// Caught by: each tap on Add one shows one more
import StateFlow

struct TapCounter: View {
  var body: some View {
    var count = 0
    VStack {
      Text("\(count)")
      Button("Add one") { count += 1 }
      Button("Add two") { count += 2 }
      Button("Reset") { count = 0 }
    }
  }
}
