import StateFlow

/// A line of the story as it is drawn beside the views.
struct StoryLine: Equatable {
  /// Words of one look.
  struct Piece: Equatable {
    var text: String
    var style: CellStyle
  }

  var pieces: [Piece] = []

  var text: String { pieces.map(\.text).joined() }

  /// How many lines each part of an update may take.
  private static let most = 12

  /// The lines of an update: what was done, what was written, which bodies ran because of it, which
  /// did not and why.
  @MainActor
  static func lines(for update: StoryUpdate, width: Int, palette: Palette) -> [StoryLine] {
    let writer = StoryWriter(width: width, palette: palette)
    var lines = writer.lines(
      mark: "\(update.number) ", [(update.title, \.ink, true)], markColor: \.secondary)
    func part<Item>(_ items: [Item], _ line: (Item) -> [StoryLine]) {
      // A line that says that one is left out takes as much room as that one.
      let shown = items.count == most + 1 ? items.count : most
      lines += items.prefix(shown).flatMap(line)
      if items.count > shown {
        lines += writer.lines(
          mark: "  ", [("… and \(items.count - shown) more", \.secondary, false)])
      }
    }
    part(update.writes) { write in
      writer.lines(
        mark: "✎ ",
        [
          (write.subject + write.separator, \.accent, false), (write.change, \.ink, true),
          (write.verdict.map { "  \($0)" } ?? "", \.warning, false),
        ], markColor: \.accent)
    }
    part(update.runs) { run in
      writer.lines(
        mark: "▶ ",
        [
          (run.subject, \.positive, true), (run.times.map { " \($0)" } ?? "", \.positive, false),
          (run.reason.map { " \($0)" } ?? "", \.secondary, false),
        ],
        markColor: \.positive)
    }
    if let silence = update.silence {
      lines += writer.lines(mark: "  ", [(silence, \.secondary, false)])
    }
    part(update.skips) { skip in
      writer.lines(mark: "· ", [(skip.sentence, \.secondary, false)])
    }
    part(update.moments) { writer.lines(mark: "○ ", [($0.sentence, \.secondary, false)]) }
    part(update.diagnostics) { diagnostic in
      writer.lines(mark: "▲ ", [("\(diagnostic)", \.danger, false)], markColor: \.danger)
    }
    part(update.holes) { hole in
      writer.lines(
        mark: "◇ ",
        [
          ("unfinished: ", \.warning, true), (hole.beginning, \.warning, false),
          (" " + hole.shortPlace, \.secondary, false),
        ], markColor: \.warning)
    }
    return lines
  }
}

extension UnfinishedHole {
  /// How the task begins.
  fileprivate var beginning: String { String(description.dropFirst(place.count + 1)) }

  /// The place without the folder: a path finds no room on a line.
  fileprivate var shortPlace: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

/// Breaks the words of a story into lines, with a mark before the first.
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
