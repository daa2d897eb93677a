import StateFlow
import StateFlowFigures
import StateFlowStory

/// A file in which a story is saved. Its extension determines the format.
struct StoryFile: Equatable {
  private enum Format: String { case svg, md, txt }

  let path: String
  private let format: Format

  /// Creates a story file, or returns `nil` if the extension doesn't match a format.
  init?(_ path: String) {
    guard let format = Format(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
    else { return nil }
    self.path = path
    self.format = format
  }

  /// Saves a story to the file.
  func save(_ story: Story, of name: String) throws {
    try Data(contents(story, of: name).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Returns the story in the file's format.
  func contents(_ story: Story, of name: String) -> String {
    switch format {
    case .svg: return story.svg(width: 640)
    case .txt: return story.text() + "\n"
    case .md:
      // The fence has four backticks because the update may contain a fence of three.
      let updates = story.updates.map { update in
        "## \(update.number). \(update.event)\n\n````text\n\(update)\n````\n"
      }
      return "# The story of \(name)\n\n" + updates.joined(separator: "\n")
    }
  }
}
