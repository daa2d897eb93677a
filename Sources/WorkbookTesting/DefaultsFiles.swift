import Foundation

/// The files of temporary defaults. A file's name contains the ID of the process that created it.
package enum DefaultsFiles {
  private static let prefix = "workbook-test"

  /// Returns a new suite name, which contains the ID of the process that has to remove the suite.
  static func newName() -> String {
    "\(prefix).\(ProcessInfo.processInfo.processIdentifier).\(UUID().uuidString)"
  }

  /// Removes the suites left behind by processes that have exited. The removal happens once per
  /// process.
  static let removeLeftovers: Void = sweep()

  /// Removes the suites left behind by processes that have exited.
  static func sweep() {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    for file in files ?? [] where file.hasSuffix(".plist") {
      let name = String(file.dropLast(".plist".count))
      guard let owner = owner(of: name), !isRunning(owner) else { continue }
      UserDefaults.standard.removePersistentDomain(forName: name)
      removeFile(of: name)
    }
  }

  /// Removes a suite's file. The system may keep an empty file after the suite is removed.
  static func removeFile(of name: String) {
    try? FileManager.default.removeItem(at: file(of: name))
  }

  /// Returns a suite's file.
  package static func file(of name: String) -> URL {
    folder.appending(path: "\(name).plist")
  }

  private static func owner(of name: String) -> pid_t? {
    let parts = name.split(separator: ".")
    guard parts.count == 3, parts[0] == prefix else { return nil }
    return pid_t(parts[1])
  }

  private static func isRunning(_ process: pid_t) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }

  private static var folder: URL {
    #if canImport(Darwin)
      URL.libraryDirectory.appending(path: "Preferences")
    #else
      if let configuration = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"],
        configuration.hasPrefix("/")
      {
        URL(filePath: configuration)
      } else {
        URL.homeDirectory.appending(path: ".config")
      }
    #endif
  }
}
