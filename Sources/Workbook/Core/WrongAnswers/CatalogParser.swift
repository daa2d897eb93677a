import Foundation

/// A parser for catalogs of wrong answers, which records each problem that it finds and continues.
struct CatalogParser {
  typealias Entry = WrongAnswerCatalog.Entry

  private(set) var entries: [Entry] = []
  private(set) var problems: [WrongAnswerCatalog.Problem] = []
  private(set) var equivalents = EquivalentMutants()
  private var lines: ArraySlice<Substring>
  /// The number of the current line, counted from one.
  private var number = 0
  /// The field that the current paragraph is part of.
  private var field: Field?

  /// A paragraph that every section must have.
  private enum Field: String, CaseIterable {
    case thought = "The thought"
    case symptom = "What you see"
    case caughtBy = "Caught by"

    var label: String { "**\(rawValue):**" }

    var path: WritableKeyPath<Entry, String> & Sendable {
      switch self {
      case .thought: \.thought
      case .symptom: \.symptom
      case .caughtBy: \.caughtBy
      }
    }
  }

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
  }

  mutating func parse() {
    while let line = next() {
      if line == EquivalentMutants.heading {
        // The rest of the file isn't about wrong answers.
        equivalents = EquivalentMutants(lines, from: number + 1)
        break
      } else if line.hasPrefix("```") {
        field = nil
        readBlock(opening: line)
      } else if line.hasPrefix("## ") {
        field = nil
        endEntry()
        entries.append(
          Entry(name: String(line.dropFirst(3)).trimmingCharacters(in: .whitespaces), line: number))
      } else if line.allSatisfy(\.isWhitespace) {
        field = nil
      } else {
        readText(line)
      }
    }
    endEntry()
    entries.removeAll { !$0.name.isTypeName }
    problems += equivalents.problems
  }

  private mutating func next() -> Substring? {
    number += 1
    return lines.popFirst()
  }

  private mutating func report(_ what: String, line: Int? = nil) {
    problems.append(.init(line: line ?? number, what: what))
  }

  private mutating func readText(_ line: Substring) {
    guard let last = entries.indices.last else { return }
    if let field {
      entries[last][keyPath: field.path] += " " + String(line).trimmingCharacters(in: .whitespaces)
    } else if line.hasPrefix("**"), let end = line.firstRange(of: ":**") {
      let label = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
      guard let field = Field(rawValue: String(label)) else {
        let labels = Field.allCases.map(\.label).joined(separator: ", ")
        report("begins with **\(label):**. The paragraphs of a wrong answer are \(labels).")
        return
      }
      guard entries[last][keyPath: field.path].isEmpty else {
        report("repeats \(field.label).")
        return
      }
      entries[last][keyPath: field.path] = String(line[end.upperBound...]).trimmingCharacters(
        in: .whitespaces)
      if field == .caughtBy { entries[last].caughtByLine = number }
      self.field = field
    }
  }

  private mutating func readBlock(opening: Substring) {
    let first = number
    let fence = opening.prefix { $0 == "`" }
    guard let end = lines.firstIndex(where: { $0 == fence }) else {
      report("opens a block that isn't closed.")
      lines = []
      return
    }
    let content = lines[..<end]
    lines = lines[(end + 1)...]
    number += content.count + 1
    guard let last = entries.indices.last else { return }
    guard entries[last].block == nil else {
      report("starts a second block. Write one block: a diff or a whole program.", line: first)
      return
    }
    switch opening.dropFirst(fence.count) {
    case "diff":
      let code: WrongAnswerCatalog.Code
      do {
        code = .patch(try SourcePatch(content, from: first + 1))
      } catch {
        code = .unreadable(error)
      }
      entries[last].block = .init(lines: first...number, code: code)
    case "swift":
      let program = content.map(String.init).source
      entries[last].block = .init(lines: first...number, code: .program(program))
    default:
      report("opens an unknown kind of block. Write ```diff or ```swift.", line: first)
    }
  }

  /// Reports everything that is missing from the last section, such as a field or the code.
  private mutating func endEntry() {
    guard let entry = entries.last else { return }
    guard entry.name.isTypeName else {
      report(
        "\"\(entry.name)\" isn't a valid name for a wrong answer. Start with a capital letter, and "
          + "use only letters and digits, as in GlobalCount.",
        line: entry.line)
      return
    }
    let missing =
      Field.allCases.filter { entry[keyPath: $0.path].isEmpty }.map(\.label)
      + (entry.block == nil ? ["a ```diff or ```swift block"] : [])
    if !missing.isEmpty {
      report("\(entry.name) lacks \(missing.joined(separator: ", ")).", line: entry.line)
    }
    if entries.dropLast().contains(where: { $0.name.lowercased() == entry.name.lowercased() }) {
      report("\(entry.name) is also the name of another wrong answer.", line: entry.line)
    }
  }
}
