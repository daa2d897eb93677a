import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct ShardTests {
  let classroom = Classroom()

  private func part(_ name: String) -> URL { classroom.house.package.url(name) }

  private func grade(_ name: String, _ options: String...) async -> ExitCode {
    await classroom.call(
      ["grade", classroom.submissions.path, "--output", part(name).path] + options)
  }

  private func merge(_ names: String...) async -> ExitCode {
    await classroom.call(
      ["grade", "merge"] + names.map { part($0).path } + ["--output", classroom.report.path])
  }

  @Test func `each submission is in exactly one shard, regardless of its folder`() throws {
    let names = (0..<500).map { "student \($0)" }
    let parts = try (1...7).map { number in
      let shard = try #require(Shard("\(number)/7"))
      return names.filter(shard.contains)
    }
    #expect(parts.joined().sorted() == names.sorted())
    #expect(parts.allSatisfy { (40...110).contains($0.count) })
    #expect(Shard("1/2")?.contains("alice") == false)
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3", "1/-3", ""])
  func `an invalid shard is rejected`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test
  func `merging shards produces the same report as grading on a single machine`() async throws {
    for number in 0..<12 {
      classroom.submit("s\(number)", ["Lamp.swift": number % 2 == 0 ? "\"on\"" : "// dark"])
    }
    for number in 1...3 { #expect(await grade("part\(number)", "--shard", "\(number)/3") == .done) }
    #expect(await merge("part1", "part2", "part3") == .done)
    #expect(
      classroom.house.transcript.lines.last
        == "12 submissions merged. The report is in \(classroom.report.path).")
    #expect(await grade("whole") == .done)
    #expect(try classroom.results() == classroom.results(in: part("whole")))
    // Merged results count as graded.
    #expect(await classroom.grade() == .done)
    #expect(classroom.house.transcript.output.contains("12 of them were graded before."))
  }

  @Test
  func `reports with different grading conditions can't be merged, and the differences are listed`()
    async throws
  {
    classroom.submit("alice", classroom.solutions)
    #expect(await grade("part1") == .done)
    #expect(await grade("part2", "--isolation", "none", "--exercises", "Lamp") == .done)
    #expect(await merge("part1", "part2") == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        .contains("they differ in --isolation (sandbox and none), the exercises."))
    classroom.house.write("// new", to: House.lamp.suitePath)
    #expect(await grade("part3") == .done)
    #expect(await merge("part1", "part3") == .wrongUse)
    #expect(classroom.house.transcript.errors.contains("the suites."))
    #expect(try classroom.results().isEmpty)
  }

  @Test
  func `a submission with different answers in two reports is reported as a conflict`()
    async throws
  {
    classroom.submit("alice", classroom.solutions)
    classroom.submit("bob", classroom.solutions)
    #expect(await grade("part1") == .done)
    #expect(await grade("part2") == .done)
    #expect(await merge("part1", "part2") == .done)
    classroom.submit("bob", ["Exercises/01-House/Lamp.swift": "// dark"])
    #expect(await grade("part2") == .done)
    #expect(await merge("part1", "part2") == .wrongUse)
    #expect(classroom.house.transcript.errors.contains("bob"))
  }

  @Test
  func `if the grader failed on an answer in one report, the other report counts`() async throws {
    classroom.submit("alice", ["Lamp.swift": "\"on\" // the grader fails"])
    #expect(await grade("part1") == .notYet)
    #expect(await merge("part1") == .notYet)
    classroom.submit("alice", ["Lamp.swift": "\"on\""])
    #expect(await grade("part2") == .done)
    #expect(await merge("part1", "part2") == .done)
    #expect(try classroom.verdicts("alice")[0] == .passed)
  }

  /// Merges the given shards and returns the error messages.
  private func errors(merging names: String...) async -> String {
    _ = await classroom.call(
      ["grade", "merge"] + names.map { part($0).path } + ["--output", classroom.report.path])
    return classroom.house.transcript.errors.replacing("\n", with: " ")
      .replacing(classroom.house.package.root.path + "/", with: "")
  }

  @Test func `if shards are missing or repeated, the merge command lists them and writes nothing`()
    async throws
  {
    for number in 0..<12 { classroom.submit("s\(number)", ["Lamp.swift": "\"on\""]) }
    for (name, shard) in [("a", "1/4"), ("b", "3/4"), ("c", "3/4")] {
      #expect(await grade(name, "--shard", shard) == .done)
    }
    #expect(
      await errors(merging: "a", "b", "c")
        == "These reports can't be merged. Shard 3/4 is in b and in c. Name only one of these "
        + "reports. Shards 2/4, 4/4 are missing. Grade them with --shard, and then merge all "
        + "reports.")
    #expect(await merge("a", "b", "c") == .wrongUse)
    #expect(!FileManager.default.fileExists(atPath: classroom.report.path))
    #expect(await grade("d", "--shard", "2/4") == .done)
    #expect(
      await errors(merging: "a", "b", "d")
        == "These reports can't be merged. Shard 4/4 is missing. Grade it with --shard, and then "
        + "merge all reports.")
    // One folder may hold several shards.
    #expect(await grade("d", "--shard", "4/4") == .done)
    #expect(await merge("a", "b", "d") == .done)
    #expect(try classroom.results().count == 12)
  }

  @Test
  func `shards from different folders or with different shard counts can't be merged`()
    async throws
  {
    for number in 0..<6 { classroom.submit("s\(number)", ["Lamp.swift": "\"on\""]) }
    #expect(await grade("a", "--shard", "1/2") == .done)
    classroom.submit("s7", ["Lamp.swift": "\"on\""])
    #expect(await grade("b", "--shard", "2/2") == .done)
    #expect(await grade("c", "--shard", "2/3") == .done)
    #expect(
      await errors(merging: "a", "b")
        == "a and b are shards of different submissions: the numbers of submissions (6 and 7) or "
        + "their names differ. Give each machine the same folder, and then regrade the shard that "
        + "differs.")
    #expect(
      await errors(merging: "a", "c")
        == "a is shard 1/2 and c is shard 2/3. Grade all shards with the same number of parts.")
  }

  @Test func `a merged report contains only the rows in its shards`() async throws {
    classroom.submit("alice", classroom.solutions)
    classroom.submit("bob", classroom.solutions)
    #expect(await grade("a", "--shard", "1/2") == .done)
    #expect(await grade("b", "--shard", "2/2") == .done)
    #expect(await merge("a", "b") == .done)
    try FileManager.default.removeItem(at: classroom.place("bob"))
    #expect(await grade("a", "--shard", "1/2") == .done)
    #expect(await grade("b", "--shard", "2/2") == .done)
    #expect(await merge("a", "b") == .done)
    #expect(try classroom.results().keys.sorted() == ["alice"])
    #expect(
      classroom.house.transcript.lines.last
        == "1 submission no longer in the folder was removed from the report: bob.")
  }

  @Test func `a report can't be merged into itself or with itself`() async throws {
    classroom.submit("alice", classroom.solutions)
    #expect(await grade("a") == .done)
    #expect(
      await classroom.call(["grade", "merge", part("a").path, "--output", part("a").path])
        == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "\(part("a").path) is one of the reports to merge. Set --output to another folder.")
    #expect(await errors(merging: "a", "a") == "a is named twice. Name each report once.")
    #expect(!FileManager.default.fileExists(atPath: classroom.report.path))
  }

  @Test func `a folder that isn't a report can't be merged`() async throws {
    classroom.submit("alice", classroom.solutions)
    #expect(await grade("a") == .done)
    #expect(await merge() == .wrongUse)
    let advice = "Pass the folders that you graded into with --output."
    #expect(await errors(merging: "a", "nowhere") == "nowhere doesn't exist. \(advice)")
    #expect(!FileManager.default.fileExists(atPath: part("nowhere").path))
    #expect(await errors(merging: "submissions") == "submissions isn't a report. \(advice)")
    #expect(!FileManager.default.fileExists(atPath: classroom.report.path))
  }

  @Test func `a report can't be merged into a folder inside itself`() async throws {
    classroom.submit("alice", classroom.solutions)
    #expect(await grade("a") == .done)
    let target = part("a").appending(path: "grades")
    #expect(
      await classroom.call(["grade", "merge", part("a").path, "--output", target.path])
        == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "\(target.path) is inside one of the reports to merge. Set --output to another folder.")
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }

  // MARK: The results of a shard

  /// Grades twelve submissions in two shards and returns the names in each.
  private func gradeShards() async throws -> [[String]] {
    for number in 0..<12 { classroom.submit("s\(number)", ["Lamp.swift": "\"on\""]) }
    var names: [[String]] = []
    for (name, shard) in [("a", "1/2"), ("b", "2/2")] {
      #expect(await grade(name, "--shard", shard) == .done)
      names.append(try classroom.results(in: part(name)).keys.sorted())
    }
    return names
  }

  private func resultFile(_ name: String, in report: String) -> URL {
    part(report).appending(path: "results/\(ResultStore.fileName(of: name))")
  }

  @Test func `if the result of a submission is missing from a shard, the merge command names it`()
    async throws
  {
    let names = try await gradeShards()
    try FileManager.default.removeItem(at: resultFile(names[1][2], in: "b"))
    #expect(
      await errors(merging: "a", "b")
        == "These reports can't be merged. b lacks the results of \(names[1][2]). Run the command "
        + "that graded it again.")
    #expect(!FileManager.default.fileExists(atPath: classroom.report.path))
    #expect(await grade("b", "--shard", "2/2") == .done)
    #expect(await merge("a", "b") == .done)
    #expect(try classroom.results().count == 12)
  }

  @Test func `results that don't belong to a shard, or that are there twice, are named`()
    async throws
  {
    let names = try await gradeShards()
    try FileManager.default.copyItem(
      at: resultFile(names[0][0], in: "a"), to: resultFile(names[0][0], in: "b"))
    try FileManager.default.copyItem(
      at: resultFile(names[0][1], in: "a"), to: resultFile("copy", in: "a"))
    #expect(
      await errors(merging: "a", "b")
        == "These reports can't be merged. a has several results of \(names[0][1]). In a/results, "
        + "keep only one file for each name. b has results that don't belong to it, of "
        + "\(names[0][0]). Delete the folder b/results, and run the command that graded it again.")
    try FileManager.default.removeItem(at: resultFile("copy", in: "a"))
    try FileManager.default.removeItem(at: part("b").appending(path: "results"))
    #expect(await grade("b", "--shard", "2/2") == .done)
    #expect(await merge("a", "b") == .done)
  }

  @Test func `a report without a list of its submissions can't be merged`() async throws {
    _ = try await gradeShards()
    try FileManager.default.removeItem(at: part("a").appending(path: ".grading/parts.json"))
    #expect(
      await errors(merging: "a")
        == "These reports can't be merged. a doesn't say which submissions it contains. Grade it "
        + "again.")
  }

  @Test func `a merged report can be merged again`() async throws {
    _ = try await gradeShards()
    #expect(await merge("a", "b") == .done)
    #expect(
      await classroom.call(
        ["grade", "merge", classroom.report.path, "--output", part("again").path]) == .done)
    #expect(try classroom.results(in: part("again")).count == 12)
    try FileManager.default.removeItem(at: resultFile("s3", in: "report"))
    #expect(
      await classroom.call(["grade", "merge", classroom.report.path, "--output", part("c").path])
        == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ").contains(
        "lacks the results of s3."))
  }
}
