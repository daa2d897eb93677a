// It looks as if a default were safer than a stop: settings that nobody injected are settings that nobody else sees.
// Caught by: without settings the program stops, and says what is missing and where
import StateFlow

private struct SettingsKey: EnvironmentKey {
  static var defaultValue: BakerySettings { BakerySettings() }
}

extension EnvironmentValues {
  fileprivate var settings: BakerySettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}

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
    .sheet(isPresented: $showsSettings) { SettingsForm().environment(\.settings, settings) }
  }
}

struct SettingsForm: View {
  @Environment(\.settings) private var inherited
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ObservedForm(settings: inherited, dismiss: dismiss)
  }
}

private struct ObservedForm: View {
  @ObservedObject var settings: BakerySettings
  let dismiss: DismissAction

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
