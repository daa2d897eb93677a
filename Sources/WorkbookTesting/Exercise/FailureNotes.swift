import StateFlow
import Synchronization

/// What is printed under the failure of a graded test, beside the failure itself.
///
/// What a test makes can explain how it got where it is. It attaches a report once, and the report
/// is asked for when an expectation fails:
///
///     FailureNotes.current?.attach { [weak self] in self?.story }
public final class FailureNotes: Sendable {
  /// The notes of the graded test that is running, or nil outside of one.
  @TaskLocal public static var current: FailureNotes?

  /// Tells what there is to tell, or nil.
  public typealias Report = @MainActor () -> String?

  private let reports = Mutex<[Report]>([])

  /// No notes yet.
  init() {}

  /// Adds a report.
  ///
  /// It is called each time that an expectation of this test fails, at that very moment if the
  /// test is on the main actor, or else at the end of the test. Its text is printed under the last
  /// failure. It is released when the test ends.
  ///
  /// - Parameter report: Gives lines of plain text, or nil if there is nothing to tell.
  public func attach(_ report: @escaping Report) {
    reports.withLock { $0.append(report) }
  }

  /// The texts of all reports, in the order in which they were attached.
  @MainActor func texts() -> [String] {
    reports.withLock { $0 }.compactMap { $0() }
  }

  /// The texts of all reports, or nil if the caller is not on the main actor.
  func textsIfOnMainActor() -> [String]? {
    guard MainActor.isCurrent else { return nil }
    return MainActor.assumeIsolated { texts() }
  }
}
