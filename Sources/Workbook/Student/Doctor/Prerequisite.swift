/// A finding about one prerequisite of the workbook.
struct Prerequisite: Codable, Equatable, Sendable {
  /// The severity of a finding.
  enum Status: String, Codable {
    /// There is nothing to fix.
    case fine
    /// The prerequisite is missing or couldn't be checked, but the workbook works without it.
    case optional
    /// The prerequisite is missing, and the workbook doesn't work without it.
    case missing
  }

  var name: String
  var status: Status
  var detail: String
  /// Advice on how to fix the problem, or `nil` if there is no advice.
  var advice: String?
}
