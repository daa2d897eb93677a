import StateFlow

// The doorkeeper of a museum counts visitors: one button counts a visitor who
// comes alone, and another counts a couple. Keep the count while the view that
// shows it is recreated.
//
// 1. A Text shows the count, such as "0" or "Visitors: 0". It starts at 0.
// 2. "Add one" adds 1, and "Add two" adds 2.
// 3. "Reset" sets the count to 0.
// 4. A tap runs each body at most once.
// 5. If the count is already 0, "Reset" runs no body.
// 6. The count survives an update of the parent.
// 7. Each counter has its own count.

struct TapCounter: View {
  var body: some View {
    unfinished(
      "Show the count in a Text, and add the three buttons.",
      placeholder: Text(""))
  }
}
