import Foundation
import WorkbookCore

/// Gives out the kit of a package, and makes it once however many ask at the same time.
package actor KitCache {
  private let package: WorkbookPackage
  private let cache: URL
  /// See ``Toolchain/leash``.
  private var leash: [String] = []
  private var toolchain: Task<Toolchain, any Error>?
  private var making: Task<Kit, any Error>?

  private let builder: Kit.Builder

  package init(package: WorkbookPackage, cache: URL, builder: Kit.Builder) {
    self.package = package
    self.cache = cache
    self.builder = builder
  }

  /// Has compilers that make the kit end with this process; see ``Toolchain/leash``.
  package func put(on leash: [String]) { self.leash = leash }

  /// The kit, made of the sources as they are now.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain, or the kit does not compile.
  package func kit() async throws -> Kit {
    if let making { return try await making.value }
    let toolchain = self.toolchain ?? Task { try await Toolchain.current() }
    self.toolchain = toolchain
    let making = Task { [package, cache, leash, builder] in
      var toolchain = try await toolchain.value
      toolchain.leash = leash
      return try await Kit.of(package, cache: cache, toolchain: toolchain, by: builder)
    }
    self.making = making
    defer { self.making = nil }
    do {
      let kit = try await making.value
      removeOldThings(besides: kit)
      return kit
    } catch {
      self.toolchain = nil
      throw error
    }
  }

  private var hasCleaned = false

  /// Removes the kits of other days, and what companions that were killed have left.
  private func removeOldThings(besides kit: Kit) {
    if hasCleaned { return }
    hasCleaned = true
    let files = FileManager.default
    let things =
      (try? files.contentsOfDirectory(
        at: cache, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    // A kit that is in use is touched, so that another companion does not take it for an old one.
    try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: kit.folder.path)
    func age(_ url: URL) -> Double {
      let date = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      return -(date?.timeIntervalSinceNow ?? 0)
    }
    let kits = things.filter { $0.lastPathComponent.hasPrefix("kit-") }
      .sorted { age($0) < age($1) }
    WorkFolder.removeLeftovers(in: cache)
    for old in kits.dropFirst(3)
    where old.lastPathComponent != kit.folder.lastPathComponent {
      try? files.removeItem(at: old)
    }
  }
}
