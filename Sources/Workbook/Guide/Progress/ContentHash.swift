/// A short name for a content: two contents with one name are the same, in all likelihood.
///
/// It is FNV-1a with 64 bits: it tells an edited answer from the one that passed, and protects
/// against nobody.
struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  /// The name of some bytes.
  ///
  /// - Complexity: O(*n*), for *n* bytes.
  init(_ bytes: some Sequence<UInt8>) {
    value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Sixteen hexadecimal digits.
  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
