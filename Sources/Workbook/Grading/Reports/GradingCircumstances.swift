import Foundation
import WorkbookCommandLine

/// How and when a class was graded: what a reader of the reports must know to trust them.
struct GradingCircumstances: Sendable, Codable, Equatable {
  /// Whether answers ran where they could harm nobody.
  var isIsolated: Bool
  /// What kept them apart, in a few words: `bubblewrap 0.8.0`.
  var isolation: String
  /// The compiler: `Swift 6.3.1`.
  var toolchain: String
  /// The edition of the workbook.
  var workbook: String
  /// When the reports were written.
  var date: Date
  /// What everyone who reads them has to know.
  var warnings: [String]

  /// Some circumstances.
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
