// It looks as if the stepper needed a number of its own: it begins with the owner's, and the owner never hears of the steps.
// Caught by: a step up shows one decimal more
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
  @State private var decimals: Int

  init(decimals: Binding<Int>) {
    _decimals = State(initialValue: decimals.wrappedValue)
  }

  var body: some View {
    Stepper("Decimals (\(decimals))", value: $decimals, in: 0...15)
  }
}
