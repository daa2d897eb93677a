/// What was found out about one thing that the workbook needs.
struct Prerequisite: Codable, Equatable, Sendable {
  /// How it is.
  enum Status: String, Codable {
    /// It is there.
    case fine
    /// It is not there, and only something that few need does not work.
    case optional
    /// It is not there, and nothing works without it.
    case missing
  }

  var name: String
  var status: Status
  var detail: String
  /// What to do about it.
  var advice: String?
}
