// It looks as if an empty entry were no entry: who deletes the last digit sees another number.
// Caught by: an entry in progress is shown exactly as typed
import Foundation
import StateFlow

struct FixedDecimals: View {
  let value: Double
  var entry: String?
  let locale: Locale

  @State private var decimals = 2

  private var display: String {
    if let entry, !entry.isEmpty { return entry }
    if value.isNaN { return "Operation not allowed" }
    if value.isInfinite { return "Infinite value" }
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
