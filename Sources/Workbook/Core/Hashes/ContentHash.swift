import Foundation

/// A fast 128-bit hash, which is the same for equal content on every machine.
///
/// It prevents accidental collisions, but not deliberate ones. To prevent deliberate collisions as
/// well, use ``Fingerprint``.
package struct ContentHash: Sendable, CustomStringConvertible {
  private var low: UInt64 = 0xcbf2_9ce4_8422_2325
  private var high: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Creates a hash of empty content.
  package init() {}

  /// Creates the hash of the given bytes.
  package init(_ data: Data) {
    add(data)
  }

  /// Adds bytes and their count, so that the boundary between two calls affects the hash.
  package mutating func add(_ data: Data) {
    data.withUnsafeBytes { bytes in
      // Hash whole words, because the companion is a debug build, in which a loop over bytes is
      // slow.
      let words = bytes.count / 8
      for index in 0..<words {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
      }
      var tail: UInt64 = 0
      for byte in bytes[(words * 8)...] { tail = tail << 8 | UInt64(byte) }
      add(tail)
      add(UInt64(bytes.count))
    }
  }

  /// Adds a string and its length, so that the boundary between two calls affects the hash.
  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// The hash as 32 hexadecimal digits.
  package var digest: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package var description: String { digest }

  private mutating func add(_ word: UInt64) {
    low = (low ^ word) &* 0x0000_0100_0000_01b3
    low ^= low >> 29
    let product = (high ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    high = product.high ^ product.low &+ 0xe703_7ed1_a0b4_28db
  }
}
