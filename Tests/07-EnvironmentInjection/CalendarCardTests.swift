import Foundation
import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.1 Calendar card", .exercise)
struct CalendarCardTests {
  // In Greenwich, the evening of March 31, 2026; in Tokyo, the morning of April 1.
  let date = Date(timeIntervalSince1970: 1_774_987_200)
  let tokyo = TimeZone(identifier: "Asia/Tokyo")!

  @Test func `the card says what day it is and how bright`() {
    let screen = Screen { CalendarCard(date: date) }
    #expect(screen.texts == [day(), "Sun"])
  }

  @Test(arguments: ["sv_SE", "de_DE", "ja_JP"])
  func `the locale says how the day is written`(identifier: String) {
    let locale = Locale(identifier: identifier)
    let screen = Screen { CalendarCard(date: date).environment(\.locale, locale) }
    #expect(screen.texts.first == day(locale), "The room is set to \(identifier).")
  }

  @Test(arguments: [Calendar.Identifier.buddhist, .hebrew])
  func `the calendar says how days are counted`(identifier: Calendar.Identifier) {
    let calendar = Calendar(identifier: identifier)
    let screen = Screen { CalendarCard(date: date).environment(\.calendar, calendar) }
    #expect(screen.texts.first == day(calendar: calendar))
  }

  @Test func `the time zone says which day it is`() {
    let screen = Screen { CalendarCard(date: date).environment(\.timeZone, tokyo) }
    #expect(
      screen.texts.first == day(timeZone: tokyo),
      "When it is evening in Greenwich, the next day has begun in Tokyo.")
  }

  @Test func `the moon shines where it is dark`() {
    let screen = Screen { CalendarCard(date: date).environment(\.colorScheme, .dark) }
    #expect(screen.texts.last == "Moon")
  }

  @Test func `the card follows each change`() {
    let screen = Screen { CalendarCard(date: date) }
    let swedish = Locale(identifier: "sv_SE")
    screen.set(\.locale, swedish)
    #expect(screen.texts == [day(swedish), "Sun"], "The room has become Swedish.")
    screen.set(\.timeZone, tokyo)
    #expect(screen.texts == [day(swedish, timeZone: tokyo), "Sun"], "And it is in Tokyo.")
    let buddhist = Calendar(identifier: .buddhist)
    screen.set(\.calendar, buddhist)
    #expect(
      screen.texts == [day(swedish, calendar: buddhist, timeZone: tokyo), "Sun"],
      "And it counts the years of the Buddha.")
    screen.set(\.colorScheme, .dark)
    #expect(screen.texts.last == "Moon", "Night has come.")
  }

  @Test func `two rooms are set differently`() {
    let swedish = Locale(identifier: "sv_SE")
    let screen = Screen {
      CalendarCard(date: date).environment(\.locale, swedish)
      CalendarCard(date: date).environment(\.colorScheme, .dark)
    }
    #expect(screen.texts == [day(swedish), "Sun", day(), "Moon"])
    screen.set(\.locale, Locale(identifier: "de_DE"))
    #expect(
      screen.texts == [day(swedish), "Sun", day(Locale(identifier: "de_DE")), "Moon"],
      "The first room says for itself what its locale is; the second inherits the house's.")
  }

  @Test func `a change of colors does not write the day anew`() {
    let screen = Screen { CalendarCard(date: date) }
    let before = screen.bodyCount(of: DayLine.self)
    screen.set(\.colorScheme, .dark)
    #expect(screen.bodyCount(of: DayLine.self) == before, "The day line reads no colors.")
  }

  @Test func `a change of language does not look at the sky`() {
    let screen = Screen { CalendarCard(date: date) }
    let before = screen.bodyCount(of: SkyLine.self)
    screen.set(\.locale, Locale(identifier: "sv_SE"))
    #expect(screen.bodyCount(of: SkyLine.self) == before, "The sky line reads no locale.")
  }

  @Test func `the card itself runs for none of them`() {
    let screen = Screen { CalendarCard(date: date) }
    screen.set(\.locale, Locale(identifier: "sv_SE"))
    screen.set(\.calendar, Calendar(identifier: .buddhist))
    screen.set(\.timeZone, tokyo)
    screen.set(\.colorScheme, .dark)
    #expect(
      screen.bodyCount(of: CalendarCard.self) == 1,
      "The card need not read what only its lines need: it ran for the first frame only.")
  }

  @Test func `what the card does not show runs nothing`() {
    let screen = Screen { CalendarCard(date: date) }
    let updates = screen.story.updates.count
    screen.set(\.scenePhase, .background)
    screen.set(\.isEnabled, false)
    screen.set(\.locale, Locale(identifier: "en_US"))
    let runs = screen.story.updates.dropFirst(updates).flatMap(\.runs).map(\.view)
    #expect(
      runs == [],
      "The app went to the background, nothing can be tapped, and the locale is what it was.")
  }

  @Test func `another date is another day`() {
    let desk = Desk(date)
    let screen = Screen { CalendarCard(date: desk.date) }
    desk.date += 7 * 86_400
    screen.refresh()
    #expect(screen.texts == [day(after: 7), "Sun"], "A week has passed.")
  }

  /// Where the parent has its date.
  private final class Desk {
    var date: Date
    init(_ date: Date) { self.date = date }
  }

  /// The day as it is to be written; a test screen is in Greenwich, and speaks as in the United
  /// States, unless told otherwise.
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
