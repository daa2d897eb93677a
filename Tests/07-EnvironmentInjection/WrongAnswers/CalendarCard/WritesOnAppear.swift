// It looks as if a day were written once: what is copied when the line appears does not follow the room.
// Caught by: the card follows each change
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
  @Environment(\.timeZone) private var timeZone
  @State private var day = ""

  var body: some View {
    Text(day).onAppear { day = words(for: date, locale, calendar, timeZone) }
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
