import Testing

@testable import StateFlow

@Suite("Changes in a story")
struct ChangeTextTests {
  private struct Stay {
    var nights = 2
    var guests: [String] = ["Ada"]
  }
  private struct Stop {
    var city: String
    var stay: Stay? = Stay()
  }

  private let journey = ["Oslo", "Bergen", "Trondheim"].map { Stop(city: $0) }

  /// The texts of the journey before and after a change.
  private func told(_ change: (inout [Stop]) -> Void) -> [String] {
    var changed = journey
    change(&changed)
    let (old, new) = describeChange(from: journey, to: changed)
    return [old, new]
  }

  @Test func `a small value is told as a whole`() {
    let (old, new) = describeChange(from: [1, 2], to: [1, 3])
    #expect([old, new] == ["[1, 2]", "[1, 3]"])
  }

  @Test func `of a large value the part that differs is told`() {
    #expect(told { $0[2].stay?.nights = 3 } == ["[2].stay.nights: 2", "3"])
    #expect(told { $0[1].stay?.guests[0] = "Alan" } == ["[1].stay.guests[0]: \"Ada\"", "\"Alan\""])
  }

  @Test func `a part that is longer than before is told as a whole`() {
    #expect(
      told { $0[2].stay?.guests.append("Alan") }
        == ["[2].stay.guests: [\"Ada\"]", "[\"Ada\", \"Alan\"]"])
  }

  @Test func `a part that is gone is told as a whole`() {
    #expect(
      told { $0[2].stay = nil } == ["[2].stay: Stay(nights: 2, guests: [\"Ada\"])", "nil"])
  }

  @Test func `of several differences the first is told, and that there are more`() {
    #expect(
      told { for index in [1, 2] { $0[index].stay?.nights = 3 } }
        == ["[1].stay.nights: 2", "3 and more"])
  }

  @Test func `where the difference is in what is told anyway, nothing is looked for`() {
    let old = Array(repeating: 1, count: 100)
    var new = old
    new[0] = 2
    #expect(describeChange(from: old, to: new).new == "[2, 1, 1, … 100 elements]")
  }

  @Test func `a difference that is far away is not looked for`() {
    let old = Array(repeating: 1, count: 10_000)
    var new = old
    new[9_000] = 2
    #expect(describeChange(from: old, to: new).new == "[1, 1, 1, … 10,000 elements]")
  }

  @Test func `equal values are told alike`() {
    #expect(told { _ in } == [describe(journey), describe(journey)])
  }
}
