import StateFlow

// A bakery shows its bread in the window, on some days with prices and on
// others without. That is a setting, which is made in a sheet over the list.

final class BakerySettings: ObservableObject {
  @Published var showsPrices = true
}

struct Bread: Identifiable {
  let id: Int
  let name: String
  let price: Double
}

struct SettingsSheet: View {
  let breads: [Bread]

  var body: some View {
    unfinished(
      """
      Keep one BakerySettings as long as this view is on screen. Show the \
      BreadList, and inject the settings where both the list and the sheet \
      over it find them.
      """,
      placeholder: Text(""))
  }
}

struct BreadList: View {
  let breads: [Bread]

  var body: some View {
    unfinished(
      """
      Show a button "Settings", which presents a SettingsForm in a sheet, \
      and a List with an HStack for each bread: its name and, only while the \
      settings of the environment say so, its PriceTag.
      """,
      placeholder: Text(""))
  }
}

struct SettingsForm: View {
  var body: some View {
    unfinished(
      """
      Show a Toggle "Show prices", which writes to the settings of the \
      environment at once; the PriceTag of 1.5 as a sample, also while no \
      prices are shown; and a button "Done", which ends the sheet. Where \
      nobody has injected settings, the program stops.
      """,
      placeholder: Text(""))
  }
}

/// A price, written as the locale of the place does. It is complete.
struct PriceTag: View {
  let price: Double

  var body: some View {
    Text(price, format: .number.precision(.fractionLength(2)))
  }
}
