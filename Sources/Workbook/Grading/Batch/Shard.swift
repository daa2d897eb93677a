import WorkbookCore

/// One part of the submissions, such as `3/10` for the third of ten, if several machines share the
/// work.
///
/// A submission's name alone determines its shard, so machines don't need to communicate.
struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
  let number: Int
  let count: Int

  /// Parses a shard such as `3/10`, or returns `nil` if the string isn't a shard.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      count > 0, (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  var description: String { "\(number)/\(count)" }

  /// Returns whether a submission is part of this shard.
  func contains(_ name: String) -> Bool {
    var fingerprint = Fingerprint()
    fingerprint.add(name)
    let hash = UInt64(fingerprint.digest.prefix(15), radix: 16) ?? 0
    return Int(hash % UInt64(count)) == number - 1
  }
}
