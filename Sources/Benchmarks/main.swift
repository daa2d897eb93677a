import Foundation
import Workbook

let groups: [BenchmarkGroup] = [publisherBenchmarks, engineBenchmarks]

do {
  let options = try Options(CommandLine.arguments.dropFirst(), groups: groups)
  if options.wantsHelp {
    print(Options.help(groups))
    exit(0)
  }
  let reports = try groups.filter(options.wants).map { group in
    GroupReport(
      name: group.name, measurements: try group.benchmarks().map { try $0.measured() })
  }
  print(options.wantsJSON ? try json(reports) : table(reports))
} catch let misuse as Options.Misuse {
  FileHandle.standardError.write(Data((misuse.message + "\n").utf8))
  exit(2)
} catch let failure as SetUpError {
  FileHandle.standardError.write(Data((failure.description + "\n").utf8))
  exit(3)
}
