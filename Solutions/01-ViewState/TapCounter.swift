import StateFlow

// At the door of a museum somebody counts visitors: one tap for a visitor
// who comes alone, one tap for a couple.

struct TapCounter: View {
  // The structure is made anew for each update; the count outlives it.
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add one") { count += 1 }
      Button("Add two") {
        // The second write reads the first. The body runs once, after both.
        count += 1
        count += 1
      }
      Button("Reset") { count = 0 }
    }
  }
}
