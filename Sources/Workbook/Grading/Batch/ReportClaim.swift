import WorkbookCommandLine
import WorkbookCore

/// The permission of a run to replace and remove results in a report folder.
///
/// The initializer checks everything before anything in the folder changes, so that a run with the
/// wrong folder can't damage another class's report.
struct ReportClaim {
  private let folder: ReportFolder
  private let conditions: GradingConditions
  private let part: GradedPart
  private let otherParts: [GradedPart]
  private let keptNames: Set<String>

  /// Checks that a report folder belongs to the submissions of a run.
  ///
  /// - Parameters:
  ///   - part: The part of the submissions that the run grades.
  ///   - replaced: The names of the submissions that the run grades.
  ///   - kept: The names of all submissions. The results of others are removed.
  /// - Throws: ``UsageError`` if the folder contains the results of other submissions, or results
  ///   that the run wouldn't replace and that were graded under different conditions.
  init(
    _ folder: ReportFolder, for part: GradedPart, under conditions: GradingConditions,
    replacing replaced: Set<String>, keeping kept: Set<String>
  ) throws {
    self.folder = folder
    self.conditions = conditions
    self.part = part
    keptNames = kept
    try folder.requireNoOtherSubmissions(besides: kept, in: part)
    let differences = folder.conditions?.differences(from: conditions) ?? []
    if !differences.isEmpty {
      try Self.requireNoResults(of: kept.subtracting(replaced), in: folder, differences)
    }
    let mayKeepParts = part.shard != nil && folder.conditions != nil && differences.isEmpty
    otherParts =
      mayKeepParts
      ? folder.parts.filter { $0.isOfSameClass(as: part) && $0.shard != part.shard } : []
  }

  private static func requireNoResults(
    of names: Set<String>, in folder: ReportFolder, _ differences: [String]
  ) throws {
    if let name = ResultStore(reportFolder: folder.url).names.first(where: names.contains) {
      throw UsageError(
        "\(folder.url.path) contains results that this run wouldn't replace, such as the result "
          + "for \(name). Those results come from a run under different conditions. "
          + "The differences are in \(differences.joined(separator: ", ")). Set --output to "
          + "another folder.", isActionable: true)
    }
  }

  /// Records that the run begins, and removes the results of submissions that no longer exist.
  ///
  /// - Returns: The sorted names of the submissions whose results were removed.
  func begin() throws -> [String] {
    try folder.write(conditions)
    try folder.write(otherParts + [part])
    return try ResultStore(reportFolder: folder.url).removeResults(except: keptNames)
  }

  /// Records that the run has finished.
  func finish() throws {
    var part = part
    part.isFinished = true
    try folder.write(otherParts + [part])
  }
}
