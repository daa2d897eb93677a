import Foundation
import WorkbookCommandLine

/// A record of how and when the submissions were graded, so that readers can judge how far to trust
/// the reports.
struct GradingProvenance: Sendable, Codable, Equatable {
  /// Whether answers ran in isolation, in which case they couldn't do any harm.
  var isIsolated: Bool
  /// The isolation in a few words, such as `bubblewrap 0.8.0`.
  var isolation: String
  /// The compiler, such as `Swift 6.3.1`.
  var toolchain: String
  /// The version of the workbook.
  var workbook: String
  /// The time when the reports were written.
  var date: Date
  /// Warnings for everyone who reads the reports.
  var warnings: [String]

  init(
    isIsolated: Bool, isolation: String, toolchain: String, workbook: String = Tool.version,
    date: Date, warnings: [String] = []
  ) {
    self.isIsolated = isIsolated
    self.isolation = isolation
    self.toolchain = toolchain
    self.workbook = workbook
    self.date = date
    self.warnings = warnings
  }
}
