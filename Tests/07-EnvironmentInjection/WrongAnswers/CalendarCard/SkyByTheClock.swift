// It looks as if it were dark in the evening: the color scheme is what the person has chosen.
// Caught by: the moon shines where it is dark
import Foundation
import StateFlow

struct CalendarCard: View {
  let date: Date

  var body: some View {
    VStack {
      DayLine(date: date)
      SkyLine(date: date)
    }
  }
}

struct DayLine: View {
  let date: Date

  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Text(words(for: date, locale, calendar, timeZone))
  }
}

struct SkyLine: View {
  let date: Date
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return Text(calendar.component(.hour, from: date) >= 22 ? "Moon" : "Sun")
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
