import Foundation
import WorkbookCore

/// Explanations of compiler errors that the workbook's setup causes and that the compiler's message
/// doesn't explain.
enum CompilerAdvice {
  /// Returns an explanation of the errors in an answer, or `nil` if they speak for themselves.
  ///
  /// - Parameters:
  ///   - output: The compiler's output.
  ///   - answer: The file that contains the answer.
  static func reason(for output: String, in answer: URL) -> String? {
    let source = (try? readFile(answer)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return reason(for: output, source: source)
  }

  /// Returns an explanation of the errors in an answer, given as its source code.
  static func reason(for output: String, source: String) -> String? {
    let output = output.withoutColorCodes
    return ambiguousName(output, source) ?? missingModule(output) ?? preview(output)
      ?? undeclaredName(output)
  }

  /// Apple's Foundation declares type aliases for some of Combine's names. If a file imports
  /// Foundation, name lookup prefers neither these aliases nor StateFlow's declarations, so the names
  /// are ambiguous.
  private static func ambiguousName(_ output: String, _ source: String) -> String? {
    guard let error = output.firstMatch(of: /error: '([^']+)' is ambiguous for type lookup/),
      let module = source.matches(of: /(?m)^\s*(?:@\w+\s+)?import\s+(\w+)/).map(\.1)
        .first(where: { ["Foundation", "Combine", "SwiftUI"].contains($0) })
    else { return nil }
    let advice =
      module == "Foundation" ? "StateFlow already includes it." : "The workbook doesn't use it."
    return "Both StateFlow and Apple's \(module) declare \(error.1), and this file imports both. "
      + "Delete import \(module). \(advice)"
  }

  /// Habits from Xcode don't compile where there are no frameworks from Apple.
  private static func missingModule(_ output: String) -> String? {
    guard let error = output.firstMatch(of: /error: no such module '([^']+)'/),
      ["SwiftUI", "Combine", "os", "UIKit", "AppKit", "SwiftData", "OSLog"].contains(error.1)
    else { return nil }
    return "\(error.1) is one of Apple's frameworks, which the workbook doesn't use. Write import "
      + "StateFlow instead, or write #if canImport(\(error.1)) before the code that needs it and "
      + "#endif after it."
  }

  private static func preview(_ output: String) -> String? {
    guard
      output.contains(/error: no macro named 'Preview'|cannot find type 'PreviewProvider' in scope/)
    else { return nil }
    return
      "Previews need SwiftUI. Remove the preview, or write #if canImport(SwiftUI) before it and "
      + "#endif after it. To see your view, run the chapter's demo."
  }

  /// With `swift test`, a name can come from another exercise, because all exercises in a chapter
  /// form one module.
  private static func undeclaredName(_ output: String) -> String? {
    guard let error = output.firstMatch(of: /error: cannot find (?:type )?'([^']+)' in scope/)
    else { return nil }
    return "\(error.1) isn't declared in this file. Each exercise is independent: an answer can "
      + "use StateFlow, Foundation, and the declarations in its own file, but nothing from the "
      + "file of another exercise."
  }
}
