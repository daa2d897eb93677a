import StateFlow
import Synchronization

/// The notes that are printed with a failure of a graded test.
///
/// Objects that a test creates can explain how they reached their state, as a screen does with its
/// story. To do so, an object attaches a closure once. When an expectation fails, the closure is
/// called and returns a note:
///
///     FailureNotes.current?.attach { [weak self] in self?.story }
public final class FailureNotes: Sendable {
  /// The notes of the running test, or `nil` if no graded test is running.
  @TaskLocal public static var current: FailureNotes?

  /// A closure that returns a note, or `nil` if there is nothing to report.
  public typealias Report = @MainActor () -> String?

  private let reports = Mutex<[Report]>([])

  /// Creates an empty collection of notes.
  init() {}

  /// Attaches a report.
  ///
  /// The closure is called each time that an expectation of this test fails: immediately if the
  /// test runs on the main actor, or else at the end of the test. Only the last note that it
  /// returns is printed, with the last failure. The closure is released when the test ends.
  ///
  /// - Parameter report: A closure that returns lines of plain text, or `nil` if there is nothing
  ///   to report.
  public func attach(_ report: @escaping Report) {
    reports.withLock { $0.append(report) }
  }

  /// Returns the notes of all reports, in the order in which they were attached.
  @MainActor func texts() -> [String] {
    reports.withLock { $0 }.compactMap { $0() }
  }

  /// Returns the notes of all reports, or `nil` if the caller isn't on the main actor.
  func textsIfOnMainActor() -> [String]? {
    guard MainActor.isCurrent else { return nil }
    return MainActor.assumeIsolated { texts() }
  }
}
