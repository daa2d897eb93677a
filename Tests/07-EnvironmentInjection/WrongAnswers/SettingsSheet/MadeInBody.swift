// It looks as if a body made a thing once: the settings are made anew each time that it runs.
// Caught by: the setting survives a refresh of the parent
import StateFlow

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
    BreadList(breads: breads).environmentObject(BakerySettings())
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

/// A price, written as the locale of the place does. It is complete.
struct PriceTag: View {
  let price: Double

  var body: some View {
    Text(price, format: .number.precision(.fractionLength(2)))
  }
}
