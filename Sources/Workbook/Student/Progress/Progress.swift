import Foundation
import WorkbookCore

/// The student's progress, which is the state of each exercise, based on its files and the saved
/// results.
struct Progress: Sendable {
  /// The progress on one exercise.
  struct Item: Sendable {
    let exercise: Exercise
    let state: ExerciseState
    /// The holes that are left in the answer.
    let holes: [Hole]
    /// The tasks of the stub, which remain visible until the exercise passes.
    let tasks: [String]
    /// The fingerprint of the answer and suite as they are now, or `nil` if there is no answer.
    let current: SavedProgress.Fingerprint?
    /// The result of the last check, if the answer and suite haven't changed since the check.
    let last: SavedProgress.Result?

    /// The path of the answer, with the line of the first hole if there is one.
    var location: String {
      exercise.answerPath() + (holes.first.map { ":\($0.line)" } ?? "")
    }

    /// The state in a few words, followed by a remark such as `(optional)` if the exercise isn't on
    /// the road.
    var label: String {
      let remark = exercise.remark
      return state.label + (remark.map { " (\($0))" } ?? "")
    }
  }

  let chapters: [Chapter]
  let items: [Item]
  let saved: SavedProgress

  /// Determines the progress on all exercises.
  ///
  /// - Complexity: Reads each answer, stub, and suite once, and builds nothing.
  init(of chapters: [Chapter], in package: WorkbookPackage, saved: SavedProgress) {
    self.chapters = chapters
    self.saved = saved
    items = chapters.flatMap(\.exercises).map { exercise in
      Item(exercise, in: package, entry: saved[exercise])
    }
  }

  /// The progress on an exercise.
  subscript(exercise: Exercise) -> Item {
    items.first { $0.exercise == exercise }
      ?? Item(exercise: exercise, state: .missing, holes: [], tasks: [], current: nil, last: nil)
  }

  /// The exercises that count toward progress: all except the optional ones.
  var required: [Item] { items.filter { !$0.exercise.isOptional } }

  /// The exercises that students may skip.
  var optional: [Item] { items.filter(\.exercise.isOptional) }

  /// The exercises on the road.
  var core: [Item] { items.filter { $0.exercise.road == .core } }

  /// The first exercise on the road whose current answer hasn't passed or, once they all have, the
  /// first of the other required exercises.
  var next: Item? {
    core.first { $0.state != .passed } ?? required.first { $0.state != .passed }
  }

  /// Returns the first exercise on the road that hasn't passed, starting after the given exercise. The
  /// search wraps around at the end. Once they have all passed, it returns one of the other required
  /// exercises.
  func next(after exercise: Exercise) -> Item? {
    let start = items.firstIndex { $0.exercise == exercise }.map { $0 + 1 } ?? 0
    let left = (items[start...] + items[..<start]).filter {
      $0.state != .passed && !$0.exercise.isOptional && $0.exercise != exercise
    }
    return left.first { $0.exercise.road == .core } ?? left.first
  }

  /// The number of required exercises whose current answer has passed.
  var passedCount: Int { required.passedCount }

  /// Whether the student hasn't checked or edited anything yet.
  var isFresh: Bool { saved.lastChecked == nil && items.allSatisfy { $0.state == .unfinished } }
}

extension Progress.Item {
  /// Determines the progress on an exercise.
  ///
  /// - Complexity: Reads the exercise's answer, stub, and suite.
  init(_ exercise: Exercise, in package: WorkbookPackage, entry: SavedProgress.Entry) {
    let stub = try? package.text(exercise.answerPath(in: ".stubs"))
    let tasks = Hole.all(in: stub ?? "").map(\.task).filter { !$0.isEmpty }
    guard let current = SavedProgress.Fingerprint(exercise, in: package),
      let answer = try? package.text(exercise.answerPath())
    else {
      self.init(
        exercise: exercise, state: .missing, holes: [], tasks: tasks, current: nil, last: nil)
      return
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
    self.init(
      exercise: exercise, state: state, holes: holes,
      tasks: stub == nil ? holes.map(\.task).filter { !$0.isEmpty } : tasks, current: current,
      last: last)
  }
}

extension [Progress.Item] {
  /// The number of exercises whose current answer has passed.
  var passedCount: Int { count { $0.state == .passed } }
}

extension SavedProgress.Fingerprint {
  /// Creates the fingerprint of an exercise's current answer and suite, or `nil` if there is no
  /// answer.
  init?(_ exercise: Exercise, in package: WorkbookPackage) {
    guard let answer = try? Data(contentsOf: package.url(exercise.answerPath())) else {
      return nil
    }
    let suite = (try? Data(contentsOf: package.url(exercise.suitePath))) ?? Data()
    self.init(answer: ContentHash.digest(of: answer), suite: ContentHash.digest(of: suite))
  }
}

extension ContentHash {
  /// Returns the digest of a file's content.
  static func digest(of content: Data) -> String {
    var hash = ContentHash()
    hash.add(content)
    return hash.digest
  }
}
