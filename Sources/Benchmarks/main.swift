import Foundation

let groups: [BenchmarkGroup] = [
  publisherBenchmarks, writeBenchmarks, rowBenchmarks, memoryBenchmarks,
]

do {
  let options = try Options(CommandLine.arguments.dropFirst(), groups: groups.map(\.name))
  let reports = groups.filter { options.wants($0.name) }.map { group in
    GroupReport(name: group.name, measurements: group.benchmarks().flatMap { $0.measured() })
  }
  print(options.wantsJSON ? try json(reports) : table(reports))
  for sentence in broken(reports) { complain(sentence) }
  if !broken(reports).isEmpty { exit(1) }
} catch let misuse as Options.Misuse {
  complain(misuse.message)
  exit(2)
}

private func complain(_ sentence: String) {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
}
