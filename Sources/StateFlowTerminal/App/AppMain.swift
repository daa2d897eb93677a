import StateFlow

extension App {
  /// Runs the app in the terminal, or plays a script against it.
  ///
  ///     @main
  ///     struct CounterApp: App {
  ///       var body: some Scene { WindowGroup { Counter() } }
  ///     }
  ///
  /// Pass `--help` to list the command-line options. When an app plays a script, it starts with
  /// empty `UserDefaults` and leaves no data behind. It uses US English and the GMT time zone.
  public static func main() async {
    exit(await Launch<Self>(CommandLine.arguments).run())
  }
}
