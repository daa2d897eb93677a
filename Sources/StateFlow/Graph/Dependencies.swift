/// A source that an evaluation has read.
struct Dependency {
  let source: Source
  /// Returns whether the value that was read has changed. If there is no check, every change to the
  /// source affects the reader.
  var check: (() -> Bool)?
}

/// The reads of a node's last evaluation.
///
/// Most evaluations read the same sources as the previous evaluation, in the same order. In that case,
/// there is nothing to record.
struct Dependencies {
  private var reads: [Dependency] = []
  /// The number of reads that the running evaluation has repeated in the same order.
  private var confirmed = 0
  /// The reads of the running evaluation, starting with the first one that differs from the last
  /// evaluation's reads.
  private var deviation: [Dependency]?

  /// The sources that the last evaluation read.
  var sources: [Source] { reads.map(\.source) }

  /// Whether any value that the last evaluation read has changed.
  var areDifferent: Bool { reads.contains { $0.check?() ?? false } }

  // MARK: The running evaluation

  /// Starts to record the reads of an evaluation.
  mutating func begin() {
    confirmed = 0
    deviation = nil
  }

  /// Records a read.
  mutating func note(_ source: Source, check: (() -> Bool)?) {
    // Consecutive rows of a `ForEach` often read the same state.
    if check == nil, let last, last.source === source, last.check == nil { return }
    if deviation == nil, confirmed < reads.count, reads[confirmed].source === source,
      (reads[confirmed].check == nil) == (check == nil)
    {
      if check != nil { reads[confirmed].check = check }
      confirmed += 1
    } else {
      deviation = deviation ?? []
      deviation?.append(Dependency(source: source, check: check))
    }
  }

  private var last: Dependency? {
    deviation?.last ?? (confirmed > 0 ? reads[confirmed - 1] : nil)
  }

  /// The number of reads so far.
  var count: Int { confirmed + (deviation?.count ?? 0) }

  /// Returns the sources that were read after the first `count` reads.
  func sourcesRead(after count: Int) -> [Source] {
    (reads.prefix(confirmed) + (deviation ?? [])).dropFirst(count).map(\.source)
  }

  /// Returns whether the evaluation has read `source`.
  func hasRead(_ source: Source) -> Bool {
    reads.prefix(confirmed).contains { $0.source === source }
      || deviation?.contains { $0.source === source } == true
  }

  /// Ends the evaluation.
  ///
  /// - Returns: The reads of this evaluation and of the previous one, or `nil` if they are the same.
  mutating func end() -> (current: [Dependency], former: [Dependency])? {
    guard deviation != nil || confirmed < reads.count else { return nil }
    let former = reads
    reads = reads.prefix(confirmed) + (deviation ?? [])
    deviation = nil
    return (reads, former)
  }
}
