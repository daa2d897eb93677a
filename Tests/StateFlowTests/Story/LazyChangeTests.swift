import Foundation
import Synchronization
import Testing

@testable import StateFlow
@testable import StateFlowStory

@Suite("Changes that are formatted later")
@MainActor
struct LazyChangeTests {
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
    let change = LazyChange(from: Holder(model: nil), to: Holder(model: model))
    model.name = "b"
    #expect(change.value.text == "nil → a")
  }

  @Test func `a recorded change doesn't retain the objects in it`() {
    weak var former: Model?
    let change: LazyChange
    do {
      let model = Model()
      former = model
      change = LazyChange(from: model, to: Model())
    }
    #expect(former == nil)
    #expect(change.value.old == "a")
  }

  @Test func `a stored change is formatted when its description is read`() {
    let change = LazyChange(from: 1, to: 2)
    #expect(change.value == change.value)
    #expect(change.value.text == "1 → 2")
  }

  private final class Plainly {
    var number = 0.0
    var names = ["a"]
    let model = Model()
    var done: () -> Void = {}
    weak var other: Looks?
  }

  @Test
  func `an object's property has changed if its value differs from the recorded value`() throws {
    let object = Plainly()
    var snapshot = try #require(ObjectSnapshot(object))
    #expect(!snapshot.differs(from: object))
    object.names.append("b")
    object.number = 2
    #expect(snapshot.differs(from: object))
    let changes = snapshot.update(to: object).map { "\($0.property) \($0.change.value.text)" }
    #expect(changes == ["names [\"a\"] → [\"a\", \"b\"]", "number 0.0 → 2.0"])
    #expect(!snapshot.differs(from: object))
  }

  @Test func `a property whose value is still NaN hasn't changed`() throws {
    let object = Plainly()
    object.number = .nan
    #expect(try !#require(ObjectSnapshot(object)).differs(from: object))
  }

  @Test func `an object with a custom description has changed if its description differs`() throws {
    let object = Plainly()
    var snapshot = try #require(ObjectSnapshot(object))
    object.model.name = "b"
    #expect(snapshot.differs(from: object))
    #expect(snapshot.update(to: object).map(\.change.value.text) == ["a → b"])
  }

  @Test func `a constant is compared only if it may contain an object that describes itself`()
    throws
  {
    final class Shared: Sendable { let count = Mutex(0) }
    struct Holding { let model = Model() }
    struct Sharing { let shared = Shared() }
    final class Holder {
      let holding = Holding()
      let sharing = Sharing()
      let looks = Looks()
      let store = UserDefaults()
    }
    let holder = Holder()
    var snapshot = try #require(ObjectSnapshot(holder))
    #expect(snapshot.names == ["holding", "looks"])
    holder.looks.count += 1
    holder.sharing.shared.count.withLock { $0 += 1 }
    #expect(!snapshot.differs(from: holder))
    holder.holding.model.name = "b"
    #expect(snapshot.differs(from: holder))
    #expect(snapshot.update(to: holder).map(\.property) == ["holding"])
  }

  private final class Spy: CustomStringConvertible, Sendable {
    let reads = Atomic(0)
    var description: String { "\(reads.add(1, ordering: .relaxed).newValue)" }
  }

  private actor Clerk {
    private(set) var count = 0
    private var spy: [Spy]
    init(_ spy: Spy) { self.spy = [spy] }
    func work() { count += 1 }
  }

  private struct Office: View {
    let clerk: Clerk
    @State private var second: Clerk
    @State private var taps = 0

    init(_ clerk: Clerk) {
      self.clerk = clerk
      _second = State(initialValue: clerk)
    }

    var body: some View { Button("Taps: \(taps)") { taps += 1 } }
  }

  @Test func `the memory of an actor in a view isn't read`() async {
    let spy = Spy()
    let clerk = Clerk(spy)
    let graph = ViewGraph { Office(clerk) }
    async let work: Void = { for _ in 1...1_000 { await clerk.work() } }()
    for _ in 1...20 { graph.tap("Taps: \(graph.story.updates.count - 1)") }
    await work
    #expect(graph.story.last?.writes.map(\.property) == ["taps"])
    #expect(await clerk.count == 1_000)
    #expect(spy.reads.load(ordering: .relaxed) == 0)
  }

  private class Plain {}

  private final class Counted: @unchecked Sendable {
    let lock = Mutex(0)
    var count = 0
  }

  private final class Locking: @unchecked Sendable {
    private let lock = NSLock()
    var count = 0
  }

  private final class Queued: @unchecked Sendable {
    private let queue = DispatchQueue(label: "Queued")
    var count = 0
  }

  private final class Pointing: @unchecked Sendable {
    private let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    deinit { count.deallocate() }
  }

  @Test func `an object that protects its memory isn't read`() {
    #expect(ObjectSnapshot(Plain()) != nil)
    #expect(ObjectSnapshot(Clerk(Spy())) == nil)
    #expect(ObjectSnapshot(Counted()) == nil)
    #expect(ObjectSnapshot(Locking()) == nil)
    #expect(ObjectSnapshot(Queued()) == nil)
    #expect(ObjectSnapshot(Pointing()) == nil)
    #expect(ObjectSnapshot(UserDefaults()) == nil)
  }

  @Test func `a weak reference has changed if its object was released`() throws {
    let object = Plainly()
    var looks: Looks? = Looks()
    object.other = looks
    let snapshot = try #require(ObjectSnapshot(object))
    #expect(!snapshot.differs(from: object))
    looks = nil
    #expect(snapshot.differs(from: object))
  }
}
