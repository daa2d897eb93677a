import Testing

@testable import StateFlow

@Suite("Matching rows by id")
struct RowMatchTests {
  private func match<ID: Hashable>(_ former: [ID], _ current: [ID]) -> RowMatch {
    RowMatch(from: former, to: current, known: Set(former))
  }

  @Test func `rows at the same position are matched`() {
    let match = match([1, 2, 3], [1, 2, 3])
    #expect(match.counterparts == [0, 1, 2])
    #expect(match.leaving == [])
  }

  @Test func `rows before and after a changed row are matched`() {
    #expect(match([1, 2, 3], [9, 1, 2, 3]).counterparts == [-1, 0, 1, 2])
    #expect(match([1, 2, 3, 4], [1, 3, 4]).counterparts == [0, 2, 3])
    #expect(match([1, 2, 3, 4], [4, 1, 2, 3]).counterparts == [3, 0, 1, 2])
    #expect(match([1, 2, 3, 4], [2, 3, 4, 1]).counterparts == [1, 2, 3, 0])
    #expect(match([1, 2, 3, 4], [1, 3, 4]).leaving == [1])
  }

  @Test func `if two rows have the same id, only the first row is matched`() {
    #expect(match([2, 1], [1, 2, 1]).counterparts == [1, 0, -1])
    #expect(match([1, 2], [2, 1, 2]).counterparts == [1, 0, -1])
  }

  @Test func `a row whose id doesn't equal itself is never matched`() {
    let match = match([1, .nan, .nan], [.nan, 1, .nan])
    #expect(match.counterparts == [-1, 0, -1])
    #expect(match.leaving == [1, 2])
  }

  @Test func `if several IDs become equal, they match only one row`() {
    final class Tag: Hashable {
      var name: String
      init(_ name: String) { self.name = name }
      static func == (lhs: Tag, rhs: Tag) -> Bool { lhs.name == rhs.name }
      func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
    let tags = [Tag("a"), Tag("b"), Tag("c")]
    tags[0].name = "b"
    let match = match(tags, [Tag("d"), Tag("b")])
    #expect(match.counterparts == [-1, 0])
    #expect(match.leaving == [1, 2])
  }

  @Test func `matching any two lists gives the same result as looking up each id`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<2_000 {
      let former = Array(
        (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)))
      let current = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        Int.random(in: 0..<12, using: &random)
      }
      var free = Dictionary(uniqueKeysWithValues: former.enumerated().map { ($1, $0) })
      let expected = current.map { free.removeValue(forKey: $0) ?? -1 }
      let match = match(former, current)
      #expect(match.counterparts == expected, "\(former) \(current)")
      #expect(match.leaving == free.values.sorted(), "\(former) \(current)")
    }
  }
}

/// A random number generator that returns the same numbers in each run.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
