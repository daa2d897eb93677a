import Foundation
import StateFlow

// A hotel hangs the same card in every room. It is the same moment in all of
// them; how it is written depends on the guest.

struct CalendarCard: View {
  let date: Date

  var body: some View {
    unfinished(
      """
      Show a DayLine of the date and, below it, a SkyLine. The card itself \
      reads nothing of the environment, and never runs because of it.
      """,
      placeholder: Text(""))
  }
}

struct DayLine: View {
  let date: Date

  var body: some View {
    unfinished(
      """
      Show the date in a Text, as words(for:_:_:_:) below writes it for the \
      locale, the calendar and the time zone that hold where the line \
      stands. It runs again when one of these changes, and for nothing else.
      """,
      placeholder: Text(""))
  }
}

struct SkyLine: View {
  var body: some View {
    unfinished(
      """
      Show "Sun" where the color scheme is light, "Moon" where it is dark.
      """,
      placeholder: Text(""))
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
