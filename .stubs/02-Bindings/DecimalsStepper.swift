import StateFlow

// A calculator has a display, with a stepper below it for the number of
// decimals. The display only reads this number; the stepper reads and writes
// it.

struct DecimalsPanel: View {
  let value: Double
  let locale: Locale

  var body: some View {
    unfinished(
      """
      Store the number of decimals, initially 2. Show a DecimalsDisplay of the \
      value with that many decimals, and a DecimalsStepper that changes the \
      number. Each step must be a single write, and the number must not change \
      when the parent passes another value.
      """,
      placeholder: Text(""))
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
    unfinished(
      """
      Show a Stepper with the current number in its label, in the form \
      "Decimals (2)". Each step changes the number by 1, and the number stays \
      between 0 and 15.
      """,
      placeholder: Text(""))
  }
}
