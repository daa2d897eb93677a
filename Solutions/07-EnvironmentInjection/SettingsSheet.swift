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
