import Foundation

let groups: [BenchmarkGroup] = [publisherBenchmarks]

do {
  let options = try Options(CommandLine.arguments.dropFirst(), groups: groups.map(\.name))
  let reports = groups.filter { options.wants($0.name) }.map { group in
    GroupReport(name: group.name, measurements: group.benchmarks().map { $0.measured() })
  }
  print(options.wantsJSON ? try json(reports) : table(reports))
} catch let misuse as Options.Misuse {
  FileHandle.standardError.write(Data((misuse.message + "\n").utf8))
  exit(2)
}
