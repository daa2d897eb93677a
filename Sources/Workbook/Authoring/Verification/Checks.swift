/// All checks of the workbook, in the order in which they run.
enum Checks {
  /// Returns all checks.
  ///
  /// - Parameter forAuthors: Whether `Exercises` must contain the stubs, as in the published
  ///   workbook. A student's copy contains answers and can be sound as well.
  static func all(forAuthors: Bool) -> [any SoundnessCheck] {
    let reading: [any StaticCheck] = [
      ManifestCheck(), NamesCheck(), StrayFilesCheck(), HintsCheck(), SuitesCheck(), HolesCheck(),
      RequirementsCheck(), WrongAnswersCheck(), MentionsCheck(), CountsCheck(), ListingsCheck(),
      QuestionsCheck(), LinksCheck(),
      FiguresCheck(), RecordingsCheck(), CommandsCheck(), DraftsCheck(), CirclesCheck(),
      FactsCheck(),
    ]
    let running: [any AnswerCheck] = [
      StubsRun(), SolutionsRun(), WrongAnswersRun(), MessagesRun(),
    ]
    return reading + (forAuthors ? [OriginalsCheck()] : []) + running
      + [CandidatesRun(), DemosRun(with: .exercises), DemosRun(with: .solutions)]
  }
}
