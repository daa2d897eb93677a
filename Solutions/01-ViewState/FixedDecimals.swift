import StateFlow

// This is the display of a calculator. The number of decimals affects only how
// the value is shown, never the value itself, so this number is part of the
// display's state.

struct FixedDecimals: View {
  let value: Double
  /// The text typed so far, which can be empty, or nil if the user isn't
  /// typing.
  var entry: String?
  let locale: Locale

  // The parent owns the value. This view decides how to show it.
  @State private var decimals = 2

  private var display: String {
    // "0.10" is still being typed, so show it unchanged.
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
