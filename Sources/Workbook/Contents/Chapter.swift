/// One chapter of the workbook.
public struct Chapter: Sendable, Hashable {
  /// Its folder, wherever it has one: `01-ViewState`.
  public let folder: String
  /// What it is called: `View state`.
  public let title: String
  /// What it teaches, in one line.
  public let goal: String
  /// Its exercises, in order.
  public let exercises: [Exercise]

  /// A chapter, whose exercises are numbered in the order given.
  init(_ folder: String, title: String, goal: String, _ exercises: [Draft]) {
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
  struct Draft {
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
  public var number: Int { Int(folder.prefix { $0.isNumber }) ?? 0 }

  /// The module of its answers: `ViewState`.
  public var module: String { Self.module(of: folder) }

  /// The module of the answers in a chapter's folder: the folder's name without its number.
  static func module(of folder: String) -> String {
    String(folder.drop { $0 != "-" }.dropFirst())
  }

  /// Its prose, from the root of the package.
  public var prosePath: String { "Chapters/\(folder).md" }
}
