/// Finds memory-unsafe code in an answer by reading the warnings of a compiler with strict memory
/// safety.
///
/// Code without unsafe pointers can't reach anything it wasn't given. The symbol audit relies on
/// this. The only exception is `nonisolated(unsafe)`, which the compiler itself suggests to people
/// who run into its concurrency checks.
struct MemorySafety {
  /// The answer's path, as the compiler prints it.
  let path: String
  var allowed: Set<String> = []

  /// The flag that turns the warnings on.
  static let flags = ["-strict-memory-safety"]

  /// Returns the first place where the answer isn't memory-safe.
  func finding(in output: String, of source: String) -> Finding? {
    if allowed.contains("unsafe") { return nil }
    // A source that imitates compiler notes could be mistaken for the compiler's output.
    let notesAreTrustworthy = !source.contains("note: ")
    var blocks: [(line: Int?, notes: [Substring])] = []
    var isInBlock = false
    for line in output.split(separator: "\n") {
      if line.hasPrefix(path + ":") {
        isInBlock = line.contains("[#StrictMemorySafety]")
        let digits = line.dropFirst(path.count + 1).prefix { $0.isNumber }
        if isInBlock { blocks.append((Int(digits), [])) }
      } else if isInBlock, let note = line.firstRange(of: " note: ") {
        blocks[blocks.count - 1].notes.append(line[note.upperBound...])
      }
    }
    let block = blocks.first { block in
      !notesAreTrustworthy || block.notes.isEmpty
        || !block.notes.allSatisfy { $0.hasPrefix("reference to nonisolated(unsafe) ") }
    }
    guard let block else { return nil }
    let note = block.notes.first.map { " (\($0))" } ?? ""
    return Finding(
      name: "unsafe", line: block.line,
      message: "The answer accesses memory unsafely here\(note), which no exercise requires.")
  }
}
