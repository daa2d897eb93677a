import StateFlow

@testable import EnvironmentInjection

/// Your card, with controls for the environment of its room.
struct CardRoom: View {
  let date: Date
  @State private var locale = "en_US"
  @State private var calendar = Calendar.Identifier.gregorian
  @State private var isDark = false

  var body: some View {
    VStack(alignment: .leading) {
      CalendarCard(date: date)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.calendar, Calendar(identifier: calendar))
        .environment(\.timeZone, .gmt)
        .environment(\.colorScheme, isDark ? .dark : .light)
      Divider()
      Picker("Locale", selection: $locale) {
        Text("American").tag("en_US")
        Text("Swedish").tag("sv_SE")
        Text("French").tag("fr_FR")
      }
      Picker("Calendar", selection: $calendar) {
        Text("Gregorian").tag(Calendar.Identifier.gregorian)
        Text("Buddhist").tag(Calendar.Identifier.buddhist)
        Text("Hebrew").tag(Calendar.Identifier.hebrew)
      }
      Toggle("Dark", isOn: $isDark)
    }
  }
}
