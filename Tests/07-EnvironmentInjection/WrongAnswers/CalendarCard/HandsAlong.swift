// It looks as if a card had to read what its lines need: so it runs for each of them.
// Caught by: the card itself runs for none of them
import Foundation
import StateFlow

struct CalendarCard: View {
  let date: Date

  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      DayLine(date: date, locale: locale, calendar: calendar, timeZone: timeZone)
      SkyLine(colorScheme: colorScheme)
    }
  }
}

struct DayLine: View {
  let date: Date
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  var body: some View {
    Text(words(for: date, locale, calendar, timeZone))
  }
}

struct SkyLine: View {
  let colorScheme: ColorScheme

  var body: some View {
    Text(colorScheme == .dark ? "Moon" : "Sun")
  }
}

func words(
  for date: Date, _ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone
) -> String {
  date.formatted(
    Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: calendar,
      timeZone: timeZone))
}
