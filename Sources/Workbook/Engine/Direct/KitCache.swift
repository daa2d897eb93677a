import Foundation
import WorkbookCore

/// A cache for a package's kit. If several tasks request the kit at the same time, it's built only
/// once.
package actor KitCache {
  private let package: WorkbookPackage
  private let cache: URL
  private var commandPrefix: [String] = []
  private var toolchain: Task<Toolchain, any Error>?
  private var kitInProgress: Task<Kit, any Error>?

  private let builder: Kit.Builder

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - package: The workbook.
  ///   - cache: The folder for cached kits.
  ///   - builder: The tool that compiles the kit.
  package init(package: WorkbookPackage, cache: URL, builder: Kit.Builder) {
    self.package = package
    self.cache = cache
    self.builder = builder
  }

  /// Sets the command that starts the compilers during a build of the kit.
  ///
  /// See ``Toolchain/commandPrefix``.
  package func setCommandPrefix(_ prefix: [String]) { commandPrefix = prefix }

  /// Returns the kit for the current sources.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain, or the kit doesn't compile.
  package func kit() async throws -> Kit {
    if let kitInProgress { return try await kitInProgress.value }
    let toolchain = self.toolchain ?? Task { try await Toolchain.current() }
    self.toolchain = toolchain
    let task = Task { [package, cache, commandPrefix, builder] in
      var toolchain = try await toolchain.value
      toolchain.commandPrefix = commandPrefix
      return try await Kit.of(package, cache: cache, toolchain: toolchain, by: builder)
    }
    kitInProgress = task
    defer { kitInProgress = nil }
    do {
      let kit = try await task.value
      removeOldKits(except: kit)
      return kit
    } catch {
      self.toolchain = nil
      throw error
    }
  }

  private var hasCleaned = false

  /// Removes all but the latest kits and removes the work folders of `workbook` processes that have
  /// been killed.
  private func removeOldKits(except kit: Kit) {
    if hasCleaned { return }
    hasCleaned = true
    let files = FileManager.default
    let contents =
      (try? files.contentsOfDirectory(
        at: cache, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    // Touch the kit that is in use, so that other companions don't consider it old and remove it.
    try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: kit.folder.path)
    func age(_ url: URL) -> Double {
      let date = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      return -(date?.timeIntervalSinceNow ?? 0)
    }
    let kits = contents.filter { $0.lastPathComponent.hasPrefix("kit-") }
      .sorted { age($0) < age($1) }
    WorkFolder.removeLeftovers(in: cache)
    for old in kits.dropFirst(3)
    where old.lastPathComponent != kit.folder.lastPathComponent {
      try? files.removeItem(at: old)
    }
  }
}
