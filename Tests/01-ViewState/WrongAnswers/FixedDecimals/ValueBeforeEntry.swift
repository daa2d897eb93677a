// It looks as if the value mattered while somebody types: what is being typed comes first.
// Caught by: an entry is shown whatever the value behind it
import Foundation
import StateFlow

struct FixedDecimals: View {
  let value: Double
  var entry: String?
  let locale: Locale

  @State private var decimals = 2

  private var display: String {
    if value.isNaN { return "Operation not allowed" }
    if value.isInfinite { return "Infinite value" }
    if let entry { return entry }
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
