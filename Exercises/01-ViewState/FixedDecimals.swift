import Foundation
import StateFlow

// The display of a calculator. How many decimals it shows is a matter of
// taste and changes nothing about the value: it is state of the display.

struct FixedDecimals: View {
  let value: Double
  /// What has been typed so far, if only ""; nil when nobody is typing.
  var entry: String?
  let locale: Locale

  private var display: String {
    unfinished(
      """
      Give the entry exactly as typed while there is one; else \
      "Operation not allowed" for a value that is not a number, \
      "Infinite value" for an infinite one of either sign, and any other \
      rounded to the chosen decimals, as the locale writes it, digits not \
      grouped.
      """,
      placeholder: "")
  }

  var body: some View {
    unfinished(
      """
      Show the display, and two buttons, "Fewer decimals" and "More \
      decimals", which choose how many it has: 2 at first, from 0 to 15.
      """,
      placeholder: Text(display))
  }
}
