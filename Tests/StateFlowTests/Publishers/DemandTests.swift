import StateFlow
import Testing

@Suite("Demand")
struct DemandTests {
  private typealias Demand = Subscribers.Demand

  @Test
  func `a sum of demands becomes unlimited if it's too large, and none if it's negative`() {
    #expect(Demand.max(81) + 42 == .max(123))
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(.max) + .max(.max) == .unlimited)
    #expect(Demand.unlimited + .min == .unlimited)
    #expect(Demand.max(1) + -2 == Demand.none)
  }

  @Test func `a negative difference between demands becomes none`() {
    #expect(Demand.max(100) - 42 == .max(58))
    #expect(Demand.max(1) - .max(2) == .none)
    #expect(Demand.max(1) - .unlimited == .none)
    #expect(Demand.max(1) - -1 == .max(2))
    #expect(Demand.max(.max) - -1 == Demand.none)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.unlimited - .max == .unlimited)
  }

  @Test
  func `a multiple of a demand becomes unlimited if it's too large, and none if it's negative`() {
    #expect(Demand.max(21) * 2 == .max(42))
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.max(2) * -1 == .none)
    #expect(Demand.max(.max) * -2 == .none)
    #expect(Demand.unlimited * 0 == .unlimited)
  }

  @Test func `the greatest finite demand isn't unlimited`() {
    #expect(Demand.max(.max) < .unlimited)
    #expect(Demand.max(.max).max == .max)
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.unlimited > .max)
    #expect(!(Demand.unlimited <= .max))
  }

  @Test func `a subject decrements the greatest finite demand`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var subscription: (any Subscription)?
    subject.subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          seen.append($0)
          return .none
        }))
    subscription?.request(.max(.max))
    subscription?.request(.max(.max))
    subject.send(1)
    #expect(seen == [1])
  }
}
