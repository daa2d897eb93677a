import Foundation
import WorkbookCore

/// One thing that the audit finds out about a solution, in a form that doesn't depend on the compiler.
///
/// Facts are recorded with a compiler for which the audit was written. With any other compiler, the
/// audit has to find all of them again. Details that a compiler can change without changing the
/// meaning of an answer are not part of a fact:
///
/// - the declarations and conformances that the compiler adds, except for how a type compares its values
/// - what macros expand to
/// - the type that a library declares something in, and its signature. `map` can move from `Collection`
///   to `Array`, and from one of Foundation's modules to another
package struct AuditFact: Hashable, Sendable {
  /// A kind of fact, with the letter that stands for it in the record.
  enum Kind: Character {
    case imported = "i"
    case attribute = "a"
    case reference = "r"
    case formatFunction = "f"
    case declaration = "d"
    case conformance = "c"
    case type = "t"
    case lastingVariable = "v"
    case unsafeUse = "u"
    case operatorDeclaration = "o"
    case macroDeclaration = "m"
  }

  let kind: Kind
  /// The fact in words, without its kind.
  let text: String
  /// The number of the line in the solution, counted from one.
  let line: Int

  /// A few characters that stand for the fact in the record.
  ///
  /// They start with the letter of the kind. The rest is a short hash of the text. There are about 40
  /// facts about a solution, so two of them hardly ever have the same hash.
  var code: String {
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_")
    var number = Int(ContentHash(Data(text.utf8)).digest.suffix(6), radix: 16) ?? 0
    var code = String(kind.rawValue)
    for _ in 0..<4 {
      code.append(digits[number % 64])
      number /= 64
    }
    return code
  }
}

extension AuditFact.Kind: CustomStringConvertible {
  /// The kind in words, such as `a reference`.
  var description: String {
    switch self {
    case .imported: "an import"
    case .attribute: "an attribute or a modifier"
    case .reference: "a reference"
    case .formatFunction: "a function with a C format"
    case .declaration: "a declaration"
    case .conformance: "a conformance"
    case .type: "a type's stored values or its =="
    case .lastingVariable: "a global or static variable"
    case .unsafeUse: "the word unsafe"
    case .operatorDeclaration: "an operator's declaration"
    case .macroDeclaration: "a macro's declaration"
    }
  }
}

extension AnswerAudit {
  /// Returns the facts to record about a solution, in the order of their lines.
  ///
  /// - Parameters:
  ///   - tree: The compiler's syntax tree of the solution.
  ///   - source: The solution's source code.
  /// - Throws: ``SetUpError`` if the tree can't be read.
  package static func factsToRecord(about tree: Data, source: Data) throws -> [AuditFact] {
    factsToRecord(AnswerFacts(try read(tree)), source: source)
  }

  static func factsToRecord(_ facts: AnswerFacts, source: Data) -> [AuditFact] {
    let lines = LineTable(source)
    var found: Set<AuditFact> = []
    func add(_ kind: AuditFact.Kind, _ text: String, at offset: Int) {
      found.insert(AuditFact(kind: kind, text: text, line: lines.line(at: offset)))
    }

    for use in facts.imports { add(.imported, use.name, at: use.offset) }
    for use in facts.attributes { add(.attribute, use.name, at: use.offset) }
    for use in facts.lastingVariables {
      add(.lastingVariable, "\(use.name): \(demangled(use.type))", at: use.offset)
    }
    for use in facts.unsafeUses { add(.unsafeUse, use.name, at: use.offset) }
    for use in facts.operators { add(.operatorDeclaration, use.name, at: use.offset) }
    for use in facts.macros { add(.macroDeclaration, use.name, at: use.offset) }

    var names = NameCache()
    for (usr, offset) in facts.references where facts.writtenReferences.contains(usr) {
      let name = names[usr]
      add(.reference, name.withoutSignature, at: offset)
      if FormatCalls.isFormatFunction(name) {
        add(.formatFunction, name.withoutSignature, at: offset)
      }
    }
    for declaration in facts.declarations where !declaration.isImplicit {
      add(
        .declaration,
        "\(declaration.kind) \(names[declaration.usr].name): \(demangled(declaration.type))",
        at: facts.offsets[declaration] ?? 0)
    }
    for (conformance, offset) in facts.conformances where conformance.isWritten {
      add(
        .conformance,
        "\(demangled(conformance.type)): \(names[conformance.protocol].withoutSignature)"
          + (conformance.isUnchecked ? " unchecked" : ""), at: offset)
    }
    let equalities = SolutionFacts(facts).equalities
    for type in facts.types.values {
      add(
        .type,
        "\(type.name) \(type.storedTypes.map(demangled)) \(equalities[type.usr]?.rawValue ?? "")"
          + " \(type.isEnum) \(type.isReference)", at: type.offset)
    }
    return found.sorted {
      ($0.line, $0.kind.rawValue, $0.text) < ($1.line, $1.kind.rawValue, $1.text)
    }
  }
}

extension DemangledName {
  /// The name without its signature and, if a library declares it, without the type that contains it.
  fileprivate var withoutSignature: String {
    switch module {
    case _ where Libraries.standard.contains(module): "Swift \(path.last ?? text)"
    case _ where Libraries.foundation.contains(module): "Foundation \(path.last ?? text)"
    default: "\(module) \(name)"
    }
  }
}
