import Foundation
import WorkbookCore
import WorkbookProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A copy of a workbook in a temporary folder, without any build products.
final class FreshClone {
  let package: WorkbookPackage

  /// The cost of a command.
  struct Cost {
    /// The elapsed time, in seconds.
    var elapsed: Double
    /// The processor time of the command and all of its child processes, in seconds.
    var processor: Double

    static func + (first: Cost, second: Cost) -> Cost {
      Cost(
        elapsed: first.elapsed + second.elapsed, processor: first.processor + second.processor)
    }
  }

  /// Copies a workbook.
  ///
  /// - Throws: Any error that `FileManager` throws.
  init(of original: WorkbookPackage) throws {
    let files = FileManager.default
    package = WorkbookPackage(
      root: files.temporaryDirectory.appending(path: "workbook-benchmark-\(UUID().uuidString)"))
    try files.createDirectory(at: package.root, withIntermediateDirectories: true)
    let built: Set = [".build", ".git", ".swiftpm", ".workbook"]
    for name in try files.contentsOfDirectory(atPath: original.root.path)
    where !built.contains(name) {
      try files.copyItem(at: original.url(name), to: package.url(name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: package.root) }

  /// Runs a command in the copy, with the environment of a student.
  ///
  /// - Parameters:
  ///   - words: The name of the command, followed by its arguments.
  ///   - statuses: The exit statuses that mean success.
  /// - Throws: ``SetUpError`` if the command exits with another status.
  @discardableResult
  func run(_ words: String..., expecting statuses: Set<Int32> = [0]) throws -> Cost {
    let before = Self.childrenProcessorSeconds
    var end: ChildResult?
    let time = try nanoseconds {
      end = try wait { [package] in
        try await ChildProcess(
          URL(filePath: "/usr/bin/env"), words, environment: studentEnvironment,
          directory: package.root,
          limits: ChildLimits(time: .seconds(3600), totalTime: .seconds(3600), output: 64 << 20)
        ).run()
      }
    }
    guard let end, case .exited(let status) = end.status, statuses.contains(status) else {
      throw SetUpError(
        "\(words.joined(separator: " ")) fails in a fresh clone. It prints:\n"
          + "\(end?.text.suffix(2000) ?? "")")
    }
    return Cost(elapsed: time / 1e9, processor: Self.childrenProcessorSeconds - before)
  }

  /// The processor time of all ended child processes and their descendants, in seconds.
  private static var childrenProcessorSeconds: Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
