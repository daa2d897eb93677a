/// Reads what a compiler that checks for memory safety has to say of an answer.
///
/// Code without unsafe pointers cannot reach what it was not given, which the audit of symbols
/// relies on. One thing is let through: `nonisolated(unsafe)`, which the compiler itself proposes to
/// people who meet its rules of concurrency.
struct MemorySafety {
  /// The answer's path, as the compiler prints it.
  let path: String
  var allowed: Set<String> = []

  /// The flag that makes the compiler tell.
  static let flags = ["-strict-memory-safety"]

  /// The first place where the answer leaves the safety of memory.
  func finding(in output: String, of source: String) -> Finding? {
    if allowed.contains("unsafe") { return nil }
    // A source that speaks as the compiler does could be taken for what the compiler says.
    let isClear = !source.contains("note: ")
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
    let place = blocks.first { block in
      !isClear || block.notes.isEmpty
        || !block.notes.allSatisfy { $0.hasPrefix("reference to nonisolated(unsafe) ") }
    }
    guard let place else { return nil }
    let what = place.notes.first.map { " (\($0))" } ?? ""
    return Finding(
      name: "unsafe", line: place.line,
      words: "Here the answer reaches for memory by hand\(what), which no exercise asks for.")
  }
}
