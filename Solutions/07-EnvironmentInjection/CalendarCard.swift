import StateFlow

// Every hotel room has a card with the date, formatted for the guest in that
// room.

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
