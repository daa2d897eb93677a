/// One chapter of the workbook.
package struct Chapter: Sendable, Hashable {
  /// The name of the chapter's folders, such as `01-ViewState`.
  package let folder: String
  /// The title, such as `View state`.
  package let title: String
  /// A one-line description of what the chapter teaches.
  package let goal: String
  /// The exercises, in order.
  package let exercises: [Exercise]

  /// Creates a chapter and numbers its exercises in the given order.
  package init(_ folder: String, title: String, goal: String, _ exercises: [Draft]) {
    self.folder = folder
    self.title = title
    self.goal = goal
    self.exercises = exercises.enumerated().map { index, draft in
      Exercise(
        chapter: folder, number: index + 1, name: draft.name, goal: draft.goal,
        minutes: draft.minutes, points: draft.points, hints: draft.hints,
        isOptional: draft.isOptional, road: draft.road,
        ownFunctions: draft.ownFunctions, predictions: draft.predictions, kind: draft.kind)
    }
  }

  /// An exercise as listed in the table of contents, before the chapter numbers it.
  package struct Draft {
    let name: String
    let goal: String
    let minutes: Int
    let points: Int
    let hints: [String]
    let isOptional: Bool
    let road: Road
    let ownFunctions: [String]
    let predictions: [String]
    let kind: Exercise.Kind

    /// Creates an exercise. An optional one goes deeper.
    package init(
      _ name: String, goal: String, minutes: Int = 0, points: Int = 10, isOptional: Bool = false,
      road: Road = .core, hints: [String],
      ownFunctions: [String] = [], predictions: [String] = [], kind: Exercise.Kind = .program
    ) {
      self.name = name
      self.goal = goal
      self.minutes = minutes
      self.points = points
      self.hints = hints
      self.isOptional = isOptional
      self.road = isOptional ? .deeper : road
      self.ownFunctions = ownFunctions
      self.predictions = predictions
      self.kind = kind
    }
  }

  /// The chapter's number, which is the number at the start of its folder's name.
  package var number: Int { Self.number(of: folder) }

  /// Returns the number at the start of the name of a chapter's folder.
  package static func number(of folder: String) -> Int {
    Int(folder.prefix { $0.isNumber }) ?? 0
  }

  /// The name of the module that contains the answers, such as `ViewState`.
  package var module: String { Self.module(of: folder) }

  /// Returns the name of the module for a chapter's folder: the folder's name without its number.
  package static func module(of folder: String) -> String {
    String(folder.drop { $0 != "-" }.dropFirst())
  }

  /// The path of the chapter's text, relative to the package's root.
  package var prosePath: String { "Chapters/\(folder).md" }
}
