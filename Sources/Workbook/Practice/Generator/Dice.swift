/// A source of choices that depend only on a seed, on any machine and with any version of Swift.
///
/// The numbers are those of SplitMix64 (Steele, Lea, and Flood, 2014).
package struct Dice: Sendable {
  private var state: UInt64

  /// Creates the choices of a seed.
  package init(seed: UInt64) { state = seed }

  /// Creates the choices of a seed for one of several purposes, such as a student's exam.
  ///
  /// - Parameter purpose: A string that distinguishes the purpose from others.
  package init(seed: UInt64, for purpose: String) {
    // FNV-1a, whose result doesn't depend on the process, unlike that of a `Hasher`.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in purpose.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var dice = Dice(seed: seed ^ hash)
    state = dice.next()
  }

  /// Returns the next number of the sequence.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var result = state
    result = (result ^ (result >> 30)) &* 0xbf58_476d_1ce4_e5b9
    result = (result ^ (result >> 27)) &* 0x94d0_49bb_1331_11eb
    return result ^ (result >> 31)
  }

  /// Returns a number from zero up to, but not including, a limit.
  package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Returns true once in the given number of times, on average.
  package mutating func once(in number: Int) -> Bool { below(number) == 0 }

  /// Returns one of several values.
  package mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// Returns the values in another order.
  package mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var result = values
    for last in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(last, below(last + 1))
    }
    return result
  }
}
