import Foundation
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

/// A launcher that runs each step in the sandbox, with access only to what the step needs.
struct SandboxLauncher: Launcher {
  let sandbox: Sandbox

  func child(
    _ command: [String], for phase: Phase, in workspace: AnswerWorkspace, with kit: Kit
  ) -> ChildProcess {
    let sandboxed = sandbox.command(command, seeing: view(of: phase, workspace, kit))
    var child = ChildProcess(
      URL(filePath: sandboxed[0]), Array(sandboxed.dropFirst()), environment: [:],
      directory: URL(filePath: "/"))
    child.isWrapper = true
    return child
  }

  func unwrapped(_ end: ChildResult) -> ChildResult { Sandbox.unwrapped(end) }

  func prepare(_ kit: Kit) {
    sandbox.makeReadable(kit.folder)
    kit.moduleCache.map(sandbox.makeReadable)
  }

  func prepare(_ workspace: AnswerWorkspace) { sandbox.giveOwnership(of: workspace.folder) }

  private func view(of phase: Phase, _ workspace: AnswerWorkspace, _ kit: Kit) -> Sandbox.View {
    var view = Sandbox.View(directory: workspace.folder)
    let suites = workspace.file("Tests")
    func interfaces(_ modules: [String]) -> [URL] {
      modules.map { kit.folder.appending(path: "\($0).swiftmodule") }
    }
    switch phase {
    case .answer:
      view.writable = [workspace.folder]
      view.hidden = [suites]
      view.readable = interfaces(workspace.kind == .test ? KitModules.all : KitModules.kit)
    case .suite:
      view.writable = [workspace.folder]
      view.hidden = [workspace.file("Exercises")]
      view.readable = interfaces(KitModules.all)
    case .link:
      view.writable = [workspace.folder]
      view.hidden = [suites, workspace.file("Exercises")]
      view.readable = ["TestProgram.o", Kit.libraryName].map { kit.folder.appending(path: $0) }
      if let canary = kit.canary { view.readable.append(canary) }
    case .run:
      view.directory = URL(filePath: "/tmp")
      view.readable = Loader.filesToRun(in: workspace.folder)
      view.readable.append(kit.folder.appending(path: Kit.libraryName))
      view.environment = Self.environment
    }
    if phase == .answer || phase == .suite, let cache = kit.moduleCache {
      view.readable.append(cache)
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
