import Foundation
import WorkbookCommandLine
import WorkbookCore

/// Puts an answer back to what it was, and keeps what was there.
struct Reset {
  let exercise: Exercise
  let session: Session

  /// Puts the stub back.
  ///
  /// - Returns: What was done, in a few lines.
  func restoreStub() throws -> [String] {
    let stub = exercise.answerPath(in: ".stubs")
    guard let data = try? Data(contentsOf: package.url(stub)) else {
      throw SetUpError(
        "\(stub) is missing, so the stub of \(exercise.name) is not known. "
          + "Get the workbook again: a fresh copy has it in \(exercise.answerPath()).")
    }
    guard let kept = try replace(with: data) else {
      return ["\(exercise.answerPath()) is the stub already."]
    }
    session.saveProgress {
      $0[exercise].hintsShown = nil
      $0[exercise].diagnosis = nil
    }
    return ["\(exercise.answerPath()) is the stub again."] + note(kept)
  }

  /// Gets an answer back from a backup, the newest one unless told which.
  func restoreBackup(_ name: String?) throws -> [String] {
    let names = backupNames
    guard let newest = names.first else {
      throw UsageError("There is no backup of \(exercise.name).", isActionable: true)
    }
    if let name, !names.contains(name) {
      throw UsageError.unknown(
        "backup", name, among: names,
        listing: "See all: \(Session.call) reset \(exercise.name) --backups")
    }
    let source = "\(Backups.folder)/\(name ?? newest)/\(exercise.answerPath())"
    guard let kept = try replace(with: Data(contentsOf: package.url(source))) else {
      return ["\(exercise.answerPath()) is the same as in \(name ?? newest) already."]
    }
    return ["\(exercise.answerPath()) is what it was in \(name ?? newest)."] + note(kept)
  }

  /// The names of the backups of this answer, the newest first.
  var backupNames: [String] { Backups(session).names(containing: exercise.answerPath()) }

  private var package: WorkbookPackage { session.package }

  private func note(_ kept: String) -> [String] {
    kept.isEmpty
      ? []
      : [
        "What was there is kept: \(kept)",
        "To get it back: \(Session.call) reset \(exercise.name) --restore",
      ]
  }

  /// - Returns: Where the old answer is kept, empty when there was none, or nil when it is the same.
  private func replace(with data: Data) throws -> String? {
    let path = exercise.answerPath()
    let old = try? Data(contentsOf: package.url(path))
    if old == data { return nil }
    do {
      var kept = ""
      if old != nil {
        let backups = Backups(session)
        kept = try backups.copy(path, into: try backups.create())
      }
      try package.replace(path, with: data)
      return kept
    } catch {
      throw SetUpError(
        "\(path) cannot be replaced, and is as it was. Make the folder writable: "
          + "\(Session.call) doctor says more.")
    }
  }
}
