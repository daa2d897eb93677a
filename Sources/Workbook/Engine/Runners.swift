import Foundation
import WorkbookCore

/// Chooses how answers are judged.
package enum Runners {
  /// Makes a runner for a workbook.
  package typealias Maker = @Sendable (WorkbookPackage) -> any Runner

  /// The runner for this machine: the direct one on Linux, or SwiftPM's elsewhere.
  ///
  /// `WORKBOOK_RUNNER` chooses another one: `direct`, `swiftpm`, or one of `others`.
  ///
  /// - Parameters:
  ///   - package: The workbook.
  ///   - usesColor: Whether what the compiler prints is in color.
  ///   - isStrict: Whether a test that comes to a hole fails, instead of being unfinished.
  ///   - kitProgress: Receives how far the build of the kit is, such as `12/40`, and `nil` when it
  ///     has ended.
  ///   - others: More runners, by the names that the variable has for them.
  /// - Throws: ``SetUpError`` if the variable names no runner.
  package static func standard(
    for package: WorkbookPackage, usesColor: Bool = false, isStrict: Bool = false,
    kitProgress: @escaping @Sendable (String?) -> Void = { _ in }, others: [String: Maker] = [:]
  ) throws -> any Runner {
    try named(
      ProcessInfo.processInfo.environment["WORKBOOK_RUNNER"], for: package, usesColor: usesColor,
      isStrict: isStrict, kitProgress: kitProgress, others: others)
  }

  /// The runner of a name, or the one for this machine if there is no name.
  static func named(
    _ name: String?, for package: WorkbookPackage, usesColor: Bool = false, isStrict: Bool = false,
    kitProgress: @escaping @Sendable (String?) -> Void = { _ in }, others: [String: Maker] = [:]
  ) throws -> any Runner {
    #if os(Linux)
      let standard = "direct"
    #else
      let standard = "swiftpm"
    #endif
    switch name ?? standard {
    case "direct":
      return DirectRunner(
        for: package, kit: .package(progress: kitProgress), usesColor: usesColor,
        isStrict: isStrict)
    case "swiftpm":
      return SwiftPMRunner(for: package, usesColor: usesColor, isStrict: isStrict)
    case let other:
      if let make = others[other] { return make(package) }
      let names = ["direct", "swiftpm"] + others.keys.sorted()
      throw SetUpError(
        "WORKBOOK_RUNNER is \"\(other)\". Set it to "
          + "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]).")
    }
  }
}
