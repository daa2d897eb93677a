import Foundation
import WorkbookCommandLine
import WorkbookCore

/// An update of a catalog's diffs after the exercise's solution has changed.
///
/// A diff that no longer applies was made for an earlier version of the solution, which is in the
/// Git history. A three-way merge transfers the wrong answer to the current solution.
struct CatalogRebase {
  let exercise: Exercise
  let session: Session

  /// The result of an update.
  struct Outcome {
    /// The names of the wrong answers whose diffs were replaced.
    var rebased: [String] = []
    /// A violation for each wrong answer whose diff still doesn't apply.
    var violations: [Violation] = []
  }

  private var package: WorkbookPackage { session.package }
  private var solutionPath: String { exercise.answerPath(in: "Solutions") }

  /// Rewrites the diffs that no longer apply.
  ///
  /// - Throws: ``SetUpError`` if Git is missing, or a file can't be written.
  func run() throws -> Outcome {
    var outcome = Outcome()
    var editor = try CatalogEditor(exercise, in: package)
    var history: [[String]]?
    for entry in package.wrongAnswerCatalog(of: exercise).entries.reversed() {
      guard let problem = problem(with: entry) else { continue }
      guard case .patch(let patch) = entry.block?.code else {
        outcome.violations.append(violation(line: problem.line, problem.what))
        continue
      }
      let solutions = try history ?? earlierSolutions()
      history = solutions
      guard let old = solutions.first(where: { (try? patch.applied(to: $0)) != nil }) else {
        outcome.violations.append(
          violation(
            line: problem.line,
            problem.what
              + " The diff doesn't apply to any earlier solution in the Git history either."))
        continue
      }
      let merge = try merged(patch.applied(to: old), from: old, named: entry.name)
      if let path = merge.conflictPath {
        outcome.violations.append(
          Violation(
            exercise.wrongAnswersPath, line: entry.line,
            "\(entry.name) conflicts with the new solution. Resolve the conflict in \(path).",
            command: "\(Session.call) wrong \(exercise.name) \(entry.name) --replace \(path)"))
      } else {
        editor.replaceCode(of: entry, with: merge.text)
        outcome.rebased.insert(entry.name, at: 0)
      }
    }
    if !outcome.rebased.isEmpty { try editor.write() }
    outcome.violations.reverse()
    return outcome
  }

  private func problem(with entry: WrongAnswerCatalog.Entry) -> WrongAnswerCatalog.Problem? {
    do throws(WrongAnswerCatalog.Problem) {
      _ = try package.code(of: entry, exercise)
      return nil
    } catch {
      return error
    }
  }

  private func violation(line: Int, _ what: String) -> Violation {
    Violation(
      exercise.wrongAnswersPath, line: line, what,
      command: "sed -n \(line)p \(exercise.wrongAnswersPath)")
  }

  // MARK: Git

  /// Returns the earlier versions of the solution, newest first.
  private func earlierSolutions() throws -> [[String]] {
    let root = package.root.path
    let log = try git(["-C", root, "log", "--format=%H", "--", solutionPath])
    guard log.status == 0 else {
      throw SetUpError(
        "The Git history of \(solutionPath) can't be read: \(log.output.trimmed) "
          + "Rebasing needs the history. Edit the diffs by hand instead.")
    }
    return try log.output.split(separator: "\n").compactMap { commit in
      let file = try git(["-C", root, "show", "\(commit):./\(solutionPath)"])
      return file.status == 0 ? file.output.codeLines : nil
    }
  }

  /// Merges the current solution with the changes that turned an earlier solution into a wrong
  /// answer.
  ///
  /// - Returns: The merged source, and the path of its file if the author has to resolve conflicts.
  private func merged(
    _ wrong: [String], from old: [String], named name: String
  ) throws -> (text: String, conflictPath: String?) {
    let solution = try package.text(solutionPath).codeLines
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rebase-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["solution": solution, "old": old, "wrong": wrong].mapValues { lines in
      let file = folder.appending(path: UUID().uuidString)
      try writeFile(Data(lines.source.utf8), to: file)
      return file
    }
    let result = try git(
      ["merge-file", "-q", "-L", "the solution", "-L", "the earlier solution", "-L", name]
        + ["solution", "old", "wrong"].compactMap { files[$0]?.path })
    guard (0...127).contains(result.status), let file = files["solution"] else {
      throw SetUpError("git merge-file failed: \(result.output.trimmed)")
    }
    let text = String(decoding: try readFile(file), as: UTF8.self)
    guard result.status > 0 || text.codeLines == solution else { return (text, nil) }
    let conflict = try package.file(of: text, named: name, exercise)
    let path = conflict.path.dropFirst(package.root.path.count + 1)
    return (text, String(path))
  }

  private func git(_ arguments: [String]) throws -> ToolResult {
    guard let result = session.runTool("git", arguments) else {
      throw SetUpError("Git isn't installed, but rebasing needs it. Install Git and try again.")
    }
    return result
  }
}
