// It looks as if a number in a text were always written nicely: interpolation writes all its digits.
// Caught by: a value has two decimals at first
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
    return "\(value)"
  }

  var body: some View {
    VStack {
      Text(display)
      Button("Fewer decimals") { decimals = max(0, decimals - 1) }
      Button("More decimals") { decimals = min(15, decimals + 1) }
    }
  }
}
