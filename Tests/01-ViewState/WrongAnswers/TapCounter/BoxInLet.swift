// It looks as if changing an object told the view of it: nothing observes this one.
// Caught by: each tap on Add one shows one more
import StateFlow

final class Count {
  var value = 0
}

struct TapCounter: View {
  let count = Count()

  var body: some View {
    VStack {
      Text("\(count.value)")
      Button("Add one") { count.value += 1 }
      Button("Add two") { count.value += 2 }
      Button("Reset") { count.value = 0 }
    }
  }
}
