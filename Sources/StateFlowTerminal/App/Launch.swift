import Foundation
import StateFlow

/// One run of an app, from its command line to the status that it exits with.
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
    return await play(options.script ?? "", options)
  }

  private func play(_ script: String, _ options: LaunchOptions) async -> Int32 {
    PlayHome.move()
    defer { PlayHome.leave() }
    var script = script
    if script == "-" {
      script = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    }
    let screen = AppScreen(
      size: options.size, palette: Palette(colorScheme: options.colorScheme ?? .dark),
      chrome: .none
    ) { surroundings in
      ViewGraph(
        environment: {
          $0.locale = Locale(identifier: "en_US")
          $0.calendar = Calendar(identifier: .gregorian)
          $0.timeZone = .gmt
          surroundings(&$0)
        }, app: A())
    }
    let player = Player(screen) { write($0 + "\n", to: .standardOutput) }
    let fault = await player.play(PlayScript(script))
    let saved = save(screen.graph.story, options)
    if let fault { return fail(fault) }
    return saved
  }

  private func save(_ story: Story, _ options: LaunchOptions) -> Int32 {
    guard let file = options.story else { return 0 }
    do {
      try file.save(story, of: program)
      return 0
    } catch {
      return fail("The story cannot be saved in \(file.path): \(error.localizedDescription)")
    }
  }

  private func fail(_ problem: String) -> Int32 {
    write(problem + "\n", to: .standardError)
    return 2
  }

  private func write(_ text: String, to file: FileHandle) {
    file.write(Data(text.utf8))
  }
}
