import Foundation

/// This process's environment without the workbook's switches.
///
/// The benchmarks are built with `WORKBOOK_TESTS=all`. Students don't set that variable, so the commands
/// that students run are measured without it.
nonisolated let studentEnvironment = ProcessInfo.processInfo.environment
  .filter { !$0.key.hasPrefix("WORKBOOK_") }
