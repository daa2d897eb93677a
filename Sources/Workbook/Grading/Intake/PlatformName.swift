import Foundation
import WorkbookCore

/// The parts that a learning platform adds to the name of a student's file: the student and the
/// time.
///
///     397063-2557369 - Ada Doe - Jan 15, 2027 1158 PM    Brightspace: a folder for each attempt
///     hw1_adoe_attempt_2027-01-15-23-58-00_Lamp.swift    Blackboard: the login and the attempt
///     Ada Doe - Exercises.zip                            Google: the name and the student's file
///
/// These times have no zone.
struct PlatformName: Equatable {
  /// The student.
  var submitter = Submitter()
  /// The time as the platform writes it, in ISO 8601 if possible.
  var time: String?

  /// Recognizes a name without its extension, or returns `nil` if it isn't from one of these
  /// platforms.
  init?(_ name: String) {
    if let match = name.wholeMatch(of: #/(\d+)-\d+\s*-\s+(.+?)\s*-\s+([^-]+)/#) {
      guard WrittenTime(String(match.3)) != nil else { return nil }
      submitter.name = String(match.2)
      submitter.account = String(match.1)
      time = String(match.3)
    } else if let match = name.wholeMatch(
      of: #/.+_([^_]+)_attempt_(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)(?:_.*)?/#)
    {
      submitter.id = String(match.1)
      time = "\(match.2) \(match.3):\(match.4):\(match.5)"
    } else if let match = name.withoutCopyMark.wholeMatch(of: #/(.+\S)\s+-\s+[Ee]xercises/#) {
      submitter.name = String(match.1)
    } else {
      return nil
    }
  }

  /// Returns whether a platform put a file or folder beside the submissions: Brightspace's
  /// `index.html`, the text file that Blackboard writes for each attempt, or the text that Moodle's
  /// students typed in.
  static func isSideFile(_ file: FileName) -> Bool {
    let name = file.lowercased
    return name == "index.html"
      || name.wholeMatch(of: #/.+_attempt_[\d-]+\.txt/#) != nil
      || name.contains("_assignsubmission_onlinetext")
  }
}
