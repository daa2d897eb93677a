import Foundation

/// A temporary home directory for an app that plays a script, so that the app starts with no saved
/// data and saves nothing permanently.
///
/// `UserDefaults` locates the home directory only once, when a process starts, so the process
/// restarts itself with a different home.
enum PlayHome {
  private static let variable = "CFFIXED_USER_HOME"
  private static let ownVariable = "STATEFLOW_PLAY_HOME"

  /// Restarts the process in a temporary home directory, unless it already runs in one.
  ///
  /// This function returns only if the restart isn't needed or fails. If it fails, the script is
  /// played in the user's home directory.
  static func move() {
    guard getenv(variable) == nil, let program = Bundle.main.executablePath else { return }
    let home = FileManager.default.temporaryDirectory
      .appending(path: "stateflow-play-\(UUID().uuidString)")
    guard
      (try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)) != nil
    else { return }
    setenv(variable, home.path, 1)
    // On Linux, `UserDefaults(suiteName:)` stores its file in the configuration directory.
    setenv("HOME", home.path, 1)
    unsetenv("XDG_CONFIG_HOME")
    setenv(ownVariable, home.path, 1)
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv(program, arguments)
    leave()
  }

  /// Removes the temporary home directory if one was created for this script.
  static func leave() {
    guard let home = getenv(ownVariable).map({ String(cString: $0) }) else { return }
    unsetenv(ownVariable)
    UserDefaults.standard.synchronize()
    try? FileManager.default.removeItem(atPath: home)
  }
}
