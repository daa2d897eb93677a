import Foundation

/// A home of its own for an app that is played: nobody has saved anything there, and what the app
/// saves is gone when the play is over.
///
/// `UserDefaults` looks for a home once, when a process begins. So the process begins again, with
/// another home.
enum PlayHome {
  private static let variable = "CFFIXED_USER_HOME"
  private static let ownVariable = "STATEFLOW_PLAY_HOME"

  /// Begins the process again in a new home, where it has none of its own already.
  ///
  /// Returns where that cannot be done: then the play goes on in the home that there is.
  static func move() {
    guard getenv(variable) == nil, let program = Bundle.main.executablePath else { return }
    let home = FileManager.default.temporaryDirectory
      .appending(path: "stateflow-play-\(UUID().uuidString)")
    guard
      (try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)) != nil
    else { return }
    setenv(variable, home.path, 1)
    // On Linux, a suite of a name is kept where programs keep their configuration.
    setenv("HOME", home.path, 1)
    unsetenv("XDG_CONFIG_HOME")
    setenv(ownVariable, home.path, 1)
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv(program, arguments)
    leave()
  }

  /// Removes the home, if it was made for this play.
  static func leave() {
    guard let home = getenv(ownVariable).map({ String(cString: $0) }) else { return }
    unsetenv(ownVariable)
    UserDefaults.standard.synchronize()
    try? FileManager.default.removeItem(atPath: home)
  }
}
