// It looks as if there were one infinity: the negative one is not equal to it.
// Caught by: what is no ordinary number is said in words
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
    if value == .infinity { return "Infinite value" }
    return value.formatted(
      .number.precision(.fractionLength(decimals)).grouping(.never).locale(locale))
  }

  var body: some View {
    VStack {
      Text(display)
      Button("Fewer decimals") { decimals = max(0, decimals - 1) }
      Button("More decimals") { decimals = min(15, decimals + 1) }
    }
  }
}
