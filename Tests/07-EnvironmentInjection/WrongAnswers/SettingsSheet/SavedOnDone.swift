// It looks as if a setting were a draft: it is written when the sheet ends, and the list follows too late.
// Caught by: what is switched in the sheet is seen in the list at once
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

  @StateObject private var settings = BakerySettings()

  var body: some View {
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
  @EnvironmentObject private var settings: BakerySettings
  @State private var showsPrices = true
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Toggle("Show prices", isOn: $showsPrices)
      PriceTag(price: 1.5)
      Button("Done") {
        settings.showsPrices = showsPrices
        dismiss()
      }
    }
    .onAppear { showsPrices = settings.showsPrices }
  }
}

/// A price, written as the locale of the place does. It is complete.
struct PriceTag: View {
  let price: Double

  var body: some View {
    Text(price, format: .number.precision(.fractionLength(2)))
  }
}
