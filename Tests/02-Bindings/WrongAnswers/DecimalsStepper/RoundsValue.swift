// It looks as if fewer decimals made another value: what was rounded away does not come back.
// Caught by: decimals come and go, and the value stays
import Foundation
import StateFlow

struct DecimalsPanel: View {
  let locale: Locale
  @State private var value: Double
  @State private var decimals = 2

  init(value: Double, locale: Locale) {
    _value = State(initialValue: value)
    self.locale = locale
  }

  var body: some View {
    VStack {
      DecimalsDisplay(value: value, decimals: decimals, locale: locale)
      DecimalsStepper(decimals: $decimals)
        .onChange(of: decimals) { _, decimals in
          let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
          value = (value * scale).rounded() / scale
        }
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
    Stepper("Decimals (\(decimals))", value: $decimals, in: 0...15)
  }
}
