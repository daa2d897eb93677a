import StateFlow
import StateFlowStory
import TerminalRecovery

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

/// A run of an app, from its command line to its exit status.
@MainActor
struct Launch<A: App> {
  private let program: String
  private let arguments: [String]

  init(_ commandLine: [String]) {
    program = commandLine.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "\(A.self)"
    arguments = Array(commandLine.dropFirst())
  }

  func run() async -> Int32 {
    let options: LaunchOptions
    do throws(LaunchOptions.Fault) {
      options = try LaunchOptions(arguments)
    } catch {
      return fail("\(program): \(error.message)")
    }
    if options.wantsHelp {
      write(LaunchOptions.help(program), to: .standardOutput)
      return 0
    }
    do throws(OwnScript.Missing) {
      return try await run(options)
    } catch {
      return fail(error.message)
    }
  }

  private func run(_ options: LaunchOptions) async throws(OwnScript.Missing) -> Int32 {
    if options.playsOwnScript {
      let script = try OwnScript.find(of: program)
      return await play(script.steps, options, isOwn: true)
    }
    if let script = options.script { return await play(script, options) }
    if ProcessInfo.processInfo.environment["TERM"] == "dumb" {
      if isatty(STDIN_FILENO) == 1 {
        write(Self.dumbTerminalNotice(program), to: .standardError)
      }
    } else {
      if TerminalRecovery.recover() { write(TerminalRecovery.notice + "\n", to: .standardError) }
      if let device = TerminalDevice(usesMouse: options.usesMouse) {
        return await show(on: device, options)
      }
    }
    return await play(StandardInput.holdsScript ? "-" : "", options)
  }

  private static func dumbTerminalNotice(_ program: String) -> String {
    """
    TERM is dumb, so \(program) can't be used in this terminal. This is its first frame. To play its \
    script, add --play.

    """
  }

  // MARK: In a terminal

  private func show(on device: TerminalDevice, _ options: LaunchOptions) async -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    let depth = ColorDepth(environment: environment)
    let palette = Palette(
      colorScheme: options.colorScheme ?? Self.colorScheme(of: environment),
      hasColors: depth != .none)
    let screen = AppScreen(size: device.size, palette: palette) { setEnvironment in
      ViewGraph(
        findsHoles: true,
        environment: {
          $0.sceneValues = SavedScene.values()
          setEnvironment(&$0)
        }, app: A())
    }
    // From here on, the app's defaults are saved however the process ends.
    DefaultsSaving.schedule()
    CrashFlush.arm()
    let printed = DeferredOutput()
    let status = await TerminalSession(device, depth: depth).run(screen)
    printed?.end()
    return status
  }

  /// Returns the color scheme for the terminal's reported background color, or the dark color
  /// scheme if the terminal doesn't report one. The last number in `COLORFGBG` is the background
  /// color.
  private static func colorScheme(of environment: [String: String]) -> ColorScheme {
    let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    return background == 7 || background == 15 ? .light : .dark
  }

  // MARK: Without a terminal

  private func play(
    _ script: String, _ options: LaunchOptions, isOwn: Bool = false
  ) async -> Int32 {
    PlayHome.move()
    defer { PlayHome.leave() }
    var script = script
    if script == "-" {
      script = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    }
    let isRecorded = options.recording != nil
    let colorScheme = options.colorScheme ?? .dark
    let recording = Recording()
    let screen = AppScreen(
      size: options.size ?? (isRecorded ? Recording.usualSize : Size(width: 72, height: 20)),
      palette: Palette(colorScheme: colorScheme),
      chrome: isRecorded ? .full : .none, now: { isRecorded ? recording.now : .now }
    ) { setEnvironment in
      ViewGraph(
        findsHoles: true,
        environment: {
          $0.locale = Locale(identifier: "en_US")
          $0.calendar = Calendar(identifier: .gregorian)
          $0.timeZone = .gmt
          setEnvironment(&$0)
        }, app: A())
    }
    let player = Player(
      screen, frames: options.printsChanges ? .changes : .whole, isLenient: isOwn
    ) { if !isRecorded { write($0 + "\n", to: .standardOutput) } }
    if isRecorded { player.recording = recording }
    let fault = await player.play(PlayScript(script))
    if let fault { return fail(fault) }
    if let path = options.recording {
      let image = AnimatedSVG(recording.scenes, title: program, colorScheme: colorScheme)
      do {
        try Data(image.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        return fail("Can't save the recording as \(path): \(error.localizedDescription)")
      }
    }
    return 0
  }

  // MARK: Reporting

  private func fail(_ problem: String) -> Int32 {
    write(problem + "\n", to: .standardError)
    return 2
  }

  private func write(_ text: String, to file: FileHandle) {
    // Flushes the app's own output first, to keep the order.
    fflush(nil)
    file.write(Data(text.utf8))
  }
}

/// The scene storage for an app in a terminal. It survives a restart.
enum SavedScene {
  private static let key = "StateFlow.SceneStorage"

  /// Returns the scene's saved values. Each change to them is saved in the standard defaults.
  static func values() -> SceneValues {
    SceneValues(restoring: UserDefaults.standard.data(forKey: key)) { values in
      guard let archive = values.archive else { return }
      UserDefaults.standard.set(archive, forKey: key)
      DefaultsSaving.schedule()
    }
  }
}
