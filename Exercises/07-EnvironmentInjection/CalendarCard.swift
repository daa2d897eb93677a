import StateFlow

// Every hotel room has a card with the date, formatted for the guest in that
// room.

struct CalendarCard: View {
  let date: Date

  var body: some View {
    unfinished(
      """
      Show a DayLine with the date and, below it, a SkyLine. The card itself \
      must not read the environment, so that changes to the environment don't \
      run its body.
      """,
      placeholder: Text(""))
  }
}

struct DayLine: View {
  let date: Date

  var body: some View {
    unfinished(
      """
      Show the date in a Text, formatted by words(for:_:_:_:) below with the \
      locale, the calendar, and the time zone from the environment. No change \
      to any other environment value may run this body.
      """,
      placeholder: Text(""))
  }
}

struct SkyLine: View {
  var body: some View {
    unfinished(
      """
      Show "Sun" if the environment's color scheme is light, and "Moon" if it \
      is dark. No change to any other environment value may run this body.
      """,
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
