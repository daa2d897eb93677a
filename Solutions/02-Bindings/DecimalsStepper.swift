import StateFlow

// A calculator has a display, with a stepper below it for the number of
// decimals. The display only reads this number; the stepper reads and writes
// it.

struct DecimalsPanel: View {
  let value: Double
  let locale: Locale
  @State private var decimals = 2

  var body: some View {
    VStack {
      // The view that reads gets the number. The view that writes gets a
      // binding to it.
      DecimalsDisplay(value: value, decimals: decimals, locale: locale)
      DecimalsStepper(decimals: $decimals)
    }
  }
}

/// The display is complete. It writes no values, so it needs no bindings.
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
    // The stepper writes the number, so pass the binding on: $decimals.
    Stepper("Decimals (\(decimals))", value: $decimals, in: 0...15)
  }
}
