import WorkbookCore

/// Finds the answers among the files of a submission, wherever a learning platform has put them.
///
/// The answers are looked for in the shallowest folder `Exercises` that has one. Where there is no
/// such folder, they may lie anywhere, except where the workbook's own answers and suites do. In
/// either, `01-ViewState/TapCounter.swift` is the answer; if it is not there, the only file that is
/// named `TapCounter.swift` is. Capitals matter only where two files differ by nothing else.
struct AnswerFinder {
  /// What was found for an exercise.
  enum Finding: Equatable {
    case file([FileName])
    case nothing
    /// Several, none of which is better than the others.
    case several([[FileName]])
  }

  /// Why nothing was found, in a sentence, if that is so.
  private(set) var problem: String?
  /// For each exercise, in order.
  private(set) var findings: [Finding] = []

  init(_ paths: [[FileName]], exercises: [Exercise]) {
    let wanted = Set(exercises.map { "\($0.name).swift".lowercased() })
    let answers = paths.filter { wanted.contains($0.last?.lowercased ?? "") }
    let bases = Self.bases(of: answers)
    if bases.count > 1 {
      problem =
        "It has several folders with answers: \(listed(bases.map(\.shown))). "
        + "Hand in one of them."
      return
    }
    let candidates: [[FileName]]
    if let base = bases.first {
      candidates = answers.filter { $0.starts(with: base) }
    } else {
      candidates = answers.filter { path in !path.dropLast().contains { Self.isOurs($0) } }
    }
    if candidates.isEmpty {
      problem =
        "It has no folder Exercises with answers, nor a file that is named for an exercise, "
        + "such as \(exercises.first?.name ?? "TapCounter").swift. Hand in the folder Exercises."
      return
    }
    let byName = Dictionary(grouping: candidates) { $0.last?.lowercased ?? "" }
    findings = exercises.map { exercise in
      Self.finding(
        exercise, base: bases.first ?? [], among: byName["\(exercise.name).swift".lowercased()])
    }
  }

  /// The shallowest folders `Exercises` that have an answer somewhere.
  private static func bases(of answers: [[FileName]]) -> [[FileName]] {
    let bases = answers.compactMap { path in
      path.dropLast().firstIndex { $0.lowercased == "exercises" }.map { Array(path[...$0]) }
    }
    let shallowest = bases.map(\.count).min()
    return Set(bases.filter { $0.count == shallowest }).sorted { $0.shown < $1.shown }
  }

  /// The folders of the workbook that hold files with an exercise's name that nobody handed in.
  private static func isOurs(_ folder: FileName) -> Bool {
    ["solutions", "tests", "wronganswers"].contains(folder.lowercased)
  }

  private static func finding(
    _ exercise: Exercise, base: [FileName], among candidates: [[FileName]]?
  ) -> Finding {
    guard let candidates else { return .nothing }
    let file = FileName("\(exercise.name).swift")
    let place = base + [FileName(exercise.chapter), file]
    // From the best rule to the loosest; the first that anything follows decides.
    let rules: [([FileName]) -> Bool] = [
      { $0 == place }, { $0.shown.lowercased() == place.shown.lowercased() }, { $0.last == file },
      { _ in true },
    ]
    for rule in rules {
      let found = candidates.filter(rule)
      if found.count == 1 { return .file(found[0]) }
      if found.count > 1 { return .several(found) }
    }
    return .nothing
  }
}

/// Some things in a line, and how many more there are.
func listed(_ things: [String], atMost limit: Int = 5) -> String {
  let shown = things.prefix(limit).joined(separator: ", ")
  return things.count > limit ? "\(shown) and \(things.count - limit) more" : shown
}
