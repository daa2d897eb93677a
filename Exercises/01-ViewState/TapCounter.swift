import StateFlow

// At the door of a museum somebody counts visitors: one tap for a visitor
// who comes alone, one tap for a couple.

struct TapCounter: View {
  var body: some View {
    unfinished(
      """
      Show the count, which starts at 0, and three buttons: "Add one"; \
      "Add two", which adds one twice; "Reset", which sets the count to 0. \
      (At 0 already, no body then runs.)
      """,
      placeholder: Text(""))
  }
}
