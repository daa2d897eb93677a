import Foundation
import WorkbookCore

/// The compiled suites in a kit's folder.
///
/// Reusing a compiled suite is safe, because the compiler sees only the suite, the kit, and the
/// answer's module. So a suite is stored with the module that it was compiled with.
struct SuiteStore {
  let kit: Kit

  /// Puts the suite that was compiled with a workspace's module into the workspace, or returns
  /// `false` if there is none.
  func provideSuite(for workspace: AnswerWorkspace) throws -> Bool {
    let module = try readFile(workspace.moduleFile)
    let stored = location(for: module, of: workspace.suite)
    // Compare the modules, because an answer can be crafted to have another answer's hash.
    guard let known = try? Data(contentsOf: stored.module), known == module else { return false }
    return link(stored.object, as: workspace.file("suite.o"))
  }

  /// Stores a workspace's compiled suite for other answers.
  func store(from workspace: AnswerWorkspace) throws {
    let stored = location(for: try readFile(workspace.moduleFile), of: workspace.suite)
    // Links are made in one step. The module is the last, so that it exists only if the suite does.
    if link(workspace.file("suite.o"), as: stored.object) {
      _ = link(workspace.moduleFile, as: stored.module)
    }
  }

  /// Returns the stored module that a workspace's suite was compiled with, or `nil` if it isn't
  /// stored.
  func module(of workspace: AnswerWorkspace) throws -> URL? {
    let stored = location(for: try readFile(workspace.moduleFile), of: workspace.suite).module
    return FileManager.default.fileExists(atPath: stored.path) ? stored : nil
  }

  private func location(for module: Data, of suite: SuiteSource) -> (object: URL, module: URL) {
    var hash = suite.hash
    hash.add(module)
    for step in kit.recipe.suite { hash.add(step.joined(separator: " ")) }
    let path = kit.suites.appending(path: hash.digest)
    return (path.appendingPathExtension("o"), path.appendingPathExtension("swiftmodule"))
  }

  private func link(_ file: URL, as other: URL) -> Bool {
    (try? FileManager.default.linkItem(at: file, to: other)) != nil
  }
}

extension AnswerWorkspace {
  /// The file of the answer's module.
  var moduleFile: URL { file("\(module).swiftmodule") }
}
