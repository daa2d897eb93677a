import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The file that stores the student's progress between runs of the `workbook` tool.
struct ProgressFile: Sendable {
  let url: URL

  /// Reads the saved progress.
  ///
  /// A file that can't be decoded is renamed, so that it doesn't get in the way.
  ///
  /// - Returns: The saved progress, which is empty if nothing has been saved, and a warning for the
  ///   student if the file couldn't be decoded.
  func read() -> (saved: SavedProgress, warning: String?) {
    guard let data = try? Data(contentsOf: url) else { return (SavedProgress(), nil) }
    if let saved = try? JSONDecoder().decode(SavedProgress.self, from: data),
      saved.version == SavedProgress.version
    {
      return (saved, nil)
    }
    let aside = url.deletingLastPathComponent().appendingPathComponent(
      "state.\(ContentHash.digest(of: data).prefix(8)).json")
    _ = rename(url.path, aside.path)
    return (
      SavedProgress(),
      "The progress saved in .workbook/state.json can't be read. The file was renamed to "
        + ".workbook/\(aside.lastPathComponent); your answers are untouched. To restore your "
        + "progress, check your answers again: \(Session.call) check"
    )
  }

  /// Changes the saved progress.
  ///
  /// The file is read again right before the change and is locked until it has been replaced, so
  /// that no change from another terminal is lost.
  func update(_ change: (inout SavedProgress) -> Void) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try makeFolder(url.deletingLastPathComponent())
      // Some network file systems have no locks.
      let lock = try? FileLock(
        url.deletingPathExtension().appendingPathExtension("lock"), waits: true)
      var saved = read().saved
      change(&saved)
      try writeFile(encoder.encode(saved), to: url)
      withExtendedLifetime(lock) {}
    } catch {
      throw SetUpError(
        "\(url.path) can't be written, so your progress isn't saved. "
          + "Make the folder writable. For details: \(Session.call) doctor")
    }
  }
}
