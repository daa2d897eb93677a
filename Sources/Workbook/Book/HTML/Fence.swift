/// The words after the backticks of a fenced block.
///
/// DocC drops comments, so the catalog's Markdown says here what the block shows:
///
///     ```swift listing Tests/01-ViewState/ViewStateListings.swift door
///     ```text story door
///     ```text played Tests/01-ViewState/Demo/Solutions.txt
///     ```text prediction 01-ViewState/museum
package struct Fence: Equatable, Sendable {
  /// What a block shows.
  package enum Content: Equatable, Sendable {
    /// Code that is copied from a file.
    case listing(path: String, name: String)
    /// The record of an update.
    case story(name: String)
    /// What a demo printed.
    case played(path: String)
    /// A question: which bodies will run when the reader taps a recorded listing, such as
    /// `01-ViewState/museum`?
    case prediction(listing: String)
  }

  /// The language, such as `swift`.
  package let language: String
  /// What the block shows, if its source is known.
  package let content: Content?

  /// Creates the words for a block.
  package init(language: String, content: Content) {
    self.language = language
    self.content = content
  }

  /// Reads the words of a block.
  init(_ words: String?) {
    let parts = (words ?? "").split(separator: " ", maxSplits: 3).map(String.init)
    language = parts.first ?? ""
    content =
      switch (parts.dropFirst().first, parts.count) {
      case ("listing", 4): .listing(path: parts[2], name: parts[3])
      case ("story", 3): .story(name: parts[2])
      case ("played", 3): .played(path: parts[2])
      case ("prediction", 3): .prediction(listing: parts[2])
      default: nil
      }
  }

  /// The words to write after the backticks.
  package var words: String {
    switch content {
    case .listing(let path, let name): "\(language) listing \(path) \(name)"
    case .story(let name): "\(language) story \(name)"
    case .played(let path): "\(language) played \(path)"
    case .prediction(let listing): "\(language) prediction \(listing)"
    case nil: language
    }
  }
}
