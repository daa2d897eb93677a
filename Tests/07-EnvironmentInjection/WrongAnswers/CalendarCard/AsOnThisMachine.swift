// It looks as if the machine knew where the card hangs: what is current for the program is not what holds in the room.
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

  var body: some View {
    Text(words(for: date, .current, .current, .current))
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
