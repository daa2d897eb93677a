import StateFlow

// The doorkeeper of a museum counts visitors: one button counts a visitor who
// comes alone, and another counts a couple.

struct TapCounter: View {
  // The struct is recreated for each update; the count outlives it.
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add one") { count += 1 }
      Button("Add two") {
        // The second write sees the result of the first. The body runs once,
        // after both writes.
        count += 1
        count += 1
      }
      Button("Reset") { count = 0 }
    }
  }
}
