import StateFlow
import Testing
import WorkbookTesting

/// Tests of the figures that show who keeps whom alive.
@Suite("Watched references")
@MainActor
struct WatchedReferencesTests {
  private final class Lamp {
    var bulb: Bulb?
    var action: (() -> Void)?
  }

  private final class Bulb {}

  private func watched(_ lamp: Lamp) -> WatchedReferences {
    let parts = WatchedReferences()
    parts.watch("lamp", .object, lamp, isHeldByTest: true)
    parts.watch("bulb", .object, lamp.bulb)
    return parts
  }

  private func lit() -> Lamp {
    let lamp = Lamp()
    lamp.bulb = Bulb()
    return lamp
  }

  @Test func `what a stored property refers to is kept alive, until the property changes`() {
    let lamp = lit()
    let parts = watched(lamp)
    parts.refer(from: "lamp", to: "bulb", through: "bulb")
    #expect(
      parts.figure("on").svg().contains("lamp, an object, keeps alive bulb, an object (bulb)."))
    lamp.bulb = nil
    #expect(parts.figure("off").svg().contains("bulb, an object, has been released."))
  }

  @Test func `a reference that no property makes is reported`() {
    let lamp = lit()
    let parts = watched(lamp)
    withKnownIssue {
      parts.refer(from: "bulb", to: "lamp")
    } matching: {
      $0.description.contains("bulb doesn't refer to lamp.")
    }
  }

  @Test func `an object that is alive without a reference in the figure is reported`() {
    let lamp = lit()
    let parts = watched(lamp)
    withKnownIssue {
      _ = parts.figure("on")
    } matching: {
      $0.description.contains("bulb is alive, but nothing in the figure keeps it alive.")
    }
    withExtendedLifetime(lamp) {}
  }

  @Test func `a closure that was said to keep an object alive, but doesn't, is reported`() {
    let lamp = lit()
    let parts = watched(lamp)
    lamp.action = { [weak bulb = lamp.bulb] in _ = bulb }
    parts.watch("action", .closure) { lamp.action != nil }
    parts.refer(from: "lamp", to: "action")
    parts.refer(from: "lamp", to: "bulb")
    parts.refer(from: "action", to: "bulb")
    lamp.bulb = nil
    let svg = parts.figure("off").svg()
    #expect(svg.contains("action, a closure, no longer refers to bulb, an object."))
  }

  @Test func `a closure keeps alive what it has captured`() {
    let lamp = lit()
    let parts = watched(lamp)
    lamp.action = { [bulb = lamp.bulb] in _ = bulb }
    parts.watch("action", .closure) { lamp.action != nil }
    parts.refer(from: "lamp", to: "action")
    parts.refer(from: "action", to: "bulb")
    lamp.bulb = nil
    #expect(parts.figure("off").svg().contains("action, a closure, keeps alive bulb, an object."))
    lamp.action = nil
    #expect(parts.figure("gone").svg().contains("bulb, an object, has been released."))
  }

  @Test func `a token is found by the name of its type`() {
    let subject = PassthroughSubject<Void, Never>()
    let token = subject.sink {}
    #expect(StoredReferences.object(reachedFrom: subject, ofType: "Sink<") != nil)
    #expect(StoredReferences.object(reachedFrom: token, ofType: "Sink<") != nil)
    #expect(StoredReferences.object(reachedFrom: token, ofType: "Lamp") == nil)
  }
}
