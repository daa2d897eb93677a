import StateFlow
import StateFlowStory

/// A line of the story, as drawn beside or below the views.
struct StoryLine: Equatable {
  /// A part of a line in which all text has the same style.
  struct Piece: Equatable {
    var text: String
    var style: CellStyle
  }

  var pieces: [Piece] = []

  var text: String { pieces.map(\.text).joined() }
}

/// An entry of an update's story: one thing that happened, in one or more lines.
struct StoryEntry: Equatable {
  /// The kinds of entries, most important first.
  enum Kind: Int, Comparable {
    case mistake, write, run, hole, skip, moment, rest

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  var kind: Kind
  var lines: [StoryLine]

  /// The maximum number of entries of each kind.
  private static let maximumCount = 12

  /// Returns the entries for an update, which say what was written, which bodies ran and why, and
  /// which were skipped and why.
  ///
  /// - Parameter isBrief: Whether the bodies that ran for the first time share an entry, and mistakes
  ///   are described without the place of the declaration and the chapter.
  @MainActor
  static func entries(
    for update: StoryUpdate, width: Int, palette: Palette, isBrief: Bool
  ) -> [StoryEntry] {
    let writer = StoryWriter(width: width, palette: palette)
    var entries: [StoryEntry] = []
    func part<Item>(_ kind: Kind, _ items: [Item], _ line: (Item) -> [StoryLine]) {
      // A line that says one entry is missing would take as much space as the entry itself.
      let shown = items.count == maximumCount + 1 ? items.count : maximumCount
      for item in items.prefix(shown) {
        entries.append(StoryEntry(kind: kind, lines: line(item)))
      }
      if items.count > shown {
        let words = "… and \(items.count - shown) more"
        entries.append(
          StoryEntry(
            kind: .rest, lines: writer.lines(mark: "  ", [(words, \.secondary, false)])))
      }
    }
    part(.write, update.writes) { write in
      writer.lines(
        mark: "✎ ",
        [
          (write.subject + write.separator, \.accent, false), (write.change, \.ink, true),
          (write.verdict.map { "  \($0)" } ?? "", \.warning, false),
        ], markColor: \.accent)
    }
    let newcomers = isBrief ? update.newcomers : []
    part(.run, newcomers.isEmpty ? [] : [newcomers]) { newcomers in
      writer.lines(
        mark: "▶ ",
        [
          (newcomers.map(\.subject).joined(separator: ", "), \.positive, true),
          (" for the first time", \.secondary, false),
        ],
        markColor: \.positive)
    }
    part(.run, update.runs.filter { !newcomers.contains($0) }) { run in
      writer.lines(
        mark: "▶ ",
        [
          (run.subject, \.positive, true), (run.times.map { " \($0)" } ?? "", \.positive, false),
          (run.reason.map { " \($0)" } ?? "", \.secondary, false),
        ],
        markColor: \.positive)
    }
    part(.run, update.silence.map { [$0] } ?? []) { silence in
      writer.lines(mark: "  ", [(silence, \.secondary, false)])
    }
    part(.skip, update.skips) { skip in
      writer.lines(mark: "· ", [(skip.sentence, \.secondary, false)])
    }
    part(.moment, update.moments) {
      writer.lines(mark: "○ ", [($0.sentence, \.secondary, false)])
    }
    part(.mistake, update.diagnostics) { diagnostic in
      let words = isBrief ? diagnostic.message : "\(diagnostic)"
      return writer.lines(mark: "▲ ", [(words, \.danger, false)], markColor: \.danger)
    }
    part(.hole, update.holes) { hole in
      writer.lines(
        mark: "◇ ",
        [
          ("unfinished: ", \.warning, true), (hole.beginning, \.warning, false),
          (" " + hole.shortPlace, \.secondary, false),
        ], markColor: \.warning)
    }
    return entries
  }

  /// Returns an update's title and number.
  @MainActor
  static func title(of update: StoryUpdate, width: Int, palette: Palette) -> [StoryLine] {
    StoryWriter(width: width, palette: palette).lines(
      mark: "\(update.number) ", [(update.title, \.ink, true)], markColor: \.secondary)
  }

  /// Returns the lines of the most important entries that fit in the given number of rows. If some
  /// entries don't fit, the last line says how many don't fit and names the key for the whole
  /// story.
  static func lines(
    of entries: [StoryEntry], in height: Int, more: (_ count: Int) -> StoryLine
  ) -> [StoryLine] {
    let all = entries.flatMap(\.lines)
    guard all.count > height, height > 0 else { return all }
    var left = height - 1
    var chosen: [Int: [StoryLine]] = [:]
    let order = entries.indices.sorted { (entries[$0].kind, $0) < (entries[$1].kind, $1) }
    for index in order where left > 0 {
      let lines = entries[index].lines
      if lines.count <= left {
        chosen[index] = lines
      } else if chosen.isEmpty {
        chosen[index] = Array(lines.prefix(left))
      } else {
        continue
      }
      left -= chosen[index]?.count ?? 0
    }
    let isCut = chosen.contains { $1.count < entries[$0].lines.count }
    let shown = chosen.sorted { $0.key < $1.key }.flatMap(\.value)
    let hidden = entries.count - chosen.count + (isCut ? 1 : 0)
    return shown + [more(hidden)]
  }
}

extension StoryUpdate {
  /// The bodies that ran once, for the first time, if there are several.
  fileprivate var newcomers: [Run] {
    let found = runs.filter { $0.causes.contains(.firstAppearance) && $0.times == nil }
    return found.count > 1 ? found : []
  }
}

extension UnfinishedHole {
  /// The task's description, without its location.
  fileprivate var beginning: String { String(description.dropFirst(place.count + 1)) }

  /// The file name and line. A complete path would be too long.
  fileprivate var shortPlace: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

/// A formatter that breaks story text into lines, with a mark before the first line.
@MainActor
private struct StoryWriter {
  typealias Hue = KeyPath<Palette, TerminalColor>

  let width: Int
  let palette: Palette

  func lines(
    mark: String, _ words: [(text: String, hue: Hue, isBold: Bool)], markColor: Hue = \.secondary
  ) -> [StoryLine] {
    let indent = min(mark.cellWidth, max(0, width - 4))
    let styles = words.map { style($0.hue, $0.isBold) }
    let broken = TextLayout.lines(of: words.map(\.text), width: max(1, width - indent))
    return broken.enumerated().map { index, line in
      let blank = String(repeating: " ", count: indent)
      let first = StoryLine.Piece(
        text: index == 0 ? String(mark.prefix(indent)) : blank, style: style(markColor, index == 0))
      return StoryLine(
        pieces: [first] + line.pieces.map { StoryLine.Piece(text: $0.text, style: styles[$0.run]) })
    }
  }

  private func style(_ hue: Hue, _ isBold: Bool) -> CellStyle {
    hue == \.secondary ? palette.quiet : palette.style(hue, bold: isBold)
  }
}
