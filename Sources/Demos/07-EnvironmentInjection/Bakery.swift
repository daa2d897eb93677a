import StateFlow

@testable import EnvironmentInjection

/// Your list and its sheet, which both inherit the locale.
struct Bakery: View {
  private static let breads = [
    Bread(id: 1, name: "Rye", price: 4.2),
    Bread(id: 2, name: "Spelt", price: 5),
    Bread(id: 3, name: "Rolls", price: 0.65),
  ]

  @State private var isSwedish = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Swedish", isOn: $isSwedish)
      Divider()
      SettingsSheet(breads: Self.breads)
        .environment(\.locale, Locale(identifier: isSwedish ? "sv_SE" : "en_US"))
    }
  }
}
