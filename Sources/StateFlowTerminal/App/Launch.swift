import StateFlow
import StateFlowStory

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
    if let device = TerminalDevice(usesMouse: options.usesMouse) {
      return await show(on: device, options)
    }
    return await play(StandardInput.holdsScript ? "-" : "", options)
  }

  // MARK: In a terminal

  private func show(on device: TerminalDevice, _ options: LaunchOptions) async -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    var depth = ColorDepth(environment: environment)
    if let wanted = options.hasColors {
      depth = wanted ? (depth == .none ? .indexed : depth) : .none
    }
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
    let saved = save(screen.graph.story, options)
    return status == 0 ? saved : status
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
    let recording = Recording()
    let screen = AppScreen(
      size: options.size ?? (isRecorded ? Recording.usualSize : Size(width: 72, height: 20)),
      palette: Palette(colorScheme: options.colorScheme ?? .dark),
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
    let saved = save(screen.graph.story, options)
    if let fault { return fail(fault) }
    if let file = options.recording {
      do {
        try file.save(recording, of: program, colorScheme: options.colorScheme)
      } catch {
        return fail("Can't save the recording as \(file.path): \(error.localizedDescription)")
      }
    }
    return saved
  }

  // MARK: Saving and reporting

  private func save(_ story: Story, _ options: LaunchOptions) -> Int32 {
    guard let file = options.story else { return 0 }
    do {
      try file.save(story, of: program)
      return 0
    } catch {
      return fail("Can't save the story as \(file.path): \(error.localizedDescription)")
    }
  }

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
