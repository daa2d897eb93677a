// It looks as if the decimals that do not fit could be cut off.
// Caught by: what does not fit is rounded, not cut off
import Foundation
import StateFlow

struct FixedDecimals: View {
  let value: Double
  var entry: String?
  let locale: Locale

  @State private var decimals = 2

  private var display: String {
    if let entry { return entry }
    if value.isNaN { return "Operation not allowed" }
    if value.isInfinite { return "Infinite value" }
    return value.formatted(
      .number.precision(.fractionLength(decimals)).grouping(.never).locale(locale).rounded(
        rule: .towardZero))
  }

  var body: some View {
    VStack {
      Text(display)
      Button("Fewer decimals") { decimals = max(0, decimals - 1) }
      Button("More decimals") { decimals = min(15, decimals + 1) }
    }
  }
}
