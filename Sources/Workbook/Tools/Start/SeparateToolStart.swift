import Foundation
import Synchronization
import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The start of a separate tool in place of this process.
struct SeparateToolStart {
  private let tool: SeparateTool
  private let package: WorkbookPackage
  private let console: Console
  /// The folder that SwiftPM has put this program in, and puts the tool in.
  private let folder: URL

  init(_ tool: SeparateTool, of package: WorkbookPackage, console: Console) throws {
    guard let program = Bundle.main.executableURL else {
      throw SetUpError("The folder of this program can't be found.")
    }
    self.tool = tool
    self.package = package
    self.console = console
    folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Builds the tool, unless it's up to date, and replaces this process with it.
  func become(_ arguments: [String]) async throws -> Never {
    try await build()
    let program = folder.appending(path: tool.product).path
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, words)
    throw SetUpError("\(program) can't be started: \(String(cString: strerror(errno))).")
  }

  /// Builds the tool as this program was built. If it's up to date, that takes SwiftPM half a second.
  private func build() async throws {
    let configuration = folder.lastPathComponent
    // A folder for the platform, such as x86_64-unknown-linux-gnu, is between the two.
    let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
    guard ["debug", "release"].contains(configuration) else { return }
    var environment = ProcessInfo.processInfo.environment
    environment["WORKBOOK_TOOLS"] = "all"
    let display = Mutex(BuildDisplay(noun: tool.noun, console: console))
    let result = try await ChildProcess(
      Toolchain.find("swift"),
      [
        "build", "--product", tool.product, "--configuration", configuration, "--scratch-path",
        scratch.path,
      ],
      environment: environment, directory: package.root,
      limits: ChildLimits(time: .seconds(1800), totalTime: .seconds(7200))
    ).run { output in display.withLock { $0.show(output) } }
    display.withLock { $0.clear() }
    guard result.isSuccess else {
      throw SetUpError(
        "The \(tool.noun) can't be built:\n\(result.text.trimmingCharacters(in: .newlines))")
    }
  }
}

/// The line that shows how far the build of a tool is.
private struct BuildDisplay {
  let noun: String
  let console: Console
  private var progress = BuildProgress()
  private var unfinishedLine = ""
  private var hasAnnounced = false
  private let start = ContinuousClock.now

  init(noun: String, console: Console) {
    self.noun = noun
    self.console = console
  }

  /// Shows what a piece of SwiftPM's output says. Returns whether the build has made progress.
  mutating func show(_ output: Data) -> Bool {
    var lines = (unfinishedLine + String(decoding: output, as: UTF8.self))
      .split(separator: "\n", omittingEmptySubsequences: false)
    unfinishedLine = lines.popLast().map(String.init) ?? ""
    var hasProgress = false
    for line in lines {
      if progress.read(line) { hasProgress = true }
      if line.hasPrefix("Another instance of SwiftPM") { console.printError(String(line)) }
    }
    if hasProgress { showProgress() }
    return hasProgress
  }

  private mutating func showProgress() {
    if !hasAnnounced {
      hasAnnounced = true
      // Standard output may be for another program.
      console.printError("Building the \(noun), once: about a minute.")
    }
    guard console.isTerminal, let percentage = progress.percentage else { return }
    let remaining = progress.remainingTime(after: (.now - start) / .seconds(1))
    console.replaceLine(
      with: "\(percentage) %" + (remaining.map { ", about \($0) s left" } ?? ""))
  }

  /// Clears the line.
  mutating func clear() {
    if hasAnnounced, console.isTerminal { console.replaceLine(with: nil) }
  }
}
