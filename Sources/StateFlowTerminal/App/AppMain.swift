import Foundation
import StateFlow

extension App {
  /// Runs the app in the terminal, or plays it a script.
  ///
  ///     @main
  ///     struct CounterApp: App {
  ///       var body: some Scene { WindowGroup { Counter() } }
  ///     }
  ///
  /// `--help` says what the command line takes. An app that is played finds its `UserDefaults`
  /// empty, and leaves nothing behind; it is in English, in Greenwich.
  public static func main() async {
    exit(await Launch<Self>(CommandLine.arguments).run())
  }
}
