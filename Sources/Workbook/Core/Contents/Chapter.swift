/// One chapter of the workbook.
package struct Chapter: Sendable, Hashable {
  /// Its folder, wherever it has one: `01-ViewState`.
  package let folder: String
  /// What it is called: `View state`.
  package let title: String
  /// What it teaches, in one line.
  package let goal: String
  /// Its exercises, in order.
  package let exercises: [Exercise]

  /// A chapter, whose exercises are numbered in the order given.
  package init(_ folder: String, title: String, goal: String, _ exercises: [Draft]) {
    self.folder = folder
    self.title = title
    self.goal = goal
    self.exercises = exercises.enumerated().map { index, draft in
      Exercise(
        chapter: folder, number: index + 1, name: draft.name, goal: draft.goal,
        points: draft.points, hints: draft.hints)
    }
  }

  /// What the table of contents says of an exercise.
  package struct Draft {
    let name: String
    let goal: String
    let points: Int
    let hints: [String]

    init(_ name: String, goal: String, points: Int = 10, hints: [String]) {
      self.name = name
      self.goal = goal
      self.points = points
      self.hints = hints
    }
  }

  /// Its number, as its folder has it.
  package var number: Int { Int(folder.prefix { $0.isNumber }) ?? 0 }

  /// The module of its answers: `ViewState`.
  package var module: String { Self.module(of: folder) }

  /// The module of the answers in a chapter's folder: the folder's name without its number.
  package static func module(of folder: String) -> String {
    String(folder.drop { $0 != "-" }.dropFirst())
  }

  /// Its prose, from the root of the package.
  package var prosePath: String { "Chapters/\(folder).md" }
}
