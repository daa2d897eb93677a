/// The modules that an answer and its suite are compiled with, each listed after the modules that it
/// depends on.
package enum KitModules {
  /// The modules of the kit, which an answer gets when it imports ``main``.
  package static let kit = ["StateFlowCombine", "StateFlow"]

  /// The modules that the kit's reference describes. Students see stories, although answers don't
  /// import them.
  package static let documented = kit + ["StateFlowStory"]

  /// The module that students import. It re-exports the kit's other modules.
  package static let main = "StateFlow"

  /// The module that suites import. It re-exports the other modules of the test support that answers
  /// may use.
  package static let support = "WorkbookTesting"

  /// The modules that only suites, and answers that are tests, are compiled with.
  package static let testSupport = ["StateFlowStory", "StateFlowActions", "WorkbookTesting"]

  /// All modules.
  package static let all = kit + testSupport

  /// Returns a demangled symbol with the names of the modules that students and suites import,
  /// instead of those that these modules re-export.
  package static func withImportedNames(_ symbol: String) -> String {
    var symbol = symbol
    for (modules, imported) in [(kit, main), (testSupport, support)] {
      for module in modules where module != imported && symbol.contains(module) {
        symbol.replace("\(module).", with: "\(imported).")
        symbol.replace("(extension in \(module)):", with: "(extension in \(imported)):")
      }
    }
    return symbol
  }

  /// Returns whether a path, relative to the root of the workbook, belongs to the sources that the
  /// kit's reference describes.
  package static func document(_ path: String) -> Bool {
    documented.contains { path == folder(of: $0) || path.hasPrefix("\(folder(of: $0))/") }
  }

  /// Returns the path of a module's sources, relative to the root of the workbook.
  package static func folder(of module: String) -> String { "Sources/\(module)" }
}
