import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.7 Egg timer", .exercise)
struct EggTimerTests {
  private let phone = TemporaryDefaults()

  @Test(.proves(1)) func `day 1: a new user changes the number of eggs`() {
    let prediction = EggTimer.prediction1
    let end = day(EggTimer1.init, taps: "More eggs")
    compare(
      prediction, with: end, on: 1,
      original: .timer(eggs: 2, minutes: 4, size: "medium", saved: [:]))
  }

  @Test(.proves(2)) func `day 2: the user changes the minutes and changes them back`() {
    let prediction = EggTimer.prediction2
    let end = day(EggTimer1.init, taps: "Longer", "Shorter")
    compare(
      prediction, with: end, on: 2,
      original: .timer(eggs: 1, minutes: 4, size: "medium", saved: ["eggMinutes": 4]))
  }

  @Test(.proves(3)) func `day 3: version 2 has a different default`() {
    let prediction = EggTimer.prediction3
    _ = day(EggTimer1.init, taps: "Longer", "Shorter")
    let end = day(EggTimer2.init)
    compare(
      prediction, with: end, on: 3,
      original: .timer(eggs: 1, minutes: 4, size: "medium", saved: ["eggMinutes": 4]))
  }

  @Test(.proves(4)) func `day 4: a new user of version 2 changes the size`() {
    let prediction = EggTimer.prediction4
    let end = day(EggTimer2.init, taps: "Extra large")
    compare(
      prediction, with: end, on: 4,
      original: .timer(eggs: 1, minutes: 6, size: "extraLarge", saved: ["eggSize": 3]))
  }

  @Test(.proves(5)) func `day 5: the user goes back to version 1`() {
    let prediction = EggTimer.prediction5
    _ = day(EggTimer2.init, taps: "Extra large")
    let end = day(EggTimer1.init, taps: "Longer")
    compare(
      prediction, with: end, on: 5,
      original: .timer(eggs: 1, minutes: 5, size: "medium", saved: ["eggMinutes": 5, "eggSize": 3]))
  }

  @Test(.proves(6)) func `day 6: version 3 registers a default`() {
    let prediction = EggTimer.prediction6
    let end = day(EggTimer3.init)
    compare(
      prediction, with: end, on: 6,
      original: .timer(eggs: 1, minutes: 8, size: "medium", saved: [:]))
  }

  /// Starts a version, taps its buttons, and quits it. Returns the strings that the version shows
  /// at the end, and the saved values.
  private func day<Version: View>(
    _ version: @escaping (UserDefaults) -> Version, taps: String...
  ) -> (texts: [String], saved: [String: Int]) {
    let store = phone.reopened()
    let screen = Screen { version(store) }
    for title in taps { screen.button(title).tap() }
    let texts = screen.texts
    screen.close()
    let values = phone.savedKeys.map { ($0, phone.store.integer(forKey: $0)) }
    return (texts, Dictionary(uniqueKeysWithValues: values))
  }

  /// Reports the first wrong part of a prediction, without giving away the correct value.
  private func compare(
    _ prediction: EndOfDay, with end: (texts: [String], saved: [String: Int]), on day: Int,
    original: EndOfDay, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func fail(_ sentence: String) {
      Issue.record("Day \(day): \(sentence)", sourceLocation: sourceLocation)
    }
    guard case .timer(let eggs, let minutes, let size, let saved) = original,
      case .timer(let myEggs, let myMinutes, let mySize, let mySaved) = prediction
    else { return }
    guard end.texts == ["Eggs: \(eggs), minutes: \(minutes)", "Size: \(size)"], end.saved == saved
    else {
      return fail("The program was changed. Restore it and change only the predictions.")
    }
    if myEggs != eggs {
      fail("The timer isn't set to \(counted(myEggs, "egg")). Where is the number of eggs kept?")
    }
    if myMinutes != minutes {
      fail("The timer isn't set to \(counted(myMinutes, "minute")). Which value takes precedence?")
    }
    if mySize != size {
      fail("The size isn't \"\(mySize)\". Which value can this version read?")
    }
    for key in Set(saved.keys).union(mySaved.keys).sorted() where mySaved[key] != saved[key] {
      let value = mySaved[key].map { "\($0) isn't saved" } ?? "Something is saved"
      fail("\(value) under \"\(key)\". Which action saves a value under this key?")
    }
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
