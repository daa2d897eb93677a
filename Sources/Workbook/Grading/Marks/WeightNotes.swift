import WorkbookCore

extension MarkingScheme {
  /// Returns notes for the instructor about weights that have no effect.
  ///
  /// Conditions are known only after the grader has run the programs that students start with, so
  /// the file with the weights is accepted before that.
  func notes(about marks: [Gradebook.Mark]) -> [String] {
    var conditions: Set<String> = []
    var worthless: Set<String> = []
    for mark in marks {
      for result in mark.report?.requirementResults ?? []
      where mark.weights[result.requirement.number] != nil && !result.tests.isEmpty
        && result.tests.areConditions
      {
        conditions.insert("\(mark.exercise)#\(result.requirement.number)")
      }
      if let credit = mark.credit, credit.total > 0, credit.totalWeight == 0 {
        worthless.insert(mark.exercise)
      }
    }
    return [
      InstructorNote.text(
        conditions.sorted(),
        "has a weight, but is a condition that the program meets before a student changes "
          + "anything, so it earns nothing",
        "have weights, but are conditions that the programs meet before a student changes "
          + "anything, so they earn nothing"),
      InstructorNote.text(
        worthless.sorted(),
        "has the weight 0 for all requirements that can earn points, so only a passing answer "
          + "earns points",
        "have the weight 0 for all requirements that can earn points, so only passing answers "
          + "earn points"),
    ].compactMap(\.self)
  }
}
