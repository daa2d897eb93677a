// It looks as if it did not matter who reads: the line that reads the colors writes the day anew for them.
// Caught by: a change of colors does not write the day anew
import Foundation
import StateFlow

struct CalendarCard: View {
  let date: Date

  var body: some View {
    VStack {
      DayLine(date: date)
    }
  }
}

struct DayLine: View {
  let date: Date

  @Environment(\.colorScheme) private var colorScheme

  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Text(words(for: date, locale, calendar, timeZone))
    SkyLine(isDark: colorScheme == .dark)
  }
}

struct SkyLine: View {
  let isDark: Bool

  var body: some View {
    Text(isDark ? "Moon" : "Sun")
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
