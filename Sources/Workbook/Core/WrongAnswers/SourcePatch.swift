/// A patch for a source file. The patch locates its hunks by their content instead of by line
/// numbers.
///
/// A hunk applies to the lines that match it, which have to be unique in the file. So the hunk
/// still applies after other parts of the file have changed.
///
///      var body: some View {
///     -  let count = self.count
///     +  var count = 0
///        VStack {
package struct SourcePatch: Sendable, Hashable {
  /// A run of consecutive lines, some of which change.
  package struct Hunk: Sendable, Hashable {
    /// The line at which the hunk starts in the text that it was parsed from, counted from one.
    package let line: Int
    /// The lines, in order.
    package let lines: [LineDiff.Line]
  }

  /// The hunks, in order.
  package private(set) var hunks: [Hunk]

  /// Parses a patch.
  ///
  /// - Parameters:
  ///   - text: The lines of a unified diff. A line that starts with `@@` separates two hunks.
  ///   - number: The line number of the first line, for error messages.
  /// - Throws: ``WrongAnswerCatalog/Problem`` for a line that isn't part of a diff.
  package init(_ text: some Sequence<Substring>, from number: Int) throws(WrongAnswerCatalog
    .Problem)
  {
    var hunks: [Hunk] = []
    var lines: [LineDiff.Line] = []
    var number = number
    func endHunk() {
      if !lines.isEmpty { hunks.append(Hunk(line: number - lines.count, lines: lines)) }
      lines = []
    }
    for line in text {
      switch line.first {
      case "@" where line.hasPrefix("@@"): endHunk()
      case " ", nil: lines.append(.kept(line.dropFirst()))
      case "-": lines.append(.removed(line.dropFirst()))
      case "+": lines.append(.added(line.dropFirst()))
      default:
        throw WrongAnswerCatalog.Problem(
          line: number,
          what: "isn't a line of a diff. Start it with a space, \"-\", \"+\", or \"@@\".")
      }
      number += 1
    }
    endHunk()
    self.hunks = hunks
  }

  /// Creates the patch that turns the old lines into the new ones.
  ///
  /// Each change has three lines of context, or more if more are needed to locate the change.
  ///
  /// - Complexity: O(*n* · *d*), for *n* lines, *d* of which differ.
  package init(from old: [String], to new: [String]) {
    let diff = LineDiff(from: old.source, to: new.source)
    var context = 3
    func patch() -> [Hunk] {
      diff.hunks(context: context).map { Hunk(line: 1, lines: $0.lines.withoutEmptyEnds) }
    }
    hunks = patch()
    while context < old.count, (try? applied(to: old)) != new {
      context += 1
      hunks = patch()
    }
  }

  /// The lines of the patch.
  package var text: [String] {
    Array(hunks.map { $0.lines.map(\.text) }.joined(separator: ["@@"]))
  }

  /// Returns the lines with the patch applied.
  ///
  /// - Throws: ``WrongAnswerCatalog/Problem`` if a hunk matches no lines, or matches in several
  ///   places.
  /// - Complexity: O(*nm*), for *n* lines and a patch with *m* lines.
  package func applied(to old: [String]) throws(WrongAnswerCatalog.Problem) -> [String] {
    var new: [String] = []
    var rest = old[...]
    for hunk in hunks {
      let (start, end) = try hunk.place(in: rest)
      new += rest[..<start] + hunk.lines.compactMap(\.newText)
      rest = rest[end...]
    }
    return new + rest
  }
}

extension [LineDiff.Line] {
  /// The lines without leading and trailing empty context lines, which don't help to locate a hunk.
  fileprivate var withoutEmptyEnds: [LineDiff.Line] {
    let lines = drop { $0 == .kept("") }
    return (lines.lastIndex { $0 != .kept("") }).map { Array(lines[...$0]) } ?? []
  }
}

extension SourcePatch.Hunk {
  /// Returns the range of the lines that the hunk replaces.
  fileprivate func place(
    in lines: ArraySlice<String>
  ) throws(WrongAnswerCatalog.Problem) -> (start: Int, end: Int) {
    let old = self.lines.enumerated().compactMap { offset, line in
      line.oldText.map { (offset: offset, text: $0) }
    }
    /// Returns the number of the hunk's lines that match when the hunk starts at the given line.
    func agreement(at start: Int) -> Int {
      zip(old, lines[start...]).prefix { $0.text == $1 }.count
    }
    let agreements = lines.indices.map { (start: $0, count: agreement(at: $0)) }
    let places = agreements.filter { !old.isEmpty && $0.count == old.count }
    if let place = places.first, places.count == 1 {
      return (place.start, place.start + old.count)
    }
    guard places.isEmpty, !old.isEmpty else {
      throw WrongAnswerCatalog.Problem(
        line: line,
        what: "starts a change that could apply at \(places.isEmpty ? "any" : "more than one") "
          + "place in the solution. Add unchanged lines of the solution before or after the "
          + "change.")
    }
    let missing = old[min(agreements.map(\.count).max() ?? 0, old.count - 1)]
    throw WrongAnswerCatalog.Problem(
      line: line + missing.offset,
      what: "expects a line that the solution doesn't have here: "
        + "`\(missing.text.drop { $0.isWhitespace })`.")
  }
}

extension LineDiff.Line {
  /// The text that the line had before the change, or `nil` if the change adds the line.
  fileprivate var oldText: String? {
    switch self {
    case .kept(let line), .removed(let line): String(line)
    case .added: nil
    }
  }

  /// The text that the line has after the change, or `nil` if the change removes the line.
  fileprivate var newText: String? {
    switch self {
    case .kept(let line), .added(let line): String(line)
    case .removed: nil
    }
  }
}
