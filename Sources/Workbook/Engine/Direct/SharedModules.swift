import Foundation
import WorkbookCore

/// The modules of groups of answers. Each is made once, even if several tasks request it at the same
/// time.
actor SharedModules {
  private var tasks: [AnswerGroup: Task<URL?, any Error>] = [:]

  /// Returns the module of a group, or `nil` if the group can't share a suite.
  func module(
    of group: AnswerGroup, make: @escaping @Sendable () async throws -> URL?
  ) async throws -> URL? {
    let task = tasks[group] ?? Task { try await make() }
    tasks[group] = task
    return try await task.value
  }
}
