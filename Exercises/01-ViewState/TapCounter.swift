import StateFlow

// The doorkeeper of a museum counts visitors: one button counts a visitor who
// comes alone, and another counts a couple.

struct TapCounter: View {
  var body: some View {
    unfinished(
      """
      Show a Text with the count, such as "0", and three buttons. The count \
      starts at 0. "Add one" adds 1, "Add two" adds 2, and "Reset" sets the \
      count to 0. A tap must run each body at most once. If the count is \
      already 0, "Reset" must not run any body.
      """,
      placeholder: Text(""))
  }
}
