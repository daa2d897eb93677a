import StateFlow

// A bakery shows its bread in the window, on some days with prices and on
// others without. A sheet over the list contains a toggle that shows or hides
// the prices. Share one settings object between the list and the sheet.
//
// 1. The list shows an HStack for each bread that the parent passes, with the
//    bread's name and, if the settings show prices, its PriceTag.
// 2. "Settings" presents a SettingsForm in a sheet, even if there's no bread.
// 3. "Show prices" is on if the settings show prices. It changes the settings
//    immediately, while the sheet is still presented.
// 4. The form shows a sample, a PriceTag with the price 1.5, even if prices are
//    hidden.
// 5. "Done" dismisses the form and does nothing else. The setting is kept,
//    whether you tap "Done" or swipe the sheet away.
// 6. The list and the form use the settings that are injected into the list,
//    and switch to others if others are injected later.
// 7. The settings survive an update of the parent. Each SettingsSheet has its
//    own settings, and starts with new ones when it reappears.
// 8. The form inherits the rest of the list's environment, such as its locale.
// 9. Without settings in its environment, a SettingsForm stops the program with
//    the error message of @EnvironmentObject.

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

  @StateObject private var settings = BakerySettings()

  var body: some View {
    // Inject the settings around the list. The sheet inherits the environment
    // of its sheet modifier, which is inside the list.
    BreadList(breads: breads).environmentObject(settings)
  }
}

struct BreadList: View {
  let breads: [Bread]

  @EnvironmentObject private var settings: BakerySettings
  @State private var showsSettings = false

  var body: some View {
    VStack {
      Button("Settings") { showsSettings = true }
      List(breads) { bread in
        HStack {
          Text(bread.name)
          if settings.showsPrices { PriceTag(price: bread.price) }
        }
      }
    }
    .sheet(isPresented: $showsSettings) { SettingsForm() }
  }
}

struct SettingsForm: View {
  // No view passes the settings along, and a missing injection can't go
  // unnoticed.
  @EnvironmentObject private var settings: BakerySettings
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Toggle("Show prices", isOn: $settings.showsPrices)
      PriceTag(price: 1.5)
      Button("Done") { dismiss() }
    }
  }
}

/// A price, formatted for the environment's locale. It is complete.
struct PriceTag: View {
  let price: Double

  var body: some View {
    Text(price, format: .number.precision(.fractionLength(2)))
  }
}
