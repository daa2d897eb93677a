import Foundation
import WorkbookContents
import WorkbookCore

/// Benchmarks of the builds that a student waits for, from a fresh clone to the verdict after an
/// edit.
///
/// Machines differ by a factor of two or more. So the reference is another package's debug build in
/// the same run. Processor time measures the work of a build, no matter what else the machine is doing.
let buildBenchmarks = BenchmarkGroup(name: "build", isOptIn: true) { options in
  let original = try WorkbookPackage.find()
  let reference = WorkbookPackage(root: URL(filePath: options.reference ?? ""))
  return [Benchmark { try measurements(of: original, beside: reference) }]
}

private func measurements(
  of original: WorkbookPackage, beside other: WorkbookPackage
) throws -> [Measurement] {
  let reference = try FreshClone(of: other).run("swift", "build")
  let kit = try FreshClone(of: original).run("swift", "build", "--target", "StateFlow")

  let clone = try FreshClone(of: original)
  let companion = try clone.run("swift", "run", "workbook")
  let firstCheck = try clone.run("swift", "run", "workbook", "check", expecting: [1])
  let test = try clone.run("swift", "test")
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
    ("the kit alone", kit, 1.1),
    ("swift run workbook", companion, 2.3),
    ("then the first check", firstCheck, 0.8),
    ("from the clone to the first verdict", companion + firstCheck, 3.1),
    ("swift test after that", test, 9),
    ("swift test after an edit", edited, 0.65),
    ("swift test --filter after an edit", filtered, 0.4),
    ("a check after an edit", check, 0.3),
  ].flatMap { name, cost, limit in
    [
      Measurement(
        name: "\(name), processor time", unit: "s", value: cost.processor,
        reference: "the reference's debug build", referenceValue: reference.processor,
        limit: limit),
      Measurement(
        name: "\(name), elapsed time", unit: "s", value: cost.elapsed,
        reference: "the reference's debug build", referenceValue: reference.elapsed),
    ]
  }
}
