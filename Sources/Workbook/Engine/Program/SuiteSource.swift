import Foundation
import WorkbookCore

/// The source code of an exercise's suite, or of some of its tests.
package struct SuiteSource: Sendable {
  /// The path of the suite, relative to the package's root.
  let path: String
  /// The source code.
  private(set) var content: Data

  /// Creates a suite from its source code.
  init(path: String, content: Data) {
    self.path = path
    self.content = content
  }

  /// Reads the suite of an exercise.
  ///
  /// - Throws: ``SetUpError`` if the suite can't be read.
  package init(of exercise: Exercise, in package: WorkbookPackage) throws {
    path = exercise.suitePath
    content = try readFile(package.url(path))
  }

  /// Returns the suite with only some of its tests, or the whole suite if that is impossible.
  func keeping(_ tests: Set<String>) -> SuiteSource {
    var excerpt = self
    SuiteText(String(decoding: content, as: UTF8.self)).keeping(tests)
      .map { excerpt.content = Data($0.utf8) }
    return excerpt
  }

  /// The suite in the form that students' copies of the workbook contain.
  var released: SuiteSource {
    SuiteSource(
      path: path,
      content: Data(SuiteText(String(decoding: content, as: UTF8.self)).released.utf8))
  }

  /// A hash of the path and the source code.
  var hash: ContentHash {
    var hash = ContentHash()
    hash.add(path)
    hash.add(content)
    return hash
  }
}
