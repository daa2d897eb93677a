import StateFlow

// This is the display of a calculator. The number of decimals affects only how
// the value is shown, never the value itself, so this number is part of the
// display's state.
//
// 1. A Text shows the display, without any other words. At first, the value has
//    two decimals, as in "5.00".
// 2. "More decimals" adds one decimal, and "Fewer decimals" removes one, even
//    during an entry. The value itself never changes.
// 3. The value is rounded to the current number of decimals, exactly, however
//    large it is. How you round a value halfway between two numbers is up to
//    you.
// 4. The number is formatted for the locale, without grouping its digits.
// 5. If the value is not a number (NaN), the display shows "Operation not
//    allowed", and if it's positive or negative infinity, "Infinite value".
// 6. If there is an entry, even an empty one, the display shows it exactly as
//    typed, regardless of the value, the locale, or the number of decimals.
// 7. The number of decimals stays between 0 and 15.
// 8. If the parent passes another value, entry, or locale, the display changes,
//    but the number of decimals stays the same.
// 9. Each display has its own number of decimals.

struct FixedDecimals: View {
  let value: Double
  /// The text typed so far, which can be empty, or nil if the user isn't
  /// typing.
  var entry: String?
  let locale: Locale

  private var display: String {
    unfinished(
      "Return the text that the display shows (requirements 1 to 6).",
      placeholder: "")
  }

  var body: some View {
    unfinished(
      "Show the display in a Text, and add the two buttons.",
      placeholder: Text(display))
  }
}
