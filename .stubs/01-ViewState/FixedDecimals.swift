import Foundation
import StateFlow

// The display of a calculator. How many decimals it shows is a matter of
// taste and changes nothing about the value: it is state of the display.

struct FixedDecimals: View {
  let value: Double
  /// What has been typed of a number that is not complete; else nil.
  var entry: String?
  let locale: Locale

  @State private var decimals = 2

  private var display: String {
    unfinished(
      """
      Give the entry exactly as typed while there is one; else \
      "Operation not allowed" for a value that is not a number, \
      "Infinite value" for an infinite one, and any other rounded to the \
      chosen decimals, as the locale writes it, digits not grouped.
      """,
      placeholder: "")
  }

  var body: some View {
    VStack {
      Text(display)
      Button("Fewer decimals") { decimals = max(0, decimals - 1) }
      Button("More decimals") { decimals = min(15, decimals + 1) }
    }
  }
}
