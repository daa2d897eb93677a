import Foundation

/// Where the suites of temporary defaults are kept on disk, and whose they are.
package enum DefaultsFiles {
  private static let prefix = "workbook-test"

  /// A name that says which process will remove the suite.
  static func newName() -> String {
    "\(prefix).\(ProcessInfo.processInfo.processIdentifier).\(UUID().uuidString)"
  }

  /// Removes, once in a process, what processes have left behind that are no more.
  static let removeLeftovers: Void = sweep()

  static func sweep() {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    for file in files ?? [] where file.hasSuffix(".plist") {
      let name = String(file.dropLast(".plist".count))
      guard let owner = owner(of: name), !isRunning(owner) else { continue }
      UserDefaults.standard.removePersistentDomain(forName: name)
      removeFile(of: name)
    }
  }

  /// Removes the file of a suite, in case the system keeps an empty one.
  static func removeFile(of name: String) {
    try? FileManager.default.removeItem(at: file(of: name))
  }

  /// The file of a suite.
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
