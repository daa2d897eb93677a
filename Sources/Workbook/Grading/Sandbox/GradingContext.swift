import Foundation
import WorkbookAudit
import WorkbookCore
import WorkbookEngine

/// The shared tools and baselines for grading a batch of answers. Each is created once, even if
/// several tasks request it at the same time.
actor GradingContext {
  /// The kit, the sandbox if answers are isolated, and the grader's version.
  struct Tools: Sendable {
    var kit: GradingKit
    var sandbox: Sandbox?
    var grader: String
  }

  nonisolated let cacheFolder: URL
  nonisolated let solutions: SolutionReference
  private let package: WorkbookPackage
  private let isolation: Isolation
  private let allowed: Set<String>
  private let kitCache: KitCache
  private var toolsTask: Task<Tools, any Error>?
  private let baselines = TaskCache<String, SolutionBaseline>()

  init(package: WorkbookPackage, isolation: Isolation, allowing allowed: Set<String>) {
    self.package = package
    self.isolation = isolation
    self.allowed = allowed
    cacheFolder = package.buildCache
    solutions = SolutionReference(package: package, cache: cacheFolder)
    kitCache = KitCache(package: package, cache: cacheFolder, builder: .compiler)
  }

  /// Returns the tools and creates them on first use.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain or no sandbox.
  func tools() async throws -> Tools {
    if let toolsTask { return try await toolsTask.value }
    let task = Task { [package, isolation, allowed, kitCache] in
      let toolchain = try await Toolchain.current()
      try AnswerAudit.checkKnowledge(of: toolchain.description)
      let sandbox =
        isolation == .sandbox
        ? try await Sandbox.find(toolchain: toolchain, package: package.root) : nil
      if let sandbox { await kitCache.setCommandPrefix(sandbox.dieWithParentPrefix) }
      let kit = try await GradingKit(kitCache.kit(), allowing: allowed)
      sandbox?.makeReadable(kit.kit.folder)
      sandbox?.makeReadable(kit.moduleCache)
      return Tools(
        kit: kit, sandbox: sandbox, grader: try GradingKeys.graderVersion(in: package))
    }
    toolsTask = task
    do {
      return try await task.value
    } catch {
      toolsTask = nil
      throw error
    }
  }

  /// Returns the baseline of an exercise and creates it on first use.
  func baseline(
    for exercise: Exercise, make: @escaping @Sendable () async throws -> SolutionBaseline
  ) async throws -> SolutionBaseline {
    try await baselines.value(for: exercise.name, make: make)
  }
}
