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
    // The card doesn't pass these values on. Each line reads what it needs.
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
  // A view that reads the color scheme runs when the color scheme changes. As a
  // separate view, it doesn't make the day line run again.
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(colorScheme == .dark ? "Moon" : "Sun")
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
