// It looks as if only what is shown had to stay in range: the number runs on behind the label.
// Caught by: it goes on from where it stopped
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
    Stepper("Decimals (\(min(15, max(0, decimals))))") {
      decimals += 1
    } onDecrement: {
      decimals -= 1
    }
  }
}
