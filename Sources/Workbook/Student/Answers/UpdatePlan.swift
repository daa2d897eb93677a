import Foundation
import WorkbookCore

/// The changes that an update makes, decided before it touches any file.
struct UpdatePlan: Equatable, Sendable {
  /// The effect of an update on an answer.
  enum AnswerChange: Equatable, Sendable {
    /// The answer was never edited, so the new stub replaces it.
    case replaced
    /// The newer version adds the exercise.
    case added
    /// The answer was edited and is kept.
    case kept
    /// The answer was edited and is kept, but its stub has changed.
    case keptWithNewStub
    /// The answer already matches the new stub.
    case unchanged
  }

  /// The effect on each answer, keyed by the answer's path relative to `Exercises`.
  var answers: [String: AnswerChange] = [:]
  /// The names of the other files and folders to replace at the top level of the package.
  var entries: [String] = []
  /// The numbers of the chapters whose solutions the newer version adds, in order.
  var newSolutions: [Int] = []

  /// The folder of the answers, which is never replaced as a whole.
  static let exercises = "Exercises"
  /// The top-level names that an update never replaces.
  private static let localEntries: Set = [
    ".git", ".build", ".swiftpm", ".workbook", ".DS_Store", exercises, "__MACOSX",
  ]

  /// Compares a workbook with a newer version.
  ///
  /// An answer counts as edited if it equals neither the old stub nor the new one. If the old stub
  /// is missing, any answer that differs from the new stub counts as edited.
  init(from old: WorkbookPackage, to new: WorkbookPackage) throws {
    entries = try FileManager.default.contentsOfDirectory(atPath: new.root.path)
      .filter { !Self.localEntries.contains($0) }.sorted()
    let withheld = new.release?.chapters.map(\.folder) ?? []
    newSolutions = (old.release?.chapters ?? []).map(\.folder).filter { folder in
      !withheld.contains(folder)
        && FileManager.default.fileExists(atPath: new.url("Solutions/\(folder)").path)
    }.map(Chapter.number)
    for path in new.files(below: Self.exercises) {
      let newStub = new.contents("\(Self.exercises)/\(path)")
      let oldStub = old.contents(".stubs/\(path)")
      let answer = old.contents("\(Self.exercises)/\(path)")
      answers[path] =
        if answer == newStub {
          .unchanged
        } else if answer == nil {
          .added
        } else if answer == oldStub {
          .replaced
        } else {
          newStub == oldStub ? .kept : .keptWithNewStub
        }
    }
  }

  /// Returns the sorted paths of the answers with a given change.
  func paths(_ change: AnswerChange) -> [String] {
    answers.filter { $0.value == change }.keys.sorted()
  }
}

extension WorkbookPackage {
  /// Returns the contents of a file, or `nil` if it can't be read.
  func contents(_ path: String) -> Data? { try? Data(contentsOf: url(path)) }

  /// Returns the sorted paths of the regular files in a folder and its subfolders, relative to the
  /// folder.
  func files(below folder: String) -> [String] {
    let names =
      FileManager.default.enumerator(atPath: url(folder).path)?
      .compactMap { $0 as? String } ?? []
    return names.filter { name in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: url("\(folder)/\(name)").path)
      return attributes?[.type] as? FileAttributeType == .typeRegular
    }.sorted()
  }
}
