import Foundation

/// Returns the program with the given name that the shell would start, or `nil` if no folder in `PATH`
/// contains it.
///
/// - Parameters:
///   - name: The name of the program, or a path, which is returned if it's a program.
///   - environment: The environment variables; by default, those of this process.
package func findProgram(
  _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
) -> URL? {
  let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
  let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
  return paths.first(where: FileManager.default.isExecutableFile(atPath:))
    .map { URL(filePath: $0) }
}
