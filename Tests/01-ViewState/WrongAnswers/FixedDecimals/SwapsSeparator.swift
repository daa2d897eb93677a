// It looks as if locales differed in the separator only: some have other digits.
// Caught by: numbers are written as the locale does, and digits are not grouped
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
    return String(format: "%.\(decimals)f", value)
      .replacingOccurrences(of: ".", with: locale.decimalSeparator ?? ".")
  }

  var body: some View {
    VStack {
      Text(display)
      Button("Fewer decimals") { decimals = max(0, decimals - 1) }
      Button("More decimals") { decimals = min(15, decimals + 1) }
    }
  }
}
