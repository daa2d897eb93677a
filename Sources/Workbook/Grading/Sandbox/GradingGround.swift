import Foundation

/// What all answers of a batch are judged with, made once however many ask at the same time.
actor GradingGround {
  /// The kit, and the sandbox if there is to be one.
  struct Tools: Sendable {
    var kit: Kit
    var sandbox: Sandbox?
  }

  nonisolated let cache: URL
  private let package: WorkbookPackage
  private let isolation: Isolation
  private let shelf: KitShelf
  private var making: Task<Tools, any Error>?
  private var references: [String: Task<Reference, any Error>] = [:]

  init(package: WorkbookPackage, isolation: Isolation) {
    self.package = package
    self.isolation = isolation
    cache = package.url(".workbook/build")
    shelf = KitShelf(package: package, cache: cache)
  }

  /// - Throws: ``SetUpError`` if there is no toolchain or no sandbox.
  func tools() async throws -> Tools {
    if let making { return try await making.value }
    let task = Task { [package, isolation, shelf] in
      let toolchain = try await Toolchain.current()
      let sandbox =
        isolation == .sandbox
        ? try await Sandbox.find(toolchain: toolchain, package: package.root) : nil
      let kit = try await shelf.kit()
      sandbox?.show(kit.folder)
      return Tools(kit: kit, sandbox: sandbox)
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
