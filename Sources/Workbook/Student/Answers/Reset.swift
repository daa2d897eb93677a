import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A reset of an answer. It backs up the current answer and then restores the stub or a backup.
struct Reset {
  let exercise: Exercise
  let session: Session

  /// Restores the stub.
  ///
  /// - Returns: A summary, line by line.
  func restoreStub() throws -> [String] {
    let stub = exercise.answerPath(in: ".stubs")
    guard let data = try? Data(contentsOf: package.url(stub)) else {
      throw SetUpError(
        "\(stub) is missing, so the stub of \(exercise.name) can't be restored. "
          + "Download the workbook again. A fresh copy has the stub in \(exercise.answerPath()).")
    }
    guard let kept = try replace(with: data) else {
      return ["\(exercise.answerPath()) already contains the stub."]
    }
    session.saveProgress {
      $0[exercise].hintsShown = nil
      $0[exercise].diagnosis = nil
    }
    return ["\(exercise.answerPath()) contains the stub again."] + note(kept)
  }

  /// Restores the backup with the given name, or the newest backup if the name is `nil`.
  ///
  /// - Returns: A summary, line by line.
  func restoreBackup(_ name: String?) throws -> [String] {
    let names = backupNames
    guard let newest = names.first else {
      throw UsageError("There is no backup of \(exercise.name).", isActionable: true)
    }
    if let name, !names.contains(name) {
      throw UsageError.unknown(
        "backup", name, among: names,
        listing: "To list all backups: \(Session.call) reset \(exercise.name) --backups")
    }
    let source = "\(Backups.folder)/\(name ?? newest)/\(exercise.answerPath())"
    guard let kept = try replace(with: Data(contentsOf: package.url(source))) else {
      return ["\(exercise.answerPath()) is already the same as the backup \(name ?? newest)."]
    }
    return ["\(exercise.answerPath()) was restored from the backup \(name ?? newest)."] + note(kept)
  }

  /// The names of the backups of this answer, newest first.
  var backupNames: [String] { Backups(session).names(containing: exercise.answerPath()) }

  private var package: WorkbookPackage { session.package }

  private func note(_ kept: String) -> [String] {
    kept.isEmpty
      ? []
      : [
        "Your previous answer: \(kept)",
        "To restore that answer: \(Session.call) reset \(exercise.name) --restore",
      ]
  }

  /// Backs up the answer and replaces it.
  ///
  /// - Returns: The path of the backup, an empty string if there was no answer, or `nil` if the
  ///   answer already has this content.
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
      try package.write(data, to: path)
      return kept
    } catch {
      throw SetUpError(
        "\(path) can't be replaced, so it wasn't changed. Make its folder writable. "
          + "For details: \(Session.call) doctor")
    }
  }
}
