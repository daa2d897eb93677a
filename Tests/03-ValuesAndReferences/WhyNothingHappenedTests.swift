import Observation
import StateFlow
import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.3 Why nothing happened", .exercise)
struct WhyNothingHappenedTests {
  /// A thermostat that was to be fixed.
  enum Thermostat: CaseIterable {
    case withStruct, withObservableObject, withObservable

    /// The thermostat on a screen.
    @MainActor var screen: Screen {
      switch self {
      case .withStruct: Screen { StructThermostat() }
      case .withObservableObject: Screen { AnnouncingThermostat() }
      case .withObservable: Screen { ObservingThermostat() }
      }
    }

    /// The name of its view.
    @MainActor var view: String {
      switch self {
      case .withStruct: "StructThermostat"
      case .withObservableObject: "AnnouncingThermostat"
      case .withObservable: "ObservingThermostat"
      }
    }
  }

  @Test func `the thermostat as it was found writes, and nothing observes it`() {
    let screen = Screen { WhyNothingHappened() }
    screen.button("Warmer", at: 0).tap()
    #expect(screen.texts.contains("18 degrees"))
    #expect(
      screen.story.last?.writes.map(\.outcome) == [.unobserved],
      "The first thermostat is here to be compared with: it stays as it was found.")
    #expect(screen.story.last?.runs == [], "No body runs for a write that nothing observes.")
  }

  @Test func `the thermostats that were fixed are told of a write, each in its way`() {
    let screen = Screen { WhyNothingHappened() }
    let told = (0...3).map { index in
      screen.button("Warmer", at: index).tap()
      return screen.story.last?.writes.contains { $0.outcome == .announced } == true
    }
    #expect(
      told == [false, true, true, true],
      "Nobody is told of what the first one writes; of the three below it, whoever shows it is.")
  }

  @Test(arguments: Thermostat.allCases)
  func `a tap shows one degree more`(thermostat: Thermostat) {
    let screen = thermostat.screen
    #expect(screen.texts == ["18 degrees"], "The room has 18 degrees at first.")
    screen.button("Warmer").tap()
    #expect(screen.texts == ["19 degrees"])
  }

  @Test(arguments: Thermostat.allCases)
  func `each further tap shows one more`(thermostat: Thermostat) {
    let screen = thermostat.screen
    for _ in 1...4 { screen.button("Warmer").tap() }
    #expect(screen.texts == ["22 degrees"])
  }

  @Test(arguments: Thermostat.allCases)
  func `a tap is one write and one update`(thermostat: Thermostat) {
    let screen = thermostat.screen
    screen.button("Warmer").tap()
    #expect(screen.story.last?.writes.count == 1, "One thing is changed by a tap.")
    #expect(screen.bodyCount(of: Dial.self) == 2, "The dial is shown at first and after the tap.")
  }

  @Test func `the room of the first is a value`() {
    #expect(!isClass(StructRoom.self), "A second name for this room would be the same room.")
    #expect(
      writes(of: .withStruct).map(\.owner) == ["StructThermostat"],
      "To turn up a value is to write the state that holds it. Here something else was written.")
  }

  @Test func `the room of the second announces what changes`() {
    #expect(isObservableObject(AnnouncingRoom.self), "The room is an ObservableObject.")
    #expect(
      writes(of: .withObservableObject).map(\.outcome) == [.announced],
      "The room announces that its degrees change, once.")
  }

  @Test func `the room of the third tells whoever has read what changes`() {
    #expect(isObservable(ObservedRoom.self), "The room is @Observable.")
    #expect(
      writes(of: .withObservable).map(\.outcome) == [.announced],
      "Whoever has read the degrees is told that they change.")
  }

  @Test(arguments: [Thermostat.withObservableObject, .withObservable])
  func `a tap changes the room, and no state of the view`(thermostat: Thermostat) {
    let screen = thermostat.screen
    screen.button("Warmer").tap()
    #expect(
      screen.story.last?.writes.map(\.owner).contains(thermostat.view) == false,
      """
      The room is an object that can be observed. The view has to keep the same one, and needs no \
      other state to be told.
      """)
  }

  @Test(arguments: Thermostat.allCases)
  func `a tap does not put another view on screen`(thermostat: Thermostat) {
    let screen = thermostat.screen
    screen.button("Warmer").tap()
    #expect(
      screen.story.last?.runs.filter { $0.causes.contains(.firstAppearance) } == [],
      "The view is told that something changed; it is not thrown away and made anew.")
  }

  @Test(arguments: Thermostat.allCases)
  func `the room survives a refresh of the parent`(thermostat: Thermostat) {
    let screen = thermostat.screen
    screen.button("Warmer").tap()
    screen.refresh()
    #expect(screen.texts == ["19 degrees"], "The view was made anew; its room is the same.")
    screen.button("Warmer").tap()
    #expect(screen.texts == ["20 degrees"])
  }

  @Test func `each thermostat has a room of its own`() {
    let screen = Screen { WhyNothingHappened() }
    screen.button("Warmer", at: 1).tap()
    screen.button("Warmer", at: 2).tap()
    screen.button("Warmer", at: 2).tap()
    screen.button("Warmer", at: 3).tap()
    #expect(
      screen.texts.filter { $0.hasSuffix("degrees") }.sorted()
        == ["18 degrees", "19 degrees", "19 degrees", "20 degrees"])
  }

  @Test(arguments: Thermostat.allCases)
  func `two of one kind are two rooms`(thermostat: Thermostat) {
    let first = thermostat.screen
    first.button("Warmer").tap()
    #expect(thermostat.screen.texts == ["18 degrees"], "This room was not turned up.")
  }

  @Test(arguments: Thermostat.allCases)
  func `nothing is misused`(thermostat: Thermostat) {
    let screen = thermostat.screen
    screen.button("Warmer").tap()
    #expect(screen.diagnostics.map(\.message) == [])
  }

  /// What a tap writes.
  private func writes(of thermostat: Thermostat) -> [StoryUpdate.Write] {
    let screen = thermostat.screen
    screen.button("Warmer").tap()
    return screen.story.last?.writes ?? []
  }

  // A room is whatever the answer makes of it, so these ask when the suite runs.

  private func isClass(_ type: Any.Type) -> Bool { type is AnyClass }

  private func isObservableObject(_ type: Any.Type) -> Bool { type is any ObservableObject.Type }

  private func isObservable(_ type: Any.Type) -> Bool { type is any Observable.Type }
}
