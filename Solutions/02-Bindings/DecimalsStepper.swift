import Foundation
import StateFlow

// Below the display of a calculator stands a stepper for the number of
// decimals. The display reads that number, the stepper reads and writes it.

struct DecimalsPanel: View {
  let value: Double
  let locale: Locale
  @State private var decimals = 2

  var body: some View {
    VStack {
      // The reader is given the number, the writer a binding to it.
      DecimalsDisplay(value: value, decimals: decimals, locale: locale)
      DecimalsStepper(decimals: $decimals)
    }
  }
}

/// The display is complete. It only reads, so it takes plain values.
struct DecimalsDisplay: View {
  let value: Double
  let decimals: Int
  let locale: Locale

  var body: some View {
    Text(
      value.formatted(
        .number
          .precision(.fractionLength(decimals))
          .grouping(.never)
          .locale(locale)))
  }
}

struct DecimalsStepper: View {
  @Binding var decimals: Int

  var body: some View {
    // The stepper needs the place of the number: $decimals hands it on.
    Stepper("Decimals (\(decimals))", value: $decimals, in: 0...15)
  }
}
