// It looks as if a stepper knew where to stop: without a range it goes on.
// Caught by: it stops at fifteen
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
    Stepper("Decimals (\(decimals))", value: $decimals)
  }
}
