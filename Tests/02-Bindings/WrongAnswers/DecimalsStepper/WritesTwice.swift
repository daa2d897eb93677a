// It looks as if the stepper had to write the number once more to be sure: one step is one write.
// Caught by: one step is one write
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
    Stepper("Decimals (\(decimals))") {
      decimals += 2
      decimals = min(15, decimals - 1)
    } onDecrement: {
      decimals = max(0, decimals - 1)
    }
  }
}
