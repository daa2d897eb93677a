import Foundation
import WorkbookCore

/// Where the student is: the state of each exercise, read from the files and from memory.
struct Progress: Sendable {
  /// Where one exercise is.
  struct Item: Sendable {
    let exercise: Exercise
    let state: ExerciseState
    /// What is still to be done in it.
    let holes: [Hole]
    /// What was to be done in it from the start: the student sees it until the exercise has passed.
    let tasks: [String]
    /// The hashes of the answer and the suite as they are.
    let current: Memory.Checked?
    /// What became of it, if it was checked as it is.
    let last: Memory.Result?

    /// Where to begin: a path with the line, if a line is known.
    var place: String {
      exercise.answerPath() + (holes.first.map { ":\($0.line)" } ?? "")
    }
  }

  let chapters: [Chapter]
  let items: [Item]
  let memory: Memory

  /// Where the student is.
  ///
  /// - Complexity: Reads each answer, each stub and each suite once, and builds nothing.
  init(of chapters: [Chapter], in package: WorkbookPackage, memory: Memory) {
    self.chapters = chapters
    self.memory = memory
    items = chapters.flatMap(\.exercises).map { exercise in
      Self.item(exercise, in: package, entry: memory[exercise])
    }
  }

  /// Where an exercise is.
  subscript(exercise: Exercise) -> Item {
    items.first { $0.exercise == exercise }
      ?? Item(exercise: exercise, state: .missing, holes: [], tasks: [], current: nil, last: nil)
  }

  /// The first exercise that has not passed as it is.
  var next: Item? { items.first { $0.state != .passed } }

  /// The next one after an exercise, from the start again at the end.
  func next(after exercise: Exercise) -> Item? {
    let start = items.firstIndex { $0.exercise == exercise }.map { $0 + 1 } ?? 0
    return (items[start...] + items[..<start]).first {
      $0.state != .passed && $0.exercise != exercise
    }
  }

  /// How many have passed as they are.
  var passedCount: Int { items.count { $0.state == .passed } }

  /// Whether nothing was ever checked or edited.
  var isFresh: Bool { memory.lastChecked == nil && items.allSatisfy { $0.state == .unfinished } }

  private static func item(
    _ exercise: Exercise, in package: WorkbookPackage, entry: Memory.Entry
  ) -> Item {
    let stub = try? package.text(exercise.answerPath(in: ".stubs"))
    let tasks = Hole.all(in: stub ?? "").map(\.task).filter { !$0.isEmpty }
    guard let current = Memory.Checked(exercise, in: package),
      let answer = try? package.text(exercise.answerPath())
    else {
      return Item(
        exercise: exercise, state: .missing, holes: [], tasks: tasks, current: nil, last: nil)
    }
    let holes = Hole.all(in: answer)
    let last = entry.last.flatMap { $0.checked == current ? $0 : nil }
    let state: ExerciseState =
      if entry.passed == current {
        .passed
      } else if let last {
        last.verdict == .unfinished ? .unfinished : .failed
      } else if !holes.isEmpty {
        .unfinished
      } else {
        entry.passed == nil ? .edited : .stale
      }
    return Item(
      exercise: exercise, state: state, holes: holes,
      tasks: stub == nil ? holes.map(\.task).filter { !$0.isEmpty } : tasks, current: current,
      last: last)
  }
}

extension Memory.Checked {
  /// The answer and the suite of an exercise as they are, or nil when there is no answer.
  init?(_ exercise: Exercise, in package: WorkbookPackage) {
    guard let answer = try? Data(contentsOf: package.url(exercise.answerPath())) else {
      return nil
    }
    let suite = (try? Data(contentsOf: package.url(exercise.suitePath))) ?? Data()
    self.init(answer: ContentHash.digest(of: answer), suite: ContentHash.digest(of: suite))
  }
}

extension ContentHash {
  /// Returns the digest of some content.
  static func digest(of content: Data) -> String {
    var hash = ContentHash()
    hash.add(content)
    return hash.digest
  }
}
