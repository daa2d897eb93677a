// It looks as if a count could not run off: below none and above fifteen somebody goes on counting.
// Caught by: there are no fewer decimals than none, and no more than fifteen
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
      .number.precision(.fractionLength(min(15, max(0, decimals)))).grouping(.never).locale(locale))
  }

  var body: some View {
    VStack {
      Text(display)
      Button("Fewer decimals") { decimals -= 1 }
      Button("More decimals") { decimals += 1 }
    }
  }
}
