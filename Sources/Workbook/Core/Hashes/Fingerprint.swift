import Foundation

/// A SHA-256 hash for content that might be forged.
///
/// Unlike ``ContentHash``, it also prevents deliberate collisions, which would give an answer the
/// marks of another answer.
package struct Fingerprint: Sendable {
  private var state: [UInt32] = Self.initialState
  /// The bytes of the last, incomplete block.
  private var buffer: [UInt8] = []
  private var count: UInt64 = 0

  /// Creates a fingerprint of empty content.
  package init() {}

  /// Adds bytes and their count, so that the boundary between two calls affects the hash.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func add(_ data: Data) {
    // The count comes first, so that "ab" and "c" differ from "a" and "bc".
    addBytes(withUnsafeBytes(of: UInt64(data.count).bigEndian) { Data($0) })
    addBytes(data)
  }

  /// Adds a string and its length, so that the boundary between two calls affects the hash.
  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// Adds bytes without their count, as `sha256sum` does.
  mutating func addBytes(_ data: Data) {
    count += UInt64(data.count)
    buffer += data
    guard buffer.count >= 64 else { return }
    let whole = buffer.count / 64 * 64
    buffer.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: whole, by: 64) {
        Self.compress(UnsafeBufferPointer(rebasing: bytes[start..<(start + 64)]), into: &state)
      }
    }
    buffer.removeFirst(whole)
  }

  /// The hash as 64 hexadecimal digits.
  package var digest: String {
    var last = self
    let bits = count * 8
    let zeros = (120 - (buffer.count + 1) % 64) % 64
    last.addBytes(
      Data([0x80]) + Data(count: zeros) + withUnsafeBytes(of: bits.bigEndian) { Data($0) })
    return last.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Mixes a 64-byte block into the state.
  private static func compress(_ block: UnsafeBufferPointer<UInt8>, into state: inout [UInt32]) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for index in 0..<16 {
        let first = index * 4
        words[index] =
          UInt32(block[first]) << 24 | UInt32(block[first + 1]) << 16
          | UInt32(block[first + 2]) << 8 | UInt32(block[first + 3])
      }
      for index in 16..<64 {
        let (early, late) = (words[index - 15], words[index - 2])
        let low = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
        let high = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
        words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      constants.withUnsafeBufferPointer { constants in
        for index in 0..<64 {
          let choice = (e & f) ^ (~e & g)
          let first =
            h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice
            &+ constants[index] &+ words[index]
          let majority = (a & b) ^ (a & c) ^ (b & c)
          let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
          (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
      }
      for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
  private static let initialState = primes.prefix(8).map { bits(of: Double($0).squareRoot()) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants = primes.map { bits(of: cbrt(Double($0))) }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  /// Returns the first 32 bits of the fractional part of a root.
  ///
  /// A `Double` has 53 significant bits. At most 5 of them are in the integer part, which leaves
  /// enough for the fraction.
  private static func bits(of root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
}
