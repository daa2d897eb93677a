// It looks as if a label were written once: it has to follow the number like everything else.
// Caught by: the label says how many decimals there are
import Foundation
import StateFlow

struct DecimalsPanel: View {
  let value: Double
  let locale: Locale
  @State private var decimals = 2

  var body: some View {
    VStack {
      DecimalsDisplay(value: value, decimals: decimals, locale: locale)
      DecimalsStepper(decimals: $decimals)
    }
  }
}

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
    Stepper("Decimals (2)", value: $decimals, in: 0...15)
  }
}
