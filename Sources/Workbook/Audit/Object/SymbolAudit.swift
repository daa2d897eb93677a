import WorkbookCore

/// An audit of the symbols that the answer's object file needs from other files.
///
/// Code that is compiled with strict memory safety can access only the symbols that it requests
/// from the linker. So this audit is a second line of defense, which doesn't depend on the syntax
/// tree.
struct SymbolAudit {
  /// The name of the answer's module.
  let module: String
  /// The kind of the answer.
  var kind = Exercise.Kind.program

  /// Returns the findings about an object file.
  func findings(in object: ObjectFile) -> [Finding] {
    var findings: [Finding] = []
    for section in object.sections where Self.deniedSections.contains(section) {
      if section == "swift5_tests" {
        findings.append(LibraryRule.tests(in: "Testing"))
        continue
      }
      findings.append(
        Finding(
          name: section,
          message:
            "The answer contains code that runs when the program starts (\(section)). Remove that "
            + "code.",
          isTampering: true))
    }
    let usesMutex = object.symbols.contains { $0.name.hasPrefix("$s15Synchronization") }
    for symbol in object.symbols {
      if symbol.isDefined {
        if symbol.isGlobal, !Self.isSwift(symbol.name), !symbol.name.hasPrefix("symbolic ") {
          findings.append(
            Finding(
              name: symbol.name,
              message:
                "The answer exports the symbol \(symbol.name) to the linker, but no exercise "
                + "needs to export a symbol. Remove the code that exports it.", isTampering: true))
        }
      } else if !Self.isSwift(symbol.name) {
        // The code that makes a mutex wait is inlined into the answer, and makes a system call.
        if symbol.name == "syscall", usesMutex { continue }
        if !symbol.name.isEmpty, !Self.isAllowed(system: symbol.name) {
          findings.append(forbidden(symbol.name))
        }
      } else if symbol.name.hasPrefix("$s") {
        findings += finding(about: demangled(symbol.name))
      }
    }
    return findings
  }

  private func finding(about text: String) -> [Finding] {
    // Descriptions of types and protocols don't contain code.
    if Self.descriptions.contains(where: text.hasPrefix) { return [] }
    if kind == .test, text.contains("Testing.") || text.contains("(extension in Testing):") {
      return CatchRule.finding(aboutSymbol: text).map { [$0] } ?? []
    }
    let found = dottedNames(in: text)
    // Signatures in the kit's API can mention any type, because only the kit's code runs.
    if found.first?.first == "StateFlow" || text.contains("(extension in StateFlow):") {
      let path = found.first.map { $0.dropFirst().map(String.init) } ?? []
      return Libraries.denies(kit: path) ? [forbidden(path[0])] : []
    }
    // Every subclass inherits these members.
    if text.hasPrefix("Foundation.NSObject.") || text.hasPrefix("static Foundation.NSObject.") {
      return []
    }
    for parts in found {
      let head = String(parts[0])
      let name = String(parts[1])
      if head == module || Libraries.unrestricted.contains(head) || head == "Synchronization" {
        continue
      }
      switch head {
      case _ where Libraries.standard.contains(head):
        if Libraries.denies(swift: [name]) { return [forbidden(name)] }
      case _ where Libraries.foundation.contains(head):
        if !Libraries.allows(foundation: name, in: text) { return [forbidden(name)] }
      case "Dispatch":
        if Libraries.denies(dispatch: parts.dropFirst().map(String.init)) {
          return [forbidden(name)]
        }
      case "__C", "__C_Synthesized":
        return [forbidden(name)]
      default:
        // In `A.Element`, the first part is a generic parameter.
        if head.wholeMatch(of: /[A-Z][0-9]*/) == nil, Self.deniedModules.contains(head) {
          return [forbidden(head)]
        }
      }
    }
    for label in Libraries.deniedLabels where text.contains(label) {
      return [forbidden(String(label.drop { !$0.isLetter }.prefix { $0.isLetter }))]
    }
    return []
  }

  /// The prefixes that mark a demangled symbol as metadata, which contains no code.
  private static let descriptions = [
    "type metadata", "nominal type descriptor", "protocol descriptor", "metaclass",
    "protocol conformance descriptor", "protocol witness table for", "associated type descriptor",
    "method descriptor for", "base conformance descriptor", "full type metadata",
    "protocol requirements base", "associated conformance descriptor", "value witness table",
    "class metadata base offset", "opaque type descriptor", "property descriptor",
  ]

  private func forbidden(_ name: String) -> Finding {
    LibraryRule.finding(aboutSymbol: name)
  }

  private static func isSwift(_ name: String) -> Bool {
    ["$s", "swift_", "_swift", "__swift_"].contains { name.hasPrefix($0) }
  }

  /// The modules that an answer must not use. If any other word precedes a dot in a symbol, it
  /// isn't treated as the name of a module.
  private static let deniedModules: Set = [
    "Testing", "WorkbookTesting", "Glibc", "Musl", "SwiftGlibc", "Distributed",
    "FoundationNetworking",
    "FoundationXML", "XCTest", "_Differentiation", "_TestingInternals", "_Testing_Foundation",
    "TestProgram", "CoreFoundation", "_Volatile", "Runtime", "Cxx", "CxxStdlib", "_Backtracing",
  ]

  private static func isAllowed(system name: String) -> Bool {
    runtimeFunctions.contains(name) || Libraries.mathematics.contains(name)
  }

  /// The system functions that compiled code calls implicitly.
  private static let runtimeFunctions: Set = [
    "memcpy", "memmove", "memset", "memcmp", "bcmp", "malloc", "free", "calloc", "realloc",
    "strlen", "__stack_chk_fail", "_GLOBAL_OFFSET_TABLE_", "__tls_get_addr",
    "_Block_copy", "_Block_release", "_NSConcreteStackBlock", "_NSConcreteGlobalBlock",
    "malloc_usable_size", "posix_memalign",
    "__divti3", "__modti3", "__multi3", "__udivti3", "__umodti3", "__muloti4",
  ]

  private static let deniedSections: Set = [
    "swift5_tests", ".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors",
  ]
}
