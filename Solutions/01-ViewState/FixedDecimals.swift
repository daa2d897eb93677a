import Foundation
import StateFlow

// The display of a calculator. How many decimals it shows is a matter of
// taste and changes nothing about the value: it is state of the display.

struct FixedDecimals: View {
  let value: Double
  /// What has been typed so far, if only ""; nil when nobody is typing.
  var entry: String?
  let locale: Locale

  // The parent has the value; how it is shown is decided here.
  @State private var decimals = 2

  private var display: String {
    // "0.10" is not yet a number to be rounded: show the keys pressed.
    if let entry { return entry }
    if value.isNaN { return "Operation not allowed" }
    if value.isInfinite { return "Infinite value" }
    return value.formatted(
      .number
        .precision(.fractionLength(decimals))
        .grouping(.never)
        .locale(locale))
  }

  var body: some View {
    VStack {
      Text(display)
      Button("Fewer decimals") { decimals = max(0, decimals - 1) }
      Button("More decimals") { decimals = min(15, decimals + 1) }
    }
  }
}
