import WorkbookCommandLine

/// What makes a text out of another, line by line, in the form that tools call unified.
struct LineDiff {
  private enum Line {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)
  }

  private var script: [Line] = []

  /// What makes `new` out of `old`.
  ///
  /// - Complexity: O(*n* · *d*), for *n* lines of which *d* differ: it is Myers' algorithm, which
  ///   the standard library has.
  init(from old: String, to new: String) {
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (o, n) = (0, 0)
    while o < oldLines.count || n < newLines.count {
      if removed.contains(o) {
        script.append(.removed(oldLines[o]))
        o += 1
      } else if added.contains(n) {
        script.append(.added(newLines[n]))
        n += 1
      } else {
        script.append(.kept(newLines[n]))
        (o, n) = (o + 1, n + 1)
      }
    }
  }

  /// Whether the two are the same.
  var isEmpty: Bool { !script.contains { if case .kept = $0 { false } else { true } } }

  /// The differences, each with some lines around it.
  func unified(context: Int = 3, console: Console) -> [String] {
    let changed = script.indices.filter { if case .kept = script[$0] { false } else { true } }
    var hunks: [Range<Int>] = []
    for index in changed {
      let hunk = max(0, index - context)..<min(script.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= hunk.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
      } else {
        hunks.append(hunk)
      }
    }
    return hunks.flatMap { hunk in [header(of: hunk, console)] + hunk.map { text($0, console) } }
  }

  private func header(of hunk: Range<Int>, _ console: Console) -> String {
    func place(_ before: Int, _ count: Int) -> String {
      "\(count == 0 ? before : before + 1),\(count)"
    }
    let before = script[..<hunk.lowerBound]
    let inside = script[hunk]
    return console.styled(
      "@@ -\(place(before.count(where: isOld), inside.count(where: isOld)))"
        + " +\(place(before.count(where: isNew), inside.count(where: isNew))) @@", .cyan)
  }

  private func isOld(_ line: Line) -> Bool { if case .added = line { false } else { true } }
  private func isNew(_ line: Line) -> Bool { if case .removed = line { false } else { true } }

  private func text(_ index: Int, _ console: Console) -> String {
    switch script[index] {
    case .kept(let line): line.isEmpty ? "" : " \(line)"
    case .removed(let line): console.styled("-\(line)", .red)
    case .added(let line): console.styled("+\(line)", .green)
    }
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
