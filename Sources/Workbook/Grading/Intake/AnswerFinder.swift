import WorkbookCore

/// A search for the answers in a submission, wherever the learning platform put them.
///
/// It searches the shallowest folder named `Exercises` that contains answers. If there is none, it
/// searches everywhere except in the workbook's own solutions and suites. The answer is
/// `01-ViewState/TapCounter.swift`, or else the only file named `TapCounter.swift`, or else the
/// only copy of such a file, for example, `TapCounter (1).swift`. Case matters only if two file
/// names differ in nothing else.
struct AnswerFinder {
  /// The outcome of the search for an answer to one exercise.
  enum Match: Equatable {
    /// A file, and others that are copies by their names, such as `Lamp (1).swift`.
    case file([FileName], copies: [[FileName]])
    case nothing
    /// Files with the right name and a wrong extension, such as `Lamp.swift.txt`.
    case misnamed([[FileName]])
    /// Several files, none of which is a better match than the others.
    case several([[FileName]])
  }

  /// One or more sentences that say why no answers were found, or `nil` if any were found.
  private(set) var problem: String?
  /// The outcome for each exercise, in order.
  private(set) var matches: [Match] = []

  /// Searches files.
  ///
  /// - Parameters:
  ///   - paths: The files to search.
  ///   - others: Files that aren't available, such as those in an archive that aren't Swift files.
  ///   - hidden: The hidden folders, which weren't searched.
  init(
    _ paths: [[FileName]], others: [[FileName]] = [], hidden: [[FileName]] = [],
    exercises: [Exercise]
  ) {
    let wanted = Set(exercises.map { "\($0.name).swift".lowercased() })
    func answerName(_ path: [FileName]) -> String {
      let name = path.last?.lowercased ?? ""
      return wanted.contains(name) ? name : name.withoutCopyMark
    }
    let answers = paths.filter { wanted.contains(answerName($0)) }
    let roots = Self.roots(of: answers)
    if roots.count > 1 {
      problem =
        "The submission has several folders with answers: \(listed(roots.map(\.shown))). "
        + "Submit only one of them."
      return
    }
    let candidates: [[FileName]]
    if let root = roots.first {
      candidates = answers.filter { $0.starts(with: root) }
    } else {
      candidates = answers.filter { path in !path.dropLast().contains { Self.isWorkbookFolder($0) }
      }
    }
    let misnamed = Dictionary(
      grouping: (paths + others).filter { path in
        !path.dropLast().contains { Self.isWorkbookFolder($0) }
      },
      by: { Self.withoutWrongExtension($0.last, wanted) ?? "" })
    if candidates.isEmpty {
      problem = Self.problem(
        with: paths + others, hidden: hidden,
        misnamed: misnamed.filter { $0.key != "" }.values.first,
        exercises: exercises)
      return
    }
    let byName = Dictionary(grouping: candidates, by: answerName)
    matches = exercises.map { exercise in
      let file = "\(exercise.name).swift".lowercased()
      let match = Self.match(exercise, root: roots.first ?? [], among: byName[file])
      if match == .nothing, let found = misnamed[file] { return .misnamed(found) }
      return match
    }
  }

  /// Returns why no answers were found, with the names of files that may be the reason.
  private static func problem(
    with paths: [[FileName]], hidden: [[FileName]], misnamed: [[FileName]]?, exercises: [Exercise]
  ) -> String {
    let isExam = exercises == [.exam]
    if let misnamed, let first = misnamed.first, let name = first.last {
      let right = name.shown.prefix(upTo: name.shown.lastIndex(of: ".") ?? name.shown.endIndex)
      return isExam
        ? "The submission has no \(right). Rename \(first.shown) to \(right)."
        : "The submission has no file named after an exercise. Rename \(first.shown) to \(right), "
          + "and other files likewise."
    }
    let problem =
      isExam
      ? "The submission has no Exam.swift."
      : "The submission has no Exercises folder with answers and no file named after an exercise, "
        + "such as \(exercises.first?.name ?? "TapCounter").swift."
    if !hidden.isEmpty {
      return "\(problem) Hidden folders aren't searched: \(listed(hidden.map(\.shown))). "
        + "Give the folder a name that doesn't start with a dot."
    }
    let found = paths.isEmpty ? "" : " It contains \(listed(paths.map(\.shown), atMost: 3))."
    return "\(problem)\(found) Submit \(isExam ? "that file" : "the Exercises folder")."
  }

  /// Returns the lowercase name of an answer's file without the extension that was added to it, or `nil`
  /// for other files.
  private static func withoutWrongExtension(_ file: FileName?, _ wanted: Set<String>) -> String? {
    guard let name = file?.lowercased, let dot = name.lastIndex(of: ".") else { return nil }
    let stem = String(name[..<dot])
    return name.hasSuffix(".swift") || !wanted.contains(stem) ? nil : stem
  }

  /// Returns the shallowest folders named `Exercises` that contain answers.
  private static func roots(of answers: [[FileName]]) -> [[FileName]] {
    let roots = answers.compactMap { path in
      path.dropLast().firstIndex { $0.lowercased == "exercises" }.map { Array(path[...$0]) }
    }
    let shallowest = roots.map(\.count).min()
    return Set(roots.filter { $0.count == shallowest }).sorted { $0.shown < $1.shown }
  }

  /// Returns whether a folder is part of the workbook itself and contains files that are named
  /// after exercises but aren't answers.
  private static func isWorkbookFolder(_ folder: FileName) -> Bool {
    ["solutions", "tests", "wronganswers"].contains(folder.lowercased)
  }

  private static func match(
    _ exercise: Exercise, root: [FileName], among candidates: [[FileName]]?
  ) -> Match {
    guard let candidates else { return .nothing }
    let file = FileName("\(exercise.name).swift")
    let expectedPath =
      root
      + exercise.answerPath().split(separator: "/").dropFirst().map {
        FileName(String($0))
      }
    // The rules from strictest to loosest. The first one that any file matches decides.
    let rules: [([FileName]) -> Bool] = [
      { $0 == expectedPath }, { $0.shown.lowercased() == expectedPath.shown.lowercased() },
      { $0.last == file },
      { $0.last?.lowercased == file.lowercased },
      { _ in true },
    ]
    for rule in rules {
      let found = candidates.filter(rule)
      if found.count == 1 {
        let folder = found[0].dropLast()
        let copies = candidates.filter {
          $0 != found[0] && $0.dropLast() == folder && $0.last?.lowercased != file.lowercased
        }
        return .file(found[0], copies: copies)
      }
      if found.count > 1 { return .several(found) }
    }
    return .nothing
  }
}

/// Returns items as a comma-separated list. If the list is too long, it ends with the number of
/// omitted items.
func listed(_ things: [String], atMost limit: Int = 5) -> String {
  let shown = things.prefix(limit).joined(separator: ", ")
  return things.count > limit ? "\(shown), and \(things.count - limit) more" : shown
}
