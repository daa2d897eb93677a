// It looks as if what many views need were a global: there is one for all bakeries, whoever injects what.
// Caught by: two bakeries have two settings
import StateFlow

final class BakerySettings: ObservableObject {
  static let shared = BakerySettings()

  @Published var showsPrices = true
}

struct Bread: Identifiable {
  let id: Int
  let name: String
  let price: Double
}

struct SettingsSheet: View {
  let breads: [Bread]

  @StateObject private var settings = BakerySettings.shared

  var body: some View {
    BreadList(breads: breads).environmentObject(settings)
  }
}

struct BreadList: View {
  let breads: [Bread]

  @ObservedObject private var settings = BakerySettings.shared
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
  @ObservedObject private var settings = BakerySettings.shared
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
