import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.1 Calendar card", .exercise)
struct CalendarCardTests {
  // This is the evening of March 31, 2026, in Greenwich, but the morning of April 1 in Tokyo.
  let date = Date(timeIntervalSince1970: 1_774_987_200)
  let tokyo = TimeZone(identifier: "Asia/Tokyo")!
  let swedish = Locale(identifier: "sv_SE")
  let german = Locale(identifier: "de_DE")
  let buddhist = Calendar(identifier: .buddhist)

  // MARK: What the card shows

  @Test(.proves(1)) func `the card shows the date, and the sun below it`() {
    let screen = Screen { CalendarCard(date: date) }
    #expect(
      screen.texts == [day(), "Sun"],
      "The card should show the date in American English, and the sun for the light color scheme.")
  }

  @Test(.proves(2), arguments: ["sv_SE", "de_DE", "ja_JP", "en_GB"])
  func `the date is formatted for the locale`(identifier: String) {
    let locale = Locale(identifier: identifier)
    let screen = Screen { CalendarCard(date: date).environment(\.locale, locale) }
    #expect(screen.texts == [day(locale), "Sun"], "The room's locale is \(identifier).")
  }

  @Test(.proves(2), arguments: [Calendar.Identifier.buddhist, .hebrew])
  func `the date is formatted for the calendar`(identifier: Calendar.Identifier) {
    let calendar = Calendar(identifier: identifier)
    let screen = Screen { CalendarCard(date: date).environment(\.calendar, calendar) }
    #expect(
      screen.texts == [day(calendar: calendar), "Sun"], "The room has the \(identifier) calendar.")
  }

  @Test(.proves(2), arguments: ["Asia/Tokyo", "Pacific/Honolulu"])
  func `the date is formatted for the time zone`(identifier: String) {
    let timeZone = TimeZone(identifier: identifier)!
    let screen = Screen { CalendarCard(date: date).environment(\.timeZone, timeZone) }
    #expect(
      screen.texts == [day(timeZone: timeZone), "Sun"],
      "When it's evening in Greenwich, it's the next day in Tokyo and the same day in Honolulu.")
  }

  @Test(.proves(2)) func `the calendar's own locale and time zone are ignored`() {
    var calendar = buddhist
    calendar.locale = german
    calendar.timeZone = tokyo
    let screen = Screen { CalendarCard(date: date).environment(\.calendar, calendar) }
    #expect(
      screen.texts == [day(calendar: calendar), "Sun"],
      "The environment's locale is American English, and its time zone is Greenwich Mean Time.")
  }

  @Test(.proves(3)) func `the card shows the moon if the color scheme is dark`() {
    let screen = Screen { CalendarCard(date: date).environment(\.colorScheme, .dark) }
    #expect(screen.texts == [day(), "Moon"], "The moon should replace the sun.")
  }

  // MARK: Changes

  @Test(.proves(4)) func `the card shows each change to the environment`() {
    let screen = Screen { CalendarCard(date: date) }
    screen.set(\.locale, swedish)
    #expect(
      screen.texts == [day(swedish), "Sun"],
      "The locale is Swedish now, so the date should be in Swedish.")
    screen.set(\.timeZone, tokyo)
    #expect(
      screen.texts == [day(swedish, timeZone: tokyo), "Sun"],
      "The time zone is Tokyo's now, so the card should show the date in Tokyo.")
    screen.set(\.calendar, buddhist)
    #expect(
      screen.texts == [day(swedish, calendar: buddhist, timeZone: tokyo), "Sun"],
      "The calendar is the Buddhist calendar now, so the date should be formatted for it.")
    screen.set(\.colorScheme, .dark)
    #expect(
      screen.texts == [day(swedish, calendar: buddhist, timeZone: tokyo), "Moon"],
      "The color scheme is dark now, so the card should show the moon.")
  }

  @Test(.proves(4)) func `the card updates as each change is reversed`() {
    let screen = Screen { CalendarCard(date: date) }
    screen.set(\.colorScheme, .dark)
    screen.set(\.colorScheme, .light)
    #expect(
      screen.texts == [day(), "Sun"],
      "The color scheme is light again, so the card should show the sun.")
    screen.set(\.locale, german)
    screen.set(\.timeZone, tokyo)
    screen.set(\.timeZone, .gmt)
    #expect(
      screen.texts == [day(german), "Sun"],
      "The time zone is Greenwich Mean Time again, so the card should show the date there.")
    screen.set(\.colorScheme, .dark)
    #expect(
      screen.texts == [day(german), "Moon"],
      "The color scheme is dark again, so the card should show the moon.")
  }

  @Test(.proves(4)) func `two cards can have different environments`() {
    let screen = Screen {
      CalendarCard(date: date).environment(\.locale, swedish)
      CalendarCard(date: date).environment(\.colorScheme, .dark)
    }
    #expect(
      screen.texts == [day(swedish), "Sun", day(), "Moon"],
      "The first room sets the locale, and the second room sets the color scheme.")
    screen.set(\.locale, german)
    #expect(
      screen.texts == [day(swedish), "Sun", day(german), "Moon"],
      "The first room has its own locale, and the second room should inherit the hotel's locale.")
  }

  @Test(.proves(5)) func `the card shows the date that the parent passes`() {
    let desk = Desk(date)
    let screen = Screen { CalendarCard(date: desk.date) }
    for days in [7.0, 8.0] {
      desk.date = date + days * 86_400
      screen.refresh()
      #expect(screen.texts == [day(after: days), "Sun"], "\(Int(days)) days have passed.")
    }
  }

  // MARK: What runs

  @Test(.proves(7)) func `a new color scheme doesn't run the day line's body`() {
    let screen = Screen { CalendarCard(date: date) }
    let firstRuns = screen.bodyCount(of: DayLine.self)
    screen.set(\.colorScheme, .dark)
    #expect(
      screen.bodyCount(of: DayLine.self) == firstRuns,
      "The body of DayLine should run only when the view appears.")
  }

  @Test(.proves(7)) func `a new locale, calendar, or time zone doesn't run the sky line's body`() {
    let screen = Screen { CalendarCard(date: date) }
    let firstRuns = screen.bodyCount(of: SkyLine.self)
    screen.set(\.locale, swedish)
    screen.set(\.calendar, buddhist)
    screen.set(\.timeZone, tokyo)
    #expect(
      screen.bodyCount(of: SkyLine.self) == firstRuns,
      "The body of SkyLine should run only when the view appears.")
  }

  @Test(.proves(6)) func `no change to the environment runs the card's body`() {
    let screen = Screen { CalendarCard(date: date) }
    let firstRuns = screen.bodyCount(of: CalendarCard.self)
    screen.set(\.locale, swedish)
    screen.set(\.calendar, buddhist)
    screen.set(\.timeZone, tokyo)
    screen.set(\.colorScheme, .dark)
    screen.set(\.horizontalSizeClass, .compact)
    screen.set(\.scenePhase, .background)
    screen.set(\.isEnabled, false)
    #expect(
      screen.bodyCount(of: CalendarCard.self) == firstRuns,
      "The body of CalendarCard should run only when the view appears.")
  }

  @Test(.proves(7)) func `no body runs for changes to values that the card doesn't show`() {
    let screen = Screen { CalendarCard(date: date) }
    let updates = screen.story.updates.count
    screen.set(\.scenePhase, .background)
    screen.set(\.horizontalSizeClass, .compact)
    screen.set(\.isEnabled, false)
    screen.set(\.font, .headline)
    screen.set(\.locale, Locale(identifier: "en_US"))
    let views = screen.story.updates.dropFirst(updates).flatMap(\.runs).map(\.view)
    #expect(
      views == [],
      """
      The app is in the background, the screen is narrow, and the locale hasn't changed. No line \
      should read anything else.
      """)
  }

  /// The parent's source of dates.
  private final class Desk {
    var date: Date
    init(_ date: Date) { self.date = date }
  }

  /// Returns a day's label. The default arguments match the environment of a screen in tests.
  private func day(
    _ locale: Locale = Locale(identifier: "en_US"),
    calendar: Calendar = Calendar(identifier: .gregorian), timeZone: TimeZone = .gmt,
    after days: Double = 0
  ) -> String {
    let style = Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
    return (date + days * 86_400).formatted(style)
  }
}
