import StateFlow

// Every hotel room has a card with the date, formatted for the guest in that
// room. Read the room's settings from the environment, so that each change to
// them runs only the bodies of the views that show it.
//
// 1. The card shows the date and, below it, "Sun" or "Moon", each in a Text
//    without other words.
// 2. The date is formatted by words(for:_:_:_:) for the locale, the calendar,
//    and the time zone in the environment, even if the calendar has another
//    locale or time zone.
// 3. The card shows "Sun" if the color scheme in the environment is light, and
//    "Moon" if it's dark.
// 4. The card shows each change to the environment around it.
// 5. If the parent passes a different date later, the card shows it.
// 6. A change to the environment doesn't run the card's own body.
// 7. The body of DayLine runs only if the locale, the calendar, or the time
//    zone changes, and the body of SkyLine only if the color scheme changes.

struct CalendarCard: View {
  let date: Date

  var body: some View {
    unfinished(
      "Show a DayLine and, below it, a SkyLine (requirements 1 and 6).",
      placeholder: Text(""))
  }
}

struct DayLine: View {
  let date: Date

  var body: some View {
    unfinished(
      "Show the formatted date in a Text (requirements 2 and 7).",
      placeholder: Text(""))
  }
}

struct SkyLine: View {
  var body: some View {
    unfinished(
      "Show \"Sun\" or \"Moon\" in a Text (requirements 3 and 7).",
      placeholder: Text(""))
  }
}

/// Returns the day, the month, and the year of a date, in words. This function
/// is complete.
func words(
  for date: Date, _ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone
) -> String {
  date.formatted(
    Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: calendar,
      timeZone: timeZone))
}
