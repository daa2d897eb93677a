import StateFlow

// A bakery shows its bread in the window, on some days with prices and on
// others without. A sheet over the list contains a toggle that shows or hides
// the prices.

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
      Own one BakerySettings object as long as this view is on screen. Show \
      the BreadList, and inject the settings so that both the list and the \
      sheet over it find them.
      """,
      placeholder: Text(""))
  }
}

struct BreadList: View {
  let breads: [Bread]

  var body: some View {
    unfinished(
      """
      Show a button "Settings" that presents a SettingsForm in a sheet, and a \
      List with an HStack for each bread. The HStack contains the bread's name \
      and, if showsPrices is true in the environment's settings, its PriceTag.
      """,
      placeholder: Text(""))
  }
}

struct SettingsForm: View {
  var body: some View {
    unfinished(
      """
      Show a Toggle titled "Show prices" that changes the settings in the \
      environment immediately; a sample PriceTag with the price 1.5, even if \
      prices are hidden; and a button "Done" that dismisses the sheet. If no \
      settings were injected, the program must stop with @EnvironmentObject's \
      error message.
      """,
      placeholder: Text(""))
  }
}

/// A price, formatted for the environment's locale. It is complete.
struct PriceTag: View {
  let price: Double

  var body: some View {
    Text(price, format: .number.precision(.fractionLength(2)))
  }
}
