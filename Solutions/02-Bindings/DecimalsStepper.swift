import StateFlow

// A calculator has a display, with a stepper below it for the number of
// decimals. The display only reads this number; the stepper reads and writes
// it.
//
// 1. The panel shows a DecimalsDisplay of the value and a DecimalsStepper. At
//    first, there are two decimals.
// 2. The label of the Stepper contains the current number of decimals, in the
//    form "Decimals (2)".
// 3. Each step changes the number by 1, and the display shows that many
//    decimals.
// 4. The number stays between 0 and 15.
// 5. DecimalsStepper shows and changes its owner's number, with a single write
//    for each step.
// 6. The number of decimals affects only how the value is shown, never the
//    value itself.
// 7. If the parent passes another value or locale, the display changes, but the
//    number of decimals stays the same.
// 8. Each panel has its own number of decimals.

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
