import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The file that the companion's memory is kept in.
struct MemoryFile: Sendable {
  let url: URL

  /// What is remembered.
  ///
  /// - Returns: The memory, empty when there is none; and what to tell the student when the file
  ///   cannot be read: it is set aside then, and never in the way.
  func read() -> (memory: Memory, complaint: String?) {
    guard let data = try? Data(contentsOf: url) else { return (Memory(), nil) }
    if let memory = try? JSONDecoder().decode(Memory.self, from: data),
      memory.version == Memory.version
    {
      return (memory, nil)
    }
    let aside = url.deletingLastPathComponent().appendingPathComponent(
      "state.\(ContentHash.digest(of: data).prefix(8)).json")
    _ = rename(url.path, aside.path)
    return (
      Memory(),
      "What was remembered in .workbook/state.json cannot be read. It is set aside as "
        + ".workbook/\(aside.lastPathComponent); your answers are untouched. Checking them again "
        + "brings the state back: \(Session.call) check."
    )
  }

  /// Changes what is remembered.
  ///
  /// The file is read again just before, so that a command in another terminal is not undone, and
  /// it is replaced as a whole.
  func update(_ change: (inout Memory) -> Void) throws {
    var memory = read().memory
    change(&memory)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(memory).write(to: url, options: .atomic)
    } catch {
      throw SetUpError(
        "\(url.path) cannot be written, so what you do is not remembered. "
          + "Make the folder writable, or see: \(Session.call) doctor.")
    }
  }
}
