/// Whether the audit of answers works with the current compiler.
package enum AuditReadiness: Sendable, Hashable, Codable {
  /// The audit was written for this compiler.
  case known
  /// The audit passed its self-test with this compiler.
  case selfTested
  /// The audit can't be used with this compiler, because it has failed its self-test, or because this copy
  /// of the workbook can't run it. The string says why.
  case refused(String)
  /// The self-test hasn't run with this compiler.
  case untested

  /// Whether answers can be audited.
  package var isAccepted: Bool { self == .known || self == .selfTested }

  /// A note for a student whose answer isn't audited, or `nil` if answers can be audited.
  package var note: String? {
    switch self {
    case .known, .selfTested: nil
    case .untested:
      "Checked without grading's audit, which hasn't been tested with this compiler. To test it, run: "
        + "swift run workbook prepare"
    case .refused:
      "Checked without grading's audit, which can't be used with this compiler. To see why, run: "
        + "swift run workbook doctor"
    }
  }
}
