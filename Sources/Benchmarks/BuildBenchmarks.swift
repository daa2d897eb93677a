import Foundation
import WorkbookContents
import WorkbookCore

/// Benchmarks of the builds that a student waits for, from a fresh clone to the verdict after an
/// edit.
///
/// Processor time measures the work of a build, no matter what else the machine is doing. The
/// reference is the time to build only the kit, in another fresh clone during the same run.
let buildBenchmarks = BenchmarkGroup(name: "build", isOptIn: true) {
  let original = try WorkbookPackage.find()
  return [Benchmark { try measurements(of: original) }]
}

private func measurements(of original: WorkbookPackage) throws -> [Measurement] {
  let kit = try FreshClone(of: original).run("swift", "build", "--target", "StateFlow")

  let checked = try FreshClone(of: original)
  try checked.run("swift", "build", "--product", "workbook")
  let firstCheck = try checked.run("swift", "run", "workbook", "check", expecting: [1])

  let clone = try FreshClone(of: original)
  let companion = try clone.run("swift", "run", "workbook")
  let test = try clone.run("swift", "test")
  try clone.run("swift", "run", "workbook", "check", expecting: [1])
  let answer = clone.package.url(TableOfContents.exercises[0].answerPath())
  func edit() throws {
    let source = try String(contentsOf: answer, encoding: .utf8)
    try Data("\(source)\n// \(UUID().uuidString)\n".utf8).write(to: answer)
  }
  try edit()
  let edited = try clone.run("swift", "test")
  try edit()
  let filter = TableOfContents.exercises[0].suiteName
  let filtered = try clone.run("swift", "test", "--filter", filter)
  try edit()
  let check = try clone.run("swift", "run", "workbook", "check", expecting: [1])

  return [
    ("swift run workbook and swift test", companion + test, 13.0),
    ("swift test after an edit", edited, 0.4),
    ("swift test --filter after an edit", filtered, 0.25),
    ("the first check, before swift test", firstCheck, 1.5),
    ("a check after an edit", check, 0.2),
  ].flatMap { name, cost, limit in
    [
      Measurement(
        name: "\(name), processor time", unit: "s", value: cost.processor,
        reference: "building the kit alone", referenceValue: kit.processor, limit: limit),
      Measurement(
        name: "\(name), elapsed time", unit: "s", value: cost.elapsed,
        reference: "building the kit alone", referenceValue: kit.elapsed),
    ]
  }
}
