import Foundation
import WorkbookCore

/// A record of the audit's findings about the workbook's solutions, made with a compiler for which
/// the audit was written.
///
/// The file has one line for each solution: its path, a hash of its source code, and the codes of the
/// facts after the numbers of their lines.
///
///     Solutions/01-ViewState/TapCounter.swift 5e0d… 1 iA2fx 3 d0Tb1 rk3Jq
package struct FactRecord: Sendable, Equatable {
  /// The path of the file, relative to the root of the package.
  package static let path = "Sources/Workbook/Audit/Recorded/SolutionFacts.txt"

  /// The command that writes the file.
  package static let command = "swift run workbook sync --facts"

  /// The facts about one solution.
  struct Entry: Sendable, Equatable {
    /// A hash of the solution's source code.
    var source: String
    /// The codes of the facts, keyed by their line.
    var codes: [Int: [String]]
  }

  private(set) var entries: [String: Entry] = [:]

  /// Creates an empty record.
  package init() {}

  /// The paths of the solutions, relative to the root of the package, in order.
  package var solutions: [String] { entries.keys.sorted() }

  /// Reads a record. Lines that aren't about a solution are ignored.
  package init(_ text: String) {
    for line in text.split(separator: "\n") where line.hasPrefix("Solutions/") {
      let words = line.split(separator: " ")
      guard words.count >= 2 else { continue }
      var entry = Entry(source: String(words[1]), codes: [:])
      var number = 0
      for word in words.dropFirst(2) {
        if let next = Int(word) {
          number = next
        } else {
          entry.codes[number, default: []].append(String(word))
        }
      }
      entries[String(words[0])] = entry
    }
  }

  /// The content of the file.
  package var text: String {
    var lines = [
      "# What the audit finds out about each solution. With another compiler, it has to find the same.",
      "# Written by: \(Self.command)",
    ]
    for path in solutions {
      guard let entry = entries[path] else { continue }
      let codes = entry.codes.sorted { $0.key < $1.key }.map { line, codes in
        "\(line) \(codes.joined(separator: " "))"
      }
      lines.append("\(path) \(entry.source) \(codes.joined(separator: " "))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Records the facts about a solution.
  package mutating func record(_ facts: [AuditFact], about path: String, source: Data) {
    var codes: [Int: [String]] = [:]
    for fact in facts { codes[fact.line, default: []].append(fact.code) }
    entries[path] = Entry(source: Self.hash(of: source), codes: codes)
  }

  /// Returns whether the facts about a solution were recorded for the given source code.
  package func isCurrent(_ path: String, source: Data) -> Bool {
    entries[path]?.source == Self.hash(of: source)
  }

  /// Returns the first recorded fact that the audit didn't find, as the rest of a sentence, or `nil` if
  /// it found them all.
  ///
  /// Facts that aren't recorded don't matter: they can only make the audit stricter.
  package func difference(from facts: [AuditFact], about path: String, source: Data) -> String? {
    guard let entry = entries[path] else { return "\(path) has no recorded facts." }
    let found = Set(facts.map(\.code))
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, codes) in entry.codes.sorted(by: { $0.key < $1.key }) {
      guard let missing = codes.first(where: { !found.contains($0) }) else { continue }
      let kind = missing.first.flatMap(AuditFact.Kind.init)?.description ?? "a fact"
      let code =
        lines.indices.contains(number - 1)
        ? String(decoding: lines[number - 1], as: UTF8.self).trimmed : ""
      let others = facts.filter { $0.line == number }.map { "\($0.kind) (\($0.text))" }
      return "\(path):\(number): the audit doesn't find \(kind) in “\(code)”. It finds "
        + (others.isEmpty ? "nothing there." : "\(others.joined(separator: ", ")).")
    }
    return nil
  }

  private static func hash(of source: Data) -> String {
    String(ContentHash(source).digest.prefix(12))
  }
}
