import StateFlow
import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.3 Why nothing happened", .exercise)
struct WhyNothingHappenedTests {
  /// A thermostat to fix.
  enum Thermostat: CaseIterable {
    case withStruct, withObservableObject, withObservable

    /// A screen that shows the thermostat.
    @MainActor var screen: Screen {
      switch self {
      case .withStruct: Screen { StructThermostat() }
      case .withObservableObject: Screen { AnnouncingThermostat() }
      case .withObservable: Screen { ObservingThermostat() }
      }
    }

    /// The name of the thermostat's view.
    @MainActor var view: String {
      switch self {
      case .withStruct: "StructThermostat"
      case .withObservableObject: "AnnouncingThermostat"
      case .withObservable: "ObservingThermostat"
      }
    }
  }

  @Test(.proves(9)) func `nothing observes the broken thermostat`() {
    let screen = Screen { WhyNothingHappened() }
    for _ in 1...2 {
      screen.button("Warmer", at: 0).tap()
      let degrees = screen.texts.filter { $0.hasSuffix("degrees") }
      #expect(
        degrees == ["18 degrees", "18 degrees", "18 degrees", "18 degrees"],
        "The broken thermostat should still show 18, and the others weren't tapped.")
      let outcomes = screen.story.last?.writes.map(\.outcome.rawValue) ?? []
      #expect(
        outcomes == ["unobserved"],
        "Don't fix the broken thermostat: nothing should observe its room.")
      let views = screen.story.last?.runs.map(\.view) ?? []
      #expect(views == [], "Nothing observes the write, so no body should run.")
    }
  }

  @Test(.proves(9)) func `a write updates each fixed thermostat, but not the broken one`() {
    let screen = Screen { WhyNothingHappened() }
    let announced = (0...3).map { index in
      screen.button("Warmer", at: index).tap()
      return screen.story.last?.writes.contains { $0.outcome == .announced } == true
    }
    #expect(
      announced == [false, true, true, true],
      "Nothing should observe the first room. A change to any other room should update its view.")
  }

  @Test(.proves(1), arguments: Thermostat.allCases)
  func `a tap raises the temperature by 1`(thermostat: Thermostat) {
    let screen = thermostat.screen
    #expect(screen.texts == ["18 degrees"], "The display should show 18 degrees at first.")
    screen.button("Warmer").tap()
    #expect(screen.texts == ["19 degrees"], "After one tap, the display should show 19 degrees.")
  }

  @Test(.proves(1), arguments: Thermostat.allCases)
  func `each tap raises the temperature by 1`(thermostat: Thermostat) {
    let screen = thermostat.screen
    for degrees in 19...60 {
      screen.button("Warmer").tap()
      #expect(
        screen.texts == ["\(degrees) degrees"],
        "After each tap, the display should show one more degree.")
    }
  }

  @Test(.proves(5), arguments: Thermostat.allCases)
  func `a tap causes one write and runs the dial's body once`(thermostat: Thermostat) {
    let screen = thermostat.screen
    for _ in 1...2 {
      let runs = screen.bodyCount(of: Dial.self) { screen.button("Warmer").tap() }
      #expect(
        screen.story.last?.writes.count == 1, "A tap should write one property, and nothing else.")
      #expect(runs == 1, "For each tap, the body of the dial should run once.")
    }
  }

  @Test(.proves(2)) func `StructRoom is a struct`() {
    #expect(
      !isClass(StructRoom.self), "StructRoom should be a struct, so that each copy is independent.")
    #expect(
      writes(of: .withStruct).map(\.owner) == ["StructThermostat"],
      "Raising a struct's temperature should write the state property that contains the struct.")
  }

  @Test(.proves(3)) func `AnnouncingRoom is an ObservableObject`() {
    let announces = isObservableObject(AnnouncingRoom.self)
    #expect(announces, "AnnouncingRoom should conform to ObservableObject.")
    #expect(
      writes(of: .withObservableObject).map(\.outcome.rawValue) == ["announced"],
      "The room should announce each change to its degrees once.")
  }

  @Test(.proves(4)) func `ObservedRoom is @Observable`() {
    #expect(isObservable(ObservedRoom.self), "ObservedRoom should be marked with @Observable.")
    #expect(
      !isObservableObject(ObservedRoom.self),
      "ObservedRoom should be @Observable, not an ObservableObject.")
    #expect(
      writes(of: .withObservable).map(\.outcome.rawValue) == ["announced"],
      "The room should notify the view that reads its degrees.")
  }

  @Test(.proves(6), arguments: [Thermostat.withObservableObject, .withObservable])
  func `a tap changes the room, but none of the view's state`(thermostat: Thermostat) {
    let screen = thermostat.screen
    for _ in 1...2 {
      screen.button("Warmer").tap()
      let owners = screen.story.last?.writes.map(\.owner) ?? []
      #expect(
        !owners.contains(thermostat.view),
        "The view should only observe its room: a tap should write none of the view's own state.")
    }
  }

  @Test(.proves(6), arguments: Thermostat.allCases)
  func `a tap doesn't replace the view`(thermostat: Thermostat) {
    let screen = thermostat.screen
    for _ in 1...2 {
      screen.button("Warmer").tap()
      let runs = screen.story.last?.runs ?? []
      #expect(
        runs.filter { $0.causes.contains(.firstAppearance) }.map(\.view) == [],
        "A tap should update the view, not replace it with a new one.")
    }
  }

  @Test(.proves(7), arguments: Thermostat.allCases)
  func `the room survives an update of the parent`(thermostat: Thermostat) {
    let screen = thermostat.screen
    for degrees in [19, 20] {
      screen.button("Warmer").tap()
      screen.refresh()
      #expect(
        screen.texts == ["\(degrees) degrees"],
        "The parent recreated the view, but its room should be the same.")
    }
  }

  @Test(.proves(8)) func `each thermostat has its own room`() {
    let screen = Screen { WhyNothingHappened() }
    for index in [1, 2, 2, 3, 3, 3] { screen.button("Warmer", at: index).tap() }
    let degrees = screen.texts.filter { $0.hasSuffix("degrees") }
    #expect(
      degrees == ["18 degrees", "19 degrees", "20 degrees", "21 degrees"],
      "The second thermostat was tapped once, the third twice, and the fourth three times.")
  }

  @Test(.proves(8), arguments: Thermostat.allCases)
  func `two thermostats of the same kind have separate rooms`(thermostat: Thermostat) {
    let first = thermostat.screen
    first.button("Warmer").tap()
    let second = thermostat.screen
    #expect(
      second.texts == ["18 degrees"],
      "The second thermostat wasn't tapped, so it should show 18 degrees.")
    second.button("Warmer").tap()
    second.button("Warmer").tap()
    first.button("Warmer").tap()
    #expect(
      first.texts == ["20 degrees"],
      "The first thermostat was tapped twice, so it should show 20 degrees.")
  }

  @Test(.proves(10), arguments: Thermostat.allCases)
  func `the kit reports no warnings`(thermostat: Thermostat) {
    let screen = thermostat.screen
    screen.button("Warmer").tap()
    #expect(
      screen.diagnostics.map(\.message) == [], "The kit should have no warnings about this view.")
  }

  /// Returns the writes that a tap on "Warmer" causes.
  private func writes(of thermostat: Thermostat) -> [StoryUpdate.Write] {
    let screen = thermostat.screen
    screen.button("Warmer").tap()
    return screen.story.last?.writes ?? []
  }

  // The answer decides how each room's type is declared, so these functions examine the type at run
  // time.

  private func isClass(_ type: Any.Type) -> Bool { type is AnyClass }

  private func isObservableObject(_ type: Any.Type) -> Bool { type is any ObservableObject.Type }

  private func isObservable(_ type: Any.Type) -> Bool { type is any Observable.Type }
}
