// It looks as if a locale had one calendar: how years are counted is a choice of its own.
// Caught by: the calendar says how days are counted
import Foundation
import StateFlow

struct CalendarCard: View {
  let date: Date

  var body: some View {
    VStack {
      DayLine(date: date)
      SkyLine()
    }
  }
}

struct DayLine: View {
  let date: Date

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Text(words(for: date, locale, locale.calendar, timeZone))
  }
}

struct SkyLine: View {
  @Environment(\.colorScheme) private var colorScheme

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
