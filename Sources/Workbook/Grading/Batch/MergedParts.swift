import WorkbookCommandLine
import WorkbookCore

/// The parts that `merge` combines. The initializer throws an error if a part is missing, or if a
/// report doesn't contain exactly the results of its parts.
struct MergedParts {
  /// A report to merge.
  struct Report {
    let path: String
    let parts: [GradedPart]
    /// The names of the submissions with a result, one for each result.
    let results: [String]
  }

  /// The parts of the merged report. The shards of the same submissions are combined into one part.
  let whole: [GradedPart]

  /// Checks the parts and the results of several reports.
  ///
  /// - Throws: ``UsageError`` if shards or results are missing, unfinished, or duplicated, or don't
  ///   belong together. The error names them.
  init(_ reports: [Report]) throws {
    let parts = reports.flatMap { report in report.parts.map { (path: report.path, part: $0) } }
    var problems = parts.filter { !$0.part.isFinished }.map { path, part in
      "\(path) is unfinished: grading \(part.shard.map { "shard \($0)" } ?? "all submissions") was "
        + "interrupted. To finish, run the same command again."
    }
    let shards = parts.filter { $0.part.shard != nil }
    if let first = shards.first {
      if let other = shards.first(where: { $0.part.shard?.count != first.part.shard?.count }) {
        throw UsageError(
          "\(first.path) is shard \(Self.name(first.part)) and \(other.path) is shard "
            + "\(Self.name(other.part)). Grade all shards with the same number of parts.",
          isActionable: true)
      }
      if let other = shards.first(where: { !$0.part.isOfSameClass(as: first.part) }) {
        throw UsageError(
          "\(first.path) and \(other.path) are shards of different submissions: "
            + "the numbers of submissions (\(first.part.submissions) and "
            + "\(other.part.submissions)) or their names differ. Give each machine the same "
            + "folder, and then regrade the shard that differs.",
          isActionable: true)
      }
      problems += Self.problems(with: shards.map { ($0.path, $0.part.shard) })
    }
    problems += reports.flatMap(Self.problemsWithResults)
    guard problems.isEmpty else {
      throw UsageError(
        "These reports can't be merged. " + problems.joined(separator: " "), isActionable: true)
    }
    var whole = parts.map(\.part).filter { $0.shard == nil }
    if var all = shards.first?.part {
      all.shard = nil
      all.folders = Set(shards.flatMap { $0.part.folders ?? [] }).sorted()
      all.graded = shards.flatMap { $0.part.graded ?? [] }.sorted()
      whole.append(all)
    }
    self.whole = whole
  }

  private static func problems(with shards: [(path: String, shard: Shard?)]) -> [String] {
    let count = shards.first?.shard?.count ?? 0
    let paths = Dictionary(grouping: shards) { $0.shard?.number ?? 0 }.mapValues { $0.map(\.path) }
    let repeated = paths.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
      "Shard \($0.key)/\(count) is in \($0.value.joined(separator: " and in ")). Name only one of "
        + "these reports."
    }
    let missing = (1...max(1, count)).filter { paths[$0] == nil }.map { "\($0)/\(count)" }
    if missing.isEmpty { return repeated }
    let noun = missing.count == 1 ? "Shard" : "Shards"
    let verb = missing.count == 1 ? "is" : "are"
    return repeated + [
      "\(noun) \(listed(missing, atMost: 20)) \(verb) missing. Grade "
        + "\(missing.count == 1 ? "it" : "them") with --shard, and then merge all reports."
    ]
  }

  /// Returns what is wrong with the results of a report whose runs have finished.
  private static func problemsWithResults(of report: Report) -> [String] {
    guard report.parts.allSatisfy(\.isFinished) else { return [] }
    let names = report.parts.compactMap(\.graded)
    guard !names.isEmpty, names.count == report.parts.count else {
      return ["\(report.path) doesn't say which submissions it contains. Grade it again."]
    }
    let graded = Set(names.joined())
    let counts = Dictionary(grouping: report.results) { $0 }.mapValues(\.count)
    func problem(_ names: some Sequence<String>, _ description: String, _ advice: String) -> String?
    {
      let names = names.sorted()
      return names.isEmpty
        ? nil : "\(report.path) \(description) \(listed(names, atMost: 20)). \(advice)"
    }
    return [
      problem(
        graded.filter { counts[$0] == nil }, "lacks the results of",
        "Run the command that graded it again."),
      problem(
        counts.keys.filter { !graded.contains($0) }, "has results that don't belong to it, of",
        "Delete the folder \(report.path)/results, and run the command that graded it again."),
      problem(
        counts.filter { $0.value > 1 }.keys, "has several results of",
        "In \(report.path)/results, keep only one file for each name."),
    ].compactMap(\.self)
  }

  private static func name(_ part: GradedPart) -> String { part.shard?.description ?? "" }
}
