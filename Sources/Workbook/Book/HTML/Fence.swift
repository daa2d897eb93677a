/// The words after the opening backticks of a fenced block.
///
/// DocC removes comments, so the catalog's Markdown uses these words to describe the content of the
/// block:
///
///     ```swift listing Tests/01-ViewState/ViewStateListings.swift door
///     ```swift complete Tests/01-ViewState/ViewStateQuestions.swift turnstile
///     ```swift order Tests/01-ViewState/ViewStateQuestions.swift steps
///     ```text story door
///     ```text played Tests/01-ViewState/Demo/Solutions.txt
///     ```text prediction 01-ViewState/museum
///     ```text task TapCounter
///     ```text hint TapCounter
package struct Fence: Equatable, Sendable {
  /// The content of a block.
  package enum Content: Equatable, Sendable {
    /// Code that is copied from a file.
    case listing(path: String, name: String)
    /// A listing that lacks a line, or some of whose lines have to be put in order, and those lines.
    case question(isOrdering: Bool, path: String, name: String)
    /// The story of an update.
    case story(name: String)
    /// The output of a demo.
    case played(path: String)
    /// A question: which bodies will run when the reader taps a recorded listing, such as
    /// `01-ViewState/museum`?
    case prediction(listing: String)
    /// The goal and the numbered requirements of an exercise, one paragraph or requirement a line.
    case task(exercise: String)
    /// The first hint for an exercise.
    case hint(exercise: String)
    /// A program of the practice page. Prose doesn't contain any.
    case program(caption: String)
  }

  /// The language, such as `swift`.
  package let language: String
  /// The content of the block, if its source is known.
  package let content: Content?

  /// Creates the words to write after a block's opening backticks.
  package init(language: String, content: Content?) {
    self.language = language
    self.content = content
  }

  /// Parses the words after a block's opening backticks.
  init(_ words: String?) {
    let parts = (words ?? "").split(separator: " ", maxSplits: 3).map(String.init)
    language = parts.first ?? ""
    content =
      switch (parts.dropFirst().first, parts.count) {
      case ("listing", 4): .listing(path: parts[2], name: parts[3])
      case ("complete", 4): .question(isOrdering: false, path: parts[2], name: parts[3])
      case ("order", 4): .question(isOrdering: true, path: parts[2], name: parts[3])
      case ("story", 3): .story(name: parts[2])
      case ("played", 3): .played(path: parts[2])
      case ("prediction", 3): .prediction(listing: parts[2])
      case ("task", 3): .task(exercise: parts[2])
      case ("hint", 3): .hint(exercise: parts[2])
      default: nil
      }
  }

  /// Whether the block contains a hint.
  var isHint: Bool {
    if case .hint? = content { true } else { false }
  }

  /// The words to write after the backticks.
  package var words: String {
    switch content {
    case .listing(let path, let name): "\(language) listing \(path) \(name)"
    case .question(let isOrdering, let path, let name):
      "\(language) \(isOrdering ? "order" : "complete") \(path) \(name)"
    case .story(let name): "\(language) story \(name)"
    case .played(let path): "\(language) played \(path)"
    case .prediction(let listing): "\(language) prediction \(listing)"
    case .task(let exercise): "\(language) task \(exercise)"
    case .hint(let exercise): "\(language) hint \(exercise)"
    case .program, nil: language
    }
  }
}
