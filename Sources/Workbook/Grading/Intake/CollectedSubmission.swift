import Foundation
import WorkbookCore

/// The answers of one submission, before anything is known about them.
struct CollectedSubmission: Sendable {
  /// What was handed in for an exercise.
  enum Content: Sendable, Equatable {
    case text(Data)
    /// Nothing that could be built: what to report, and why.
    case refused(Verdict, String)
    case nothing
  }

  /// Why it could not be read at all, in a sentence or two, if that is so.
  var problem: String?
  /// Whether that is the machine's doing, so that it is worth another try.
  var isProblemOurs = false
  /// What its author should know, and what costs no mark.
  var notes: [String] = []
  /// One for each exercise, in order; none if it could not be read.
  var contents: [Content] = []

  /// A submission that could not be read.
  init(problem: String, isOurs: Bool = false) {
    self.problem = problem
    isProblemOurs = isOurs
  }

  /// The answers among the files of a submission.
  ///
  /// - Parameter others: The exercises that are not graded now, whose answers are no surprise.
  init(
    _ tree: FileTree, exercises: [Exercise], others: Set<FileName> = [],
    limits: IntakeLimits = IntakeLimits()
  ) {
    let finder = AnswerFinder(tree.entries.map(\.path), exercises: exercises)
    for (path, reason) in tree.closed {
      notes.append("\(path.shown) \(reason.reason).")
      isProblemOurs = isProblemOurs || reason.isOurs
    }
    notes = Array(notes.prefix(limits.named))
    if let problem = finder.problem {
      self.problem = problem
      return
    }
    isProblemOurs = false
    var taken: Set<[FileName]> = []
    contents = finder.findings.map { finding in
      switch finding {
      case .nothing: return .nothing
      case .several(let paths):
        taken.formUnion(paths)
        let names = listed(paths.map(\.shown))
        return .refused(.missing, "There are several, and which is meant is not clear: \(names).")
      case .file(let path):
        taken.insert(path)
        do {
          let data = try tree.content(of: path, atMost: limits.answer)
          return .text(try AnswerText(data).content)
        } catch let error as Unreadable {
          return .refused(error.verdict(in: tree, at: path), "\(path.shown) \(error.reason).")
        } catch {
          return .refused(.graderError, "\(path.shown) cannot be read: \(error)")
        }
      }
    }
    let extra = tree.entries.map(\.path).filter { path in
      !taken.contains(path) && !others.contains(path.last ?? FileName(""))
    }
    if !extra.isEmpty {
      // Who hands in a whole package is told so in a line.
      let names = listed(
        extra.map(\.shown), atMost: extra.count > limits.named ? 3 : limits.named)
      notes.append("Not looked at: \(names).")
    }
  }
}

extension Unreadable {
  /// What an answer that cannot be read is reported as: a file that is no text is an answer that
  /// does not compile; what is no file is no answer.
  fileprivate func verdict(in tree: FileTree, at path: [FileName]) -> Verdict {
    if isOurs { return .graderError }
    let isFile = tree.entries.contains {
      guard case .file(_, names: 1) = $0.kind else { return false }
      return $0.path == path
    }
    return isFile ? .doesNotCompile : .missing
  }
}
