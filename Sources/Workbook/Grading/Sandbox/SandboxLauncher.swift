import Foundation
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

/// A launcher that runs each step in the sandbox, with access only to what the step needs.
struct SandboxLauncher: Launcher {
  let sandbox: Sandbox
  let kit: GradingKit
  let limits: DirectRunner.Limits

  func child(_ command: [String], for phase: Phase, in workspace: AnswerWorkspace) -> ChildProcess {
    let sandboxed = sandbox.command(command, seeing: view(of: phase, workspace))
    var child = ChildProcess(
      URL(filePath: sandboxed[0]), Array(sandboxed.dropFirst()), environment: [:],
      directory: URL(filePath: "/"), limits: phase == .run ? limits.program : limits.compiler)
    child.isWrapper = true
    return child
  }

  func unwrapped(_ end: ChildResult) -> ChildResult { Sandbox.unwrapped(end) }

  private func view(of phase: Phase, _ workspace: AnswerWorkspace) -> Sandbox.View {
    var view = Sandbox.View(directory: workspace.folder)
    let suites = workspace.file("Tests")
    let folder = kit.kit.folder
    func interfaces(_ modules: [String]) -> [URL] {
      modules.map { folder.appending(path: "\($0).swiftmodule") }
    }
    switch phase {
    case .answer:
      view.writable = [workspace.folder]
      view.hidden = [suites]
      view.readable = [kit.moduleCache]
      view.readable += interfaces(workspace.kind == .test ? KitModules.all : KitModules.kit)
    case .suite:
      view.writable = [workspace.folder]
      view.hidden = [workspace.file("Exercises")]
      view.readable = [kit.moduleCache, kit.folder]
      view.readable += interfaces(KitModules.all)
    case .link:
      view.writable = [workspace.folder]
      view.hidden = [suites, workspace.file("Exercises")]
      view.readable = [kit.folder]
      view.readable += ["TestProgram.o", Kit.libraryName].map { folder.appending(path: $0) }
    case .run:
      view.directory = URL(filePath: "/tmp")
      view.readable = Loader.filesToRun(in: workspace)
      view.readable.append(folder.appending(path: Kit.libraryName))
      view.environment = Self.environment
    }
    return view
  }

  /// The environment of the program. It's the same on every machine and makes even the iteration
  /// order of sets deterministic, so that the same answer always gets the same marks.
  private static let environment = [
    "WORKBOOK_SUMMARY": "none", "SWIFT_BACKTRACE": "enable=no", "MALLOC_ARENA_MAX": "2",
    "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1",
  ]
}
