/// An exercise in a chapter's list of exercises.
struct ExerciseCard {
  let name: String
  /// The goal, the requirements, and the remarks of its task.
  let lines: [String]

  /// The anchor of its item.
  var anchor: String { "exercise-\(name)" }
}

extension [RenderBlock] {
  /// The exercise whose task the blocks of an item contain.
  var exercise: ExerciseCard? {
    for case .code(let syntax, let lines) in self {
      if case .task(let name)? = Fence(syntax).content {
        return ExerciseCard(name: name, lines: lines)
      }
    }
    return nil
  }
}

extension RenderBlock {
  /// The exercises in a list.
  var exercises: [ExerciseCard] {
    if case .orderedList(_, let items) = self { items.compactMap(\.exercise) } else { [] }
  }
}
