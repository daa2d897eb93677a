import Foundation
import StateFlow

// A hotel hangs the same card in every room. It is the same moment in all of
// them; how it is written depends on the guest.

struct CalendarCard: View {
  let date: Date

  var body: some View {
    // It hands nothing along: each line asks for what it needs.
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

  var body: some View {
    Text(words(for: date, locale, calendar, timeZone))
  }
}

struct SkyLine: View {
  // A view that reads a color scheme runs when that changes, so it is a view
  // of its own: the date need not be written anew for it.
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(colorScheme == .dark ? "Moon" : "Sun")
  }
}

/// The day, the month and the year of a date, in words. It is complete.
func words(
  for date: Date, _ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone
) -> String {
  date.formatted(
    Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: calendar,
      timeZone: timeZone))
}
