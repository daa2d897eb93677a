import Foundation

/// A short name for some content: equal content has equal names, on every machine.
///
/// It keeps accidents apart, not attackers.
package struct ContentHash: Sendable, CustomStringConvertible {
  private var low: UInt64 = 0xcbf2_9ce4_8422_2325
  private var high: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// The name of no content at all.
  package init() {}

  /// The name of some bytes.
  package init(_ data: Data) {
    add(data)
  }

  /// Adds some bytes, and where they end.
  package mutating func add(_ data: Data) {
    data.withUnsafeBytes { bytes in
      // Word by word: the companion is built for debugging, where a step for each byte is slow.
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

  /// Adds a text, and where it ends.
  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// The name: 32 hexadecimal digits.
  package var name: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package var description: String { name }

  private mutating func add(_ word: UInt64) {
    low = (low ^ word) &* 0x0000_0100_0000_01b3
    low ^= low >> 29
    let product = (high ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    high = product.high ^ product.low &+ 0xe703_7ed1_a0b4_28db
  }
}
