// It looks as if the view had to be told to draw itself: a second state is written in each action for that.
// Caught by: writing the value that is there already runs nothing
import StateFlow

struct TapCounter: View {
  @State private var count = 0
  @State private var redraws = 0

  var body: some View {
    VStack {
      Text("\(count)").id(redraws)
      Button("Add one") { set(count + 1) }
      Button("Add two") { set(count + 2) }
      Button("Reset") { set(0) }
    }
  }

  private func set(_ number: Int) {
    count = number
    redraws += 1
  }
}
