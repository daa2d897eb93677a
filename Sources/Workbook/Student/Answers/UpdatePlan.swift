import Foundation
import WorkbookCore

/// What a newer workbook changes, file by file, decided before anything is touched.
struct UpdatePlan: Equatable, Sendable {
  /// What becomes of an answer.
  enum AnswerChange: Equatable, Sendable {
    /// It was never edited, so the new stub takes its place.
    case replaced
    /// It is new in the newer workbook.
    case added
    /// It was edited, and stays.
    case kept
    /// It was edited, and stays; the stub that it began as is another one now.
    case keptWithNewStub
    /// Nothing about it is different.
    case unchanged
  }

  /// What becomes of each answer, by its path below `Exercises`.
  var answers: [String: AnswerChange] = [:]
  /// What else is taken over: names in the top level of the package.
  var entries: [String] = []

  /// The folder of the answers, which is never replaced as a whole.
  static let exercises = "Exercises"
  /// What belongs to this copy, whatever a newer workbook brings.
  private static let localEntries: Set = [
    ".git", ".build", ".swiftpm", ".workbook", ".DS_Store", exercises, "__MACOSX",
  ]

  /// Compares a workbook with a newer one.
  ///
  /// An answer was edited when it is neither the old stub nor the new one. Where the old stub is
  /// not known, an answer that is not the new one counts as edited.
  init(from old: WorkbookPackage, to new: WorkbookPackage) throws {
    entries = try FileManager.default.contentsOfDirectory(atPath: new.root.path)
      .filter { !Self.localEntries.contains($0) }.sorted()
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

  /// The paths of the answers that something becomes of, in order.
  func paths(_ change: AnswerChange) -> [String] {
    answers.filter { $0.value == change }.keys.sorted()
  }
}

extension WorkbookPackage {
  /// The bytes of a file, or nil when there is none.
  func contents(_ path: String) -> Data? { try? Data(contentsOf: url(path)) }

  /// The regular files below a folder, by their paths from there, in order.
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
