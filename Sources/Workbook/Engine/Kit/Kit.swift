import Foundation
import WorkbookCore

/// The compiled kit and test support, and the commands that build an exercise with them.
package struct Kit: Sendable {
  /// The folder that contains the kit. The folder's name contains a hash of all inputs to the
  /// build.
  package let folder: URL
  /// The commands that build an exercise.
  package var recipe: Recipe
  /// The compiler's module cache for the system's C headers, if it isn't the compiler's own.
  package var moduleCache: URL?
  /// The object file of the tests that must fail, if programs contain such tests.
  package var canary: URL?

  /// A tool that compiles the kit's modules.
  package enum Builder: Sendable {
    /// SwiftPM, which also compiles the modules for `swift test`.
    ///
    /// - Parameter progress: A function that receives the progress of the build, such as `12/40`,
    ///   and `nil` when the build has ended.
    case package(progress: @Sendable (String?) -> Void = { _ in })
    /// The compiler, called directly. The internal declarations of modules built this way can't be
    /// imported.
    case compiler
  }

  /// Reads the kit in a folder, or returns `nil` if the folder doesn't contain one.
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appending(path: Self.recipeName)),
      let recipe = try? JSONDecoder().decode(Recipe.self, from: data)
    else { return nil }
    self.folder = folder
    self.recipe = recipe
  }

  /// The folder for the facts about solutions that answers are compared with.
  var solutions: URL { folder.appending(path: "solutions") }

  /// The folder for compiled suites.
  var suites: URL { folder.appending(path: "suites") }

  /// The name of the file that contains the recipe.
  static let recipeName = "recipe.json"

  /// The name of the library that contains the kit.
  package static var libraryName: String {
    #if canImport(Darwin)
      "libWorkbookKit.dylib"
    #else
      "libWorkbookKit.so"
    #endif
  }

  /// Returns an error for a part of the kit that can't be built.
  static func doesNotCompile(_ what: String, compilerOutput: String) -> SetUpError {
    SetUpError(
      """
      \(what) doesn't compile, so no exercise can be judged. The compiler says:
      \(compilerOutput.split(separator: "\n").suffix(20).joined(separator: "\n"))
      If you changed the kit, undo your changes. Otherwise, run: swift run workbook doctor
      """)
  }

  /// Removes the older kits in a cache, and the work folders of `workbook` processes that have been
  /// killed.
  func removeOthers(in cache: URL) {
    let files = FileManager.default
    let contents =
      (try? files.contentsOfDirectory(
        at: cache, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    // Touch the kit that is in use, so that other companions don't consider it old and remove it.
    try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path)
    func age(_ url: URL) -> Double {
      let date = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      return -(date?.timeIntervalSinceNow ?? 0)
    }
    let kits = contents.filter { $0.lastPathComponent.hasPrefix(Self.folderPrefix) }
      .sorted { age($0) < age($1) }
    WorkFolder.removeLeftovers(in: cache)
    for old in kits.dropFirst(3) where old.lastPathComponent != folder.lastPathComponent {
      try? files.removeItem(at: old)
    }
  }

  /// The prefix of the names of folders with kits.
  static let folderPrefix = "kit-"
}
