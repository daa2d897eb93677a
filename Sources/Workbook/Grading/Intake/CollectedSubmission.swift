import Foundation
import WorkbookCore

/// The answers of one submission, before they're graded.
struct CollectedSubmission: Sendable {
  /// The content of a submission for an exercise.
  enum Content: Sendable, Equatable {
    case text(Data)
    /// A file that can't be built, with the verdict to report and the reason.
    case refused(Verdict, String)
    case nothing
  }

  /// One or two sentences that say why the submission couldn't be read, or `nil` if it was read.
  var problem: String?
  /// Whether the problem lies with the machine, in which case it's worth trying again.
  var isGraderProblem = false
  /// Remarks for the student that don't affect the marks.
  var notes: [String] = []
  /// The content for each exercise, in order. The array is empty if the submission couldn't be
  /// read.
  var contents: [Content] = []

  /// Creates a submission that couldn't be read.
  init(problem: String, isGraderProblem: Bool = false) {
    self.problem = problem
    self.isGraderProblem = isGraderProblem
  }

  /// Collects the answers from the files of a submission.
  ///
  /// - Parameters:
  ///   - otherFiles: Files of the submission that aren't in the tree.
  ///   - ungradedFiles: The files of exercises that aren't being graded. They aren't mentioned in the
  ///     notes.
  init(
    _ tree: FileTree, otherFiles: [[FileName]] = [], exercises: [Exercise],
    ungradedFiles: Set<FileName> = [],
    limits: IntakeLimits = IntakeLimits()
  ) {
    let finder = AnswerFinder(
      tree.entries.map(\.path), others: otherFiles, hidden: tree.hiddenFolders,
      exercises: exercises)
    for (path, reason) in tree.unreadableFolders {
      notes.append("\(path.shown) \(reason.reason).")
      isGraderProblem = isGraderProblem || reason.isGraderProblem
    }
    notes = Array(notes.prefix(limits.namesInNote))
    if let problem = finder.problem {
      self.problem = problem
      return
    }
    isGraderProblem = false
    var taken: Set<[FileName]> = []
    contents = finder.matches.map { match in
      switch match {
      case .nothing: return .nothing
      case .misnamed(let paths):
        taken.formUnion(paths)
        return .refused(.missing, Self.misnamed(paths))
      case .several(let paths):
        taken.formUnion(paths)
        let names = listed(paths.map(\.shown))
        return .refused(
          .missing, "There are several files for this exercise: \(names). Submit only one of them.")
      case .file(let path, let others):
        taken.formUnion([path] + others)
        if !others.isEmpty { notes.append(Self.copies(others, beside: path)) }
        do {
          let data = try tree.content(of: path, atMost: limits.answerBytes)
          return .text(try AnswerText(data).content)
        } catch let error as Unreadable {
          return .refused(error.verdict(in: tree, at: path), "\(path.shown) \(error.reason).")
        } catch {
          return .refused(.graderError, "\(path.shown) can't be read: \(error)")
        }
      }
    }
    let extra = tree.entries.map(\.path).filter { path in
      !taken.contains(path) && !ungradedFiles.contains(path.last ?? FileName(""))
    }
    if !extra.isEmpty {
      // If a student submits a whole package, one short line is enough.
      let names = listed(
        extra.map(\.shown), atMost: extra.count > limits.namesInNote ? 3 : limits.namesInNote)
      notes.append("Ignored: \(names).")
    }
  }
}

extension CollectedSubmission {
  fileprivate static func misnamed(_ paths: [[FileName]]) -> String {
    let names = listed(paths.map(\.shown))
    return paths.count == 1
      ? "\(names) doesn't end in .swift. Rename it."
      : "\(names) don't end in .swift. Submit one of them, with the name of the exercise."
  }

  fileprivate static func copies(_ others: [[FileName]], beside path: [FileName]) -> String {
    "\(path.shown) was graded. \(listed(others.map(\.shown))) "
      + (others.count == 1 ? "looks like another version of it" : "look like other versions of it")
      + ", and wasn't."
  }
}

extension Unreadable {
  /// Returns the verdict for an answer that can't be read. A file that isn't text doesn't compile,
  /// and anything that isn't a file counts as missing.
  fileprivate func verdict(in tree: FileTree, at path: [FileName]) -> Verdict {
    if isGraderProblem { return .graderError }
    let isFile = tree.entries.contains {
      guard case .file(_, linkCount: 1) = $0.kind else { return false }
      return $0.path == path
    }
    return isFile ? .doesNotCompile : .missing
  }
}
