import StateFlow

@testable import ViewState

/// A display that receives a value, typed text, and a locale, but owns the number of decimal
/// places.
struct Calculator: View {
  @State private var value = 2.0 / 3
  @State private var entry = ""
  @State private var isSwedish = false

  var body: some View {
    VStack(alignment: .leading) {
      FixedDecimals(
        value: value, entry: entry.isEmpty ? nil : entry,
        locale: Locale(identifier: isSwedish ? "sv_SE" : "en_US"))
      Divider()
      TextField("Typed so far", text: $entry)
      Picker("Value", selection: $value) {
        Text("2 ÷ 3").tag(2.0 / 3)
        Text("1234.5").tag(1234.5)
        Text("1 ÷ 0").tag(Double.infinity)
      }
      Toggle("Swedish", isOn: $isSwedish)
    }
  }
}
