import Foundation

/// Where a random test starts: the same seed gives the same steps.
struct Seed: CustomStringConvertible {
  /// The environment variable that replays the run which a failure names.
  static let variable = "WORKBOOK_SEED"

  let number: UInt64

  var description: String { "\(number) (replay with \(Seed.variable)=\(number))" }

  /// The seeds to run: one that is always the same and one that is new in each run, or the one that
  /// the environment names.
  static var all: [Seed] {
    if let text = ProcessInfo.processInfo.environment[variable], let number = UInt64(text) {
      return [Seed(number: number)]
    }
    return [Seed(number: 20), Seed(number: UInt64.random(in: 1_000...999_999))]
  }

  /// The seeds of `count` runs that differ, starting with this one.
  func following(_ count: Int) -> [Seed] {
    (0..<UInt64(count)).map { Seed(number: number &+ $0 &* 1_000_003) }
  }
}

/// Numbers that look random and follow from a seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Seed) {
    state = seed.number
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
