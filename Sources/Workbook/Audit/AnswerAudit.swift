import Foundation
import WorkbookCore

/// An audit of an answer whose author isn't trusted.
///
/// The audit checks which declarations the answer contains and refers to, and whether the suite
/// refers to the same declarations when it's compiled with the answer as when it's compiled with
/// the solution. `check` and `grade` run the same audit, so an answer that passes `check` also
/// passes grading.
package struct AnswerAudit: Sendable {
  /// The name of the answer's module.
  let module: String
  /// The path to show in messages about the answer.
  let path: String
  /// The additional names that the course permits.
  let allowed: Set<String>
  /// The names of the kit's functions that the answer has to implement itself.
  let ownFunctions: [String]
  /// The kind of the answer.
  let kind: Exercise.Kind
  /// The rule for the answer's predictions, or `nil` if it has none.
  let predictions: PredictionRule?

  /// Creates an audit.
  package init(
    module: String, path: String, allowed: Set<String> = [], ownFunctions: [String] = [],
    kind: Exercise.Kind = .program, predictions: PredictionRule? = nil
  ) {
    self.module = module
    self.path = path
    self.allowed = allowed
    self.ownFunctions = ownFunctions
    self.kind = kind
    self.predictions = predictions
  }

  /// The result of auditing an answer before its suite is compiled.
  package struct Result: Sendable {
    /// The problems that prevent the answer from being judged, in line order.
    package var findings: [Finding]
    /// Whether the answer could change which declarations its suite refers to. If so, the suite has
    /// to be audited as well.
    package var mayChangeSuite: Bool
    /// The facts about the answer, and its source code, which the suite's audit needs.
    var answer: (facts: AnswerFacts, source: Data)?
  }

  /// The maximum size of a syntax tree, in bytes.
  private static let maxSize = 64 << 20

  /// Audits an answer.
  ///
  /// - Parameters:
  ///   - tree: The compiler's syntax tree of the answer.
  ///   - object: The content of the answer's object file.
  ///   - source: The answer's source code.
  ///   - compilerOutput: The compiler's output for the answer.
  ///   - solution: The facts about the solution, or `nil` if there is no solution.
  ///   - suite: The names that the suite could look up.
  /// - Throws: ``SetUpError`` if the compiler's format is unknown.
  package func result(
    tree: Data, object: Data, source: Data, compilerOutput: String, solution: SolutionFacts?,
    suite: SuiteVocabulary
  ) throws -> Result {
    let lines = LineTable(source)
    let syntax: SyntaxTree
    do {
      guard tree.count <= Self.maxSize else {
        throw JSONTree.ParseError(offset: 0, isTooDeep: true)
      }
      syntax = try SyntaxTree([UInt8](tree))
    } catch is SyntaxTree.UnknownFormat {
      throw Self.unknownFormat("a tree isn't that of a source file")
    } catch is JSONTree.ParseError {
      return Result(
        findings: [
          Finding(
            name: "",
            message: "The answer is too large or too deeply nested to be judged. Split long "
              + "expressions into shorter ones.")
        ], mayChangeSuite: true)
    }
    let facts = AnswerFacts(syntax)
    var names = NameCache()
    var found = findings(in: facts, of: [UInt8](source), &names)
    found += facts.formats.map { (FormatRule.finding(about: $0), $0.offset) }
    for (conformance, offset) in facts.conformances {
      let finding = ConformanceRule.finding(
        about: conformance, in: module, comparedWith: solution, &names)
      if let finding { found.append((finding, offset)) }
    }
    var findings = found.map { finding, offset in
      var finding = finding
      finding.line = lines.line(at: offset)
      return finding
    }
    let text = String(decoding: source, as: UTF8.self)
    findings += WrittenNames.findings(in: text, facts)
    if let predictions, let solution {
      findings += predictions.findings(in: text, facts, comparedWith: solution)
    }
    let safety = MemorySafety.finding(in: compilerOutput, path: path, source: text)
    let hasOwnTests = findings.contains { CatchRule.modules.contains($0.name) }
    if let safety, !hasOwnTests { findings.append(safety) }
    findings = permitted(findings)
    if findings.isEmpty {
      // As a second line of defense, check which symbols the object file needs. This doesn't depend
      // on the syntax tree.
      findings = permitted(
        SymbolAudit(module: module, kind: kind).findings(in: try ObjectFile(object)))
    }
    return Result(
      findings: findings,
      mayChangeSuite: solution.map { mayChange(suite, facts, $0) } ?? false,
      answer: (facts, source))
  }

  /// Returns the findings about an answer's declarations and references, according to the rules for
  /// the answer's kind.
  private func findings(
    in facts: AnswerFacts, of source: [UInt8], _ names: inout NameCache
  ) -> [(finding: Finding, offset: Int)] {
    let isTest = kind == .test
    let otherModules = isTest ? CatchRule.modules : []
    var found = LanguageRule.findings(in: facts, of: source, allowing: otherModules)
    if isTest { found += CatchRule.findings(in: facts) }
    found += BackgroundRule.findings(in: facts, &names)
    // A student's own tests refer to much else in the expansions of macros.
    let hasOwnTests =
      !isTest && facts.imports.contains { CatchRule.modules.contains($0.name) }
    for (usr, offset) in facts.references
    where !hasOwnTests || facts.writtenReferences.contains(usr) {
      let name = names[usr]
      var finding: Finding?
      if isTest, name.module != module {
        for isWritten in [true, false] where finding == nil {
          let places = isWritten ? facts.writtenReferences : facts.expandedReferences
          if places.contains(usr) { finding = CatchRule.finding(about: name, isWritten: isWritten) }
        }
      }
      if finding == nil, !(isTest && CatchRule.modules.contains(name.module)) {
        finding =
          LibraryRule.finding(about: name, in: module)
          ?? LibraryRule.finding(about: name, inKitInsteadOf: ownFunctions)
      }
      if let finding { found.append((finding, offset)) }
    }
    return found
  }

  /// Returns the findings about the object file of a suite that was compiled with an answer.
  ///
  /// - Parameters:
  ///   - object: The content of the object file.
  ///   - result: The result of auditing the answer.
  ///   - solution: The facts about the solution.
  package func findings(
    inSuiteObject object: Data, of result: Result, solution: SolutionFacts
  ) throws -> [Finding] {
    let symbols = try ObjectFile(object).undefinedSymbols.filter { $0.hasPrefix("$s") }
      .map(demangled).sorted()
    var findings = SuiteSymbols(module: module, solution: solution).findings(in: symbols)
    if let (facts, source) = result.answer {
      let comparisons = SuiteComparisons(symbols: symbols, of: module)
      findings += comparisons.foreignOperators(besides: facts.types.keys)
        .map { SuiteSymbols.finding(about: $0.contains("!=") ? "!=" : "==") }
      let rule = EqualityRule(
        facts: facts, source: [UInt8](source), solution: solution, suite: comparisons)
      let lines = LineTable(source)
      findings += rule.findings().map { finding, offset in
        var finding = finding
        finding.line = lines.line(at: offset)
        return finding
      }
    }
    return permitted(findings)
  }

  /// Returns the findings about a suite that refers to different declarations when it's compiled
  /// with the answer than when it's compiled with the solution.
  package func findings(
    inSuite suite: SuiteReferences, comparedWith solution: SuiteReferences
  ) -> [Finding] {
    permitted(suite.differences(from: solution).map { SuiteRule.finding(about: $0) })
  }

  private func permitted(_ findings: [Finding]) -> [Finding] {
    var seen: Set<String> = []
    return findings.filter { $0.name.isEmpty || !allowed.contains($0.name) }
      .sorted {
        ($0.isTampering ? 0 : 1, $0.line ?? .max, $0.message) < (
          $1.isTampering ? 0 : 1, $1.line ?? .max, $1.message
        )
      }
      .filter { seen.insert($0.message).inserted }
  }

  /// Returns whether the declarations of an answer and its solution differ in a way that could
  /// affect the suite.
  private func mayChange(
    _ suite: SuiteVocabulary, _ facts: AnswerFacts, _ solution: SolutionFacts
  ) -> Bool {
    let changed = Set(facts.declarations).symmetricDifference(solution.declarations)
    // Implicit declarations are harmless: an implicit initializer only stores its arguments.
    if changed.contains(where: { !$0.isImplicit && suite.contains($0.name) }) { return true }
    let written = Set(facts.conformances.keys.filter(\.isWritten))
    return written.symmetricDifference(solution.conformances)
      .contains { !ConformanceRule.isHarmless($0.protocol) }
  }
}
