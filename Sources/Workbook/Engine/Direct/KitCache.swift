import Foundation
import WorkbookCore

/// A cache for a package's kit, which is built only once.
package actor KitCache {
  private let package: WorkbookPackage
  private let cache: URL
  private var commandPrefix: [String] = []
  private let kits = TaskCache<[String], Kit>()
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

  /// Returns the kit. If all callers are canceled, its build is stopped.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain, or the kit doesn't compile.
  package func kit() async throws -> Kit {
    try await kits.value(for: commandPrefix) { [package, cache, commandPrefix, builder] in
      var toolchain = try await Toolchain.current()
      toolchain.commandPrefix = commandPrefix
      let kit = try await Kit.of(package, cache: cache, toolchain: toolchain, by: builder)
      await self.removeOldKits(except: kit)
      return kit
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
