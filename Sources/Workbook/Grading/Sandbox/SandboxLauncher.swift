import Foundation
import WorkbookEngine
import WorkbookProcesses

/// Starts each step shut in, with what it needs to see and no more.
struct SandboxLauncher: Launcher {
  let sandbox: Sandbox
  let kit: GradingKit
  let limits: DirectRunner.Limits

  func child(_ command: [String], for phase: Phase, on workspace: AnswerWorkspace) -> ChildProcess {
    let words = sandbox.command(command, seeing: view(of: phase, workspace))
    var child = ChildProcess(
      URL(filePath: words[0]), Array(words.dropFirst()), environment: [:],
      directory: URL(filePath: "/"), limits: phase == .run ? limits.program : limits.compiler)
    child.isLauncher = true
    return child
  }

  func unwrapped(_ end: ChildEnd) -> ChildEnd { Sandbox.unwrapped(end) }

  private func view(of phase: Phase, _ workspace: AnswerWorkspace) -> Sandbox.View {
    var view = Sandbox.View(directory: workspace.folder)
    let suites = workspace.file("Tests")
    let folder = kit.kit.folder
    switch phase {
    case .answer:
      view.writable = [workspace.folder]
      view.hidden = [suites]
      view.readable = [kit.headers, folder.appending(path: "StateFlow.swiftmodule")]
    case .suite:
      view.writable = [workspace.folder]
      view.hidden = [workspace.file("Exercises")]
      view.readable = [kit.headers, kit.folder]
      view.readable += ["StateFlow", "WorkbookTesting"].map {
        folder.appending(path: "\($0).swiftmodule")
      }
    case .link:
      view.writable = [workspace.folder]
      view.hidden = [suites, workspace.file("Exercises")]
      view.readable = [kit.folder]
      view.readable += ["TestProgram.o", Kit.libraryName].map { folder.appending(path: $0) }
    case .run:
      view.directory = URL(filePath: "/tmp")
      view.readable = [workspace.file("program"), folder.appending(path: Kit.libraryName)]
      view.environment = Self.environment
    }
    return view
  }

  /// The environment of a program: the same on each machine, down to the order of a set, so that
  /// the same answer has the same marks again.
  private static let environment = [
    "WORKBOOK_SUMMARY": "none", "SWIFT_BACKTRACE": "enable=no", "MALLOC_ARENA_MAX": "2",
    "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1",
  ]
}
