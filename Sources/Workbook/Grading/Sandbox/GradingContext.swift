import Foundation
import WorkbookCore
import WorkbookEngine

/// What all answers of a batch are judged with, made once however many ask at the same time.
actor GradingContext {
  /// The kit, the sandbox if there is to be one, and the name of what is made of them here.
  struct Tools: Sendable {
    var kit: GradingKit
    var sandbox: Sandbox?
    var grader: String
  }

  nonisolated let cache: URL
  private let package: WorkbookPackage
  private let isolation: Isolation
  private let allowed: Set<String>
  private let shelf: KitCache
  private var making: Task<Tools, any Error>?
  private var references: [String: Task<Reference, any Error>] = [:]

  init(package: WorkbookPackage, isolation: Isolation, allowing allowed: Set<String>) {
    self.package = package
    self.isolation = isolation
    self.allowed = allowed
    cache = package.url(".workbook/build")
    shelf = KitCache(package: package, cache: cache, builder: .compiler)
  }

  /// - Throws: ``SetUpError`` if there is no toolchain or no sandbox.
  func tools() async throws -> Tools {
    if let making { return try await making.value }
    let task = Task { [package, isolation, allowed, shelf] in
      let toolchain = try await Toolchain.current()
      let sandbox =
        isolation == .sandbox
        ? try await Sandbox.find(toolchain: toolchain, package: package.root) : nil
      if let sandbox { await shelf.put(on: sandbox.leash) }
      let kit = try await GradingKit(shelf.kit(), allowing: allowed)
      sandbox?.show(kit.kit.folder)
      sandbox?.show(kit.headers)
      return Tools(
        kit: kit, sandbox: sandbox, grader: try GradingKeys.grader(in: package))
    }
    making = task
    do {
      return try await task.value
    } catch {
      making = nil
      throw error
    }
  }

  /// What is known of an exercise from its solution.
  func reference(
    for exercise: Exercise, make: @escaping @Sendable () async throws -> Reference
  ) async throws -> Reference {
    if let task = references[exercise.name] { return try await task.value }
    let task = Task { try await make() }
    references[exercise.name] = task
    do {
      return try await task.value
    } catch {
      references[exercise.name] = nil
      throw error
    }
  }
}
