import Foundation
import StateFlow

// Below the display of a calculator stands a stepper for the number of
// decimals. The display reads that number, the stepper reads and writes it.

struct DecimalsPanel: View {
  let value: Double
  let locale: Locale

  var body: some View {
    unfinished(
      """
      Keep the number of decimals, at first 2. Show a DecimalsDisplay of the \
      value with so many decimals, and a DecimalsStepper for their number.
      """,
      placeholder: Text(""))
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
    unfinished(
      """
      Show a Stepper called "Decimals (2)", with the number as it is now, \
      which changes the number by one, from 0 to 15.
      """,
      placeholder: Text(""))
  }
}
