/// The line-by-line difference between two strings.
package struct LineDiff {
  /// A line of either string or of both.
  package enum Line: Sendable, Hashable {
    /// A line that is in both strings.
    case kept(Substring)
    /// A line that is only in the old string.
    case removed(Substring)
    /// A line that is only in the new string.
    case added(Substring)

    /// The line in the format of a unified diff.
    package var text: String {
      switch self {
      case .kept(let line): line.isEmpty ? "" : " \(line)"
      case .removed(let line): "-\(line)"
      case .added(let line): "+\(line)"
      }
    }

    fileprivate var isKept: Bool { if case .kept = self { true } else { false } }
    fileprivate var isOld: Bool { if case .added = self { false } else { true } }
    fileprivate var isNew: Bool { if case .removed = self { false } else { true } }
  }

  /// A group of changes that are close together, with the lines around them.
  package struct Hunk {
    /// The position in both strings, such as `@@ -2,6 +2,6 @@`.
    package let header: String
    /// The lines, in order.
    package let lines: [Line]
  }

  /// The lines of both strings, merged in order.
  private var script: [Line] = []

  /// Compares two strings.
  ///
  /// - Complexity: O(*n* · *d*), for *n* lines, *d* of which differ. The standard library uses
  ///   Myers' algorithm.
  package init(from old: String, to new: String) {
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

  /// Whether the two strings are the same.
  package var isEmpty: Bool { script.allSatisfy(\.isKept) }

  /// Returns the changes, grouped into hunks.
  ///
  /// - Parameter context: The number of unchanged lines to show before and after each change.
  package func hunks(context: Int) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for index in script.indices where !script[index].isKept {
      let range = max(0, index - context)..<min(script.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { Hunk(header: header(of: $0), lines: Array(script[$0])) }
  }

  private func header(of hunk: Range<Int>) -> String {
    func place(_ isThere: (Line) -> Bool) -> String {
      let before = script[..<hunk.lowerBound].count(where: isThere)
      let count = script[hunk].count(where: isThere)
      return "\(count == 0 ? before : before + 1),\(count)"
    }
    return "@@ -\(place(\.isOld)) +\(place(\.isNew)) @@"
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
