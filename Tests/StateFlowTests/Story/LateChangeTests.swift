import Synchronization
import Testing

@testable import StateFlow

@Suite("Changes that are formatted later")
@MainActor
struct LateChangeTests {
  private final class Model: CustomStringConvertible {
    var name = "a"
    var description: String { name }
  }

  private struct Named: CustomStringConvertible {
    let looks: Looks
    var description: String {
      looks.count += 1
      return "named"
    }
  }

  private final class Looks { var count = 0 }

  @Test func `plain data is stored to be formatted later, but values that can change aren't`() {
    struct Plain {
      var a = 1
      var b = "b"
      var c = [Optional(1.5)]
    }
    struct Holding { let model = Model() }
    #expect(PlainData.isSmall(1))
    #expect(PlainData.isSmall("text"))
    #expect(PlainData.isSmall(Plain()))
    #expect(PlainData.isSmall(["a": Set([1])]))
    #expect(!PlainData.isSmall(Model()))
    #expect(!PlainData.isSmall([Model()]))
    #expect(!PlainData.isSmall(Holding()))
    #expect(!PlainData.isSmall({ 1 }))
    #expect(!PlainData.isSmall(1 as Any))
    #expect(!PlainData.isSmall(Named(looks: Looks())))
  }

  @Test func `a value with a custom debug description is formatted immediately`() {
    struct Shown: CustomDebugStringConvertible {
      var number = 1
      var debugDescription: String { "shown" }
    }
    #expect(!PlainData.isSmall(Shown()))
  }

  @Test func `a large value is formatted immediately`() {
    #expect(!PlainData.isSmall(String(repeating: "a", count: 10_000)))
    #expect(!PlainData.isSmall(Array(0..<10_000)))
    #expect(!PlainData.isSmall([Array(0..<10_000)]))
  }

  @Test func `an object that changes after a write is shown as it was at the time of the write`() {
    struct Holder { var model: Model? }
    let model = Model()
    let change = LateChange(from: Holder(model: nil), to: Holder(model: model))
    model.name = "b"
    #expect(change.change.text == "nil → a")
  }

  @Test func `a recorded change doesn't retain the objects in it`() {
    weak var former: Model?
    let change: LateChange
    do {
      let model = Model()
      former = model
      change = LateChange(from: model, to: Model())
    }
    #expect(former == nil)
    #expect(change.change.old == "a")
  }

  @Test func `a stored change is formatted when its description is read`() {
    let change = LateChange(from: 1, to: 2)
    #expect(change.change == change.change)
    #expect(change.change.text == "1 → 2")
  }

  private final class Plainly {
    var number = 0.0
    var names = ["a"]
    let model = Model()
    var done: () -> Void = {}
    weak var other: Looks?
  }

  @Test func `an object's property has changed if its value differs from the recorded value`() {
    let object = Plainly()
    var snapshot = ObjectSnapshot(object)
    #expect(!snapshot.differs(from: object))
    object.names.append("b")
    object.number = 2
    #expect(snapshot.differs(from: object))
    let changes = snapshot.update(to: object).map { "\($0.property) \($0.change.change.text)" }
    #expect(changes == ["names [\"a\"] → [\"a\", \"b\"]", "number 0.0 → 2.0"])
    #expect(!snapshot.differs(from: object))
  }

  @Test func `a property whose value is still NaN hasn't changed`() {
    let object = Plainly()
    object.number = .nan
    #expect(!ObjectSnapshot(object).differs(from: object))
  }

  @Test func `an object with a custom description has changed if its description differs`() {
    let object = Plainly()
    var snapshot = ObjectSnapshot(object)
    object.model.name = "b"
    #expect(snapshot.differs(from: object))
    #expect(snapshot.update(to: object).map(\.change.change.text) == ["a → b"])
  }

  private actor Clerk {
    private(set) var count = 0
    func work() { count += 1 }
    func differs(from snapshot: ObjectSnapshot) -> Bool { snapshot.differs(from: self) }
  }

  @Test func `an actor that is busy isn't treated as changed`() async {
    let clerk = Clerk()
    nonisolated(unsafe) var snapshot = ObjectSnapshot(clerk)
    #expect(await !clerk.differs(from: snapshot))
    await clerk.work()
    #expect(await clerk.differs(from: snapshot))
    #expect(snapshot.update(to: clerk).map(\.property) == ["count"])
  }

  private final class Counted {
    let lock = Mutex(0)
    var count = 0
  }

  @Test func `an object with a lock is compared without its lock`() {
    let object = Counted()
    var snapshot = ObjectSnapshot(object)
    object.lock.withLock { $0 = 1 }
    #expect(!snapshot.differs(from: object))
    object.count = 1
    #expect(snapshot.update(to: object).map(\.property) == ["count"])
  }

  @Test func `a weak reference has changed if its object was released`() {
    let object = Plainly()
    var looks: Looks? = Looks()
    object.other = looks
    let snapshot = ObjectSnapshot(object)
    #expect(!snapshot.differs(from: object))
    looks = nil
    #expect(snapshot.differs(from: object))
  }
}
