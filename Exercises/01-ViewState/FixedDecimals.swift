import StateFlow

// This is the display of a calculator. The number of decimals affects only how
// the value is shown, never the value itself, so this number is part of the
// display's state.

struct FixedDecimals: View {
  let value: Double
  /// The text typed so far, which can be empty, or nil if the user isn't
  /// typing.
  var entry: String?
  let locale: Locale

  private var display: String {
    unfinished(
      """
      If there is an entry, even an empty one, return it exactly as typed. \
      Otherwise, if the value is not a number (NaN), return "Operation not \
      allowed", and if it is positive or negative infinity, return "Infinite \
      value". Return any other value rounded to the chosen number of decimals \
      and formatted for the locale, without grouping its digits.
      """,
      placeholder: "")
  }

  var body: some View {
    unfinished(
      """
      Show a Text with the display, and two buttons, "Fewer decimals" and \
      "More decimals", that lower and raise the number of decimals by 1. This \
      number starts at 2, stays between 0 and 15, and doesn't change when the \
      parent passes another value.
      """,
      placeholder: Text(display))
  }
}
