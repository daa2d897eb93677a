import Foundation

/// Chooses how answers are judged.
public enum Runners {
  /// The runner for this machine: the direct one on Linux, or SwiftPM's elsewhere.
  ///
  /// `WORKBOOK_RUNNER=direct`, `=swiftpm`, or `=sandbox`, which trusts no answer, chooses for it.
  ///
  /// - Parameters:
  ///   - package: The workbook.
  ///   - usesColor: Whether what the compiler prints is in color.
  ///   - isStrict: Whether a test that comes to a hole fails, instead of being unfinished.
  /// - Throws: ``SetUpError`` if the variable names no runner.
  public static func standard(
    for package: WorkbookPackage, usesColor: Bool = false, isStrict: Bool = false
  ) throws -> any Runner {
    try named(
      ProcessInfo.processInfo.environment["WORKBOOK_RUNNER"], for: package, usesColor: usesColor,
      isStrict: isStrict)
  }

  /// The runner of a name, or the one for this machine if there is no name.
  static func named(
    _ name: String?, for package: WorkbookPackage, usesColor: Bool = false, isStrict: Bool = false
  ) throws -> any Runner {
    #if os(Linux)
      let standard = "direct"
    #else
      let standard = "swiftpm"
    #endif
    switch name ?? standard {
    case "direct":
      return DirectRunner(for: package, usesColor: usesColor, isStrict: isStrict)
    case "swiftpm":
      return SwiftPMRunner(for: package, usesColor: usesColor, isStrict: isStrict)
    case "sandbox":
      return SandboxedRunner(for: package)
    case let other:
      throw SetUpError(
        "WORKBOOK_RUNNER is \"\(other)\". Set it to direct, swiftpm or sandbox.")
    }
  }
}
