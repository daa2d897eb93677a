import Foundation
import StateFlow

/// A file that a story is saved in; the end of its name says how.
struct StoryFile: Equatable {
  private enum Format: String { case svg, md, txt }

  let path: String
  private let format: Format

  /// Nil where the name says of no format that there is.
  init?(_ path: String) {
    guard let format = Format(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
    else { return nil }
    self.path = path
    self.format = format
  }

  /// Saves a story.
  func save(_ story: Story, of name: String) throws {
    try Data(contents(story, of: name).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// What the file holds.
  func contents(_ story: Story, of name: String) -> String {
    switch format {
    case .svg: return story.svg(width: 640)
    case .txt: return story.text() + "\n"
    case .md:
      // Four of them: what is told may hold three.
      let updates = story.updates.map { update in
        "## \(update.number). \(update.event)\n\n````text\n\(update)\n````\n"
      }
      return "# The story of \(name)\n\n" + updates.joined(separator: "\n")
    }
  }
}
