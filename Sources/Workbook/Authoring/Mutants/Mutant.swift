import Foundation
import WorkbookCore

/// A solution with one small change that its suite has to detect.
struct Mutant: Sendable, Hashable {
  /// A description of a mutant, as printed by the `MutantMaker` tool.
  struct Mutation: Sendable, Hashable, Codable {
    /// The name of the operator that made the mutant, such as `drop-statement`.
    var `operator`: String
    /// The line of the solution, numbered from 1.
    var line: Int
    /// The column in bytes, numbered from 1.
    var column: Int
    /// A description of the change.
    var description: String
    /// The offset of the first byte to replace.
    var offset: Int
    /// The number of bytes to replace.
    var length: Int
    /// The text that replaces the bytes.
    var replacement: String
  }

  /// The exercise.
  let exercise: Exercise
  /// The change.
  let mutation: Mutation
  /// The lines of the source code, without comments. Two mutants with the same lines count as one.
  let code: [String]

  /// A name that depends only on the mutant's code, so it's the same on every machine.
  var digest: String { "\(ContentHash(Data(code.source.utf8)))" }
}

extension Mutant.Mutation {
  /// Returns the solution with the change, or `nil` if the solution is too short for it.
  func applied(to solution: String) -> String? {
    var bytes = Array(solution.utf8)
    guard offset >= 0, length >= 0, offset + length <= bytes.count else { return nil }
    bytes.replaceSubrange(offset..<(offset + length), with: replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
