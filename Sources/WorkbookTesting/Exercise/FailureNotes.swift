import StateFlow
import Synchronization

/// The notes that are printed with a failure of a graded test.
///
/// Objects that a test creates can explain how they reached their state, as a screen does with its
/// story. To do so, an object attaches a closure once. When an expectation fails, the closure is
/// called and returns a note:
///
///     FailureNotes.current?.attach { [weak self] isFirst in self?.story(last: isFirst ? 5 : 2) }
public final class FailureNotes: Sendable {
  /// The notes of the running test, or `nil` if no graded test is running.
  @TaskLocal public static var current: FailureNotes?
  /// Whether failures are printed without notes, because a note would give away the answer.
  @TaskLocal static var areHidden = false

  /// A closure that returns a note, or `nil` if there is nothing to report. Its argument says whether
  /// the note is for the test's first failure.
  public typealias Report = @MainActor (_ isFirst: Bool) -> String?

  private let reports = Mutex<[Report]>([])

  /// Creates an empty collection of notes.
  init() {}

  /// Attaches a report.
  ///
  /// The closure is called each time that an expectation of this test fails: immediately if the
  /// test runs on the main actor, or else at the end of the test. The note is printed with that
  /// failure, unless it's the same as the failure before it. The closure is released when the test
  /// ends.
  ///
  /// - Parameter report: A closure that returns lines of plain text, or `nil` if there is nothing
  ///   to report.
  public func attach(_ report: @escaping Report) {
    reports.withLock { $0.append(report) }
  }

  /// Returns the notes of all reports on a failure, in the order in which they were attached.
  @MainActor func texts(isFirst: Bool) -> [String] {
    reports.withLock { $0 }.compactMap { $0(isFirst) }
  }

  /// Returns the notes of all reports, or `nil` if the caller isn't on the main actor.
  func textsIfOnMainActor(isFirst: Bool) -> [String]? {
    guard MainActor.isCurrent else { return nil }
    return MainActor.assumeIsolated { texts(isFirst: isFirst) }
  }
}
