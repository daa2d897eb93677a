/// What other threads ask of a graph, kept until the main actor has time.
///
/// A state may be written, and an object may announce, on any thread (S11). The tree belongs to
/// the main actor, so what follows from it waits here. Whoever looks at the screen drains the inbox
/// first: once the writing thread is joined, its write is seen.
final class Inbox: @unchecked Sendable {
  private let letters = Locked<[@MainActor () -> Void]>([])
  /// Set once, before the inbox is shared.
  weak var graph: ViewGraph?

  /// Runs `work` now if this is the main actor; else leaves it for the graph's next update.
  func run(_ work: @escaping @MainActor () -> Void) {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { work() }
      return
    }
    let isFirst = letters.withLock { letters in
      letters.append(work)
      return letters.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor [weak self] in self?.graph?.update() }
  }

  /// Runs what has come in.
  @MainActor
  func drain() {
    while true {
      let waiting = letters.withLock { letters in
        defer { letters = [] }
        return letters
      }
      guard !waiting.isEmpty else { return }
      graph?.foreignChanges += waiting.count
      for work in waiting { work() }
    }
  }
}
