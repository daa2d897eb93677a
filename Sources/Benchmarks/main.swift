import Foundation
import WorkbookCore

let groups: [BenchmarkGroup] = [
  publisherBenchmarks, writeBenchmarks, rowBenchmarks, memoryBenchmarks, engineBenchmarks,
  gradingBenchmarks, screenBenchmarks, buildBenchmarks,
]

do {
  let options = try Options(CommandLine.arguments.dropFirst(), groups: groups)
  if options.wantsHelp {
    print(Options.help(groups))
    exit(0)
  }
  let reports = try groups.filter(options.wants).map { group in
    GroupReport(
      name: group.name, measurements: try group.benchmarks(options).flatMap { try $0.measured() })
  }
  print(options.wantsJSON ? try json(reports) : table(reports))
  for sentence in exceededLimits(reports) { printError(sentence) }
  if !exceededLimits(reports).isEmpty { exit(1) }
} catch let misuse as Options.Misuse {
  printError(misuse.message)
  exit(2)
} catch let failure as SetUpError {
  printError(failure.description)
  exit(3)
}

private func printError(_ sentence: String) {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
}
