import StateFlow
import Testing
import WorkbookProse

/// Tests of the figures that show what keeps what alive.
@Suite("Watched references")
@MainActor
struct WatchedReferencesTests {
  private final class Lamp {
    var bulb: Bulb?
    var action: (() -> Void)?
    var other: Blinker?
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

  @Test func `what a stored property refers to is kept alive, until the reference is cut`() {
    let lamp = lit()
    let parts = watched(lamp)
    parts.refer(from: "lamp", to: "bulb", through: "bulb")
    #expect(parts.figure("on").svg().contains("lamp keeps bulb alive (bulb)."))
    lamp.bulb = nil
    parts.cut(from: "lamp", to: "bulb")
    #expect(parts.figure("off").svg().contains("bulb has been released."))
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

  @Test func `a reference by way of another part is reported`() {
    final class Street {
      let lamps: [Lamp]
      init(_ lamps: [Lamp]) { self.lamps = lamps }
    }
    let lamp = lit()
    let street = Street([lamp])
    let parts = watched(lamp)
    parts.watch("street", .object, street, isHeldByTest: true)
    parts.refer(from: "street", to: "lamp")
    withKnownIssue {
      parts.refer(from: "street", to: "bulb")
    } matching: {
      $0.description.contains("street doesn't refer to bulb.")
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

  @Test func `a closure that is said to keep an object alive, but doesn't, is reported`() {
    let lamp = lit()
    let parts = watched(lamp)
    lamp.action = { [weak bulb = lamp.bulb] in _ = bulb }
    parts.watch("action", .closure) { lamp.action != nil }
    parts.refer(from: "lamp", to: "action")
    parts.refer(from: "lamp", to: "bulb")
    parts.refer(from: "action", to: "bulb")
    lamp.bulb = nil
    parts.cut(from: "lamp", to: "bulb")
    withKnownIssue {
      _ = parts.figure("off")
    } matching: {
      $0.description.contains("In the figure, bulb is kept alive, but it has been released.")
    }
  }

  @Test func `a closure keeps alive what it has captured`() {
    let lamp = lit()
    let parts = watched(lamp)
    lamp.action = { [bulb = lamp.bulb] in _ = bulb }
    parts.watch("action", .closure) { lamp.action != nil }
    parts.refer(from: "lamp", to: "action")
    parts.refer(from: "lamp", to: "bulb")
    parts.refer(from: "action", to: "bulb")
    lamp.bulb = nil
    parts.cut(from: "lamp", to: "bulb")
    #expect(parts.figure("off").svg().contains("action keeps bulb alive."))
    lamp.action = nil
    parts.cut(from: "lamp", to: "action")
    #expect(parts.figure("gone").svg().contains("bulb has been released."))
  }

  /// An object that keeps the token of a subscription.
  private final class Blinker {
    var count = 0
    var token: AnyCancellable?
  }

  /// Returns the parts of a program whose lamp has released its blinker, and the objects that the test holds.
  ///
  /// - Parameters:
  ///   - isLeak: Whether the closure keeps the blinker alive.
  ///   - saysLeak: Whether the figure says so.
  private func blinker(isLeak: Bool, saysLeak: Bool) -> (WatchedReferences, [AnyObject]) {
    let subject = PassthroughSubject<Void, Never>()
    let lamp = Lamp()
    do {
      let blinker = Blinker()
      blinker.token =
        isLeak
        ? subject.sink { blinker.count += 1 }
        : subject.sink { [weak blinker] in blinker?.count += 1 }
      lamp.other = blinker
    }
    let parts = WatchedReferences()
    parts.watch("lamp", .object, lamp, isHeldByTest: true)
    parts.watch("blinker", .object, lamp.other)
    parts.watch("token", .token, lamp.other?.token)
    parts.watch(
      "closure", .closure, StoredReferences.object(reachedFrom: subject, ofType: "Sink<"))
    parts.watch("subject", .publisher, subject, isHeldByTest: true)
    parts.refer(from: "lamp", to: "blinker")
    parts.refer(from: "blinker", to: "token")
    parts.refer(from: "token", to: "closure")
    parts.refer(from: "closure", to: "blinker", isWeak: !saysLeak)
    parts.refer(from: "subject", to: "closure", until: "token")
    lamp.other = nil
    parts.cut(from: "lamp", to: "blinker")
    return (parts, [lamp, subject] as [AnyObject])
  }

  @Test(arguments: [true, false])
  func `a figure that is right about a leak isn't reported`(isLeak: Bool) {
    let (parts, held) = blinker(isLeak: isLeak, saysLeak: isLeak)
    _ = parts.figure("dark")
    withExtendedLifetime(held) {}
  }

  @Test(arguments: [true, false])
  func `a figure that is wrong about a leak is reported`(isLeak: Bool) {
    let (parts, held) = blinker(isLeak: isLeak, saysLeak: !isLeak)
    withKnownIssue { _ = parts.figure("dark") }
    withExtendedLifetime(held) {}
  }

  @Test func `a token is found by the name of its type`() {
    let subject = PassthroughSubject<Void, Never>()
    let token = subject.sink {}
    #expect(StoredReferences.object(reachedFrom: subject, ofType: "Sink<") != nil)
    #expect(StoredReferences.object(reachedFrom: token, ofType: "Sink<") != nil)
    #expect(StoredReferences.object(reachedFrom: token, ofType: "Lamp") == nil)
  }
}
