import WorkbookCore

/// A part of the submissions, when several machines share the work: `3/10` is the third of ten.
///
/// Which part a submission is in follows from its name alone, so that machines need not talk.
struct Shard: Equatable, Sendable {
  let number: Int
  let count: Int

  /// The part that a text names; nil if it names none.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      count > 0, (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a submission is in this part.
  func contains(_ name: String) -> Bool {
    var print = Fingerprint()
    print.add(name)
    let hash = UInt64(print.digest.prefix(15), radix: 16) ?? 0
    return Int(hash % UInt64(count)) == number - 1
  }
}
