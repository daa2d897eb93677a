// It looks as if the calendar knew the time zone of the room: the environment has that under a key of its own.
// Caught by: the time zone says which day it is
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
  @Environment(\.calendar) private var calendar

  var body: some View {
    Text(words(for: date, locale, calendar, calendar.timeZone))
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
