import Foundation

/// The seed of a random test. The same seed produces the same steps.
struct Seed: CustomStringConvertible {
  /// The environment variable that contains the seed of the run to repeat.
  static let variable = "WORKBOOK_SEED"

  let number: UInt64

  var description: String { "\(number) (replay with \(Seed.variable)=\(number))" }

  /// The seeds to test with: a constant seed and a random seed, or only the seed that the
  /// environment specifies.
  static var all: [Seed] {
    if let text = ProcessInfo.processInfo.environment[variable], let number = UInt64(text) {
      return [Seed(number: number)]
    }
    return [Seed(number: 20), Seed(number: UInt64.random(in: 1_000...999_999))]
  }

  /// Returns different seeds for the given number of runs, starting with this seed.
  func following(_ count: Int) -> [Seed] {
    (0..<UInt64(count)).map { Seed(number: number &+ $0 &* 1_000_003) }
  }
}

/// A generator of random numbers that depend only on a seed (SplitMix64).
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
