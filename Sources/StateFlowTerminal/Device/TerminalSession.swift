import Foundation

/// A program running in a terminal, from its first frame to its end.
///
///     guard let device = TerminalDevice() else { … }
///     let status = await TerminalSession(device, depth: depth).run(program)
///
/// The session is idle until something happens. Events that arrive together are handled together
/// and shown in one frame. In between, the main actor is free for the program's own tasks and
/// timers. Events are handled in tasks of the main actor, since Swift's casts don't find conformances
/// that are isolated to it in blocks of the main queue.
@MainActor
package final class TerminalSession {
  /// The time after which an ESC that starts no sequence counts as the Escape key.
  private static let sequencePatience = Duration.milliseconds(40)
  /// The time after which a paste that has paused counts as complete.
  private static let pastePatience = Duration.seconds(2)
  /// The shortest time between two frames of a program that changes continuously.
  private static let shortestFrame = Duration.milliseconds(16)

  private let device: TerminalDevice
  private let encoder: FrameEncoder
  private var program: (any TerminalProgram)?
  private var parser = InputParser()
  private var size: Size
  private var shown: Frame?
  private var isFrameDue = false
  private var isHandling = false
  private var reader: InputReader?
  private var output: OutputQueue?
  private var signalPipe: SelfPipe?
  private var inputTimeout: Task<Void, Never>?
  private var nextFrame: Task<Void, Never>?
  private var ended: CheckedContinuation<Int32, Never>?

  /// Creates a session in a terminal.
  package init(_ device: TerminalDevice, depth: ColorDepth) {
    self.device = device
    encoder = FrameEncoder(depth: depth)
    size = device.size
  }

  /// Runs a program until it ends, the terminal closes, or a signal ends it.
  ///
  /// - Returns: The exit status: zero if the program ended normally, otherwise 128 plus the
  ///   signal's number.
  package func run(_ program: any TerminalProgram) async -> Int32 {
    self.program = program
    device.enter()
    size = device.size
    output = OutputQueue(device.output) { [weak self] in self?.drawIfDue() }
    signalPipe = SelfPipe { [weak self] signal in self?.handleSignal(signal) }
    program.onChange = { [weak self] in self?.programChanged() }
    let status = await withCheckedContinuation { ended in
      self.ended = ended
      draw()
      reader = InputReader(device.input) { [weak self] in
        Task { @MainActor in self?.readInput() }
      }
    }
    await close()
    return status
  }

  private func end(_ status: Int32) {
    ended?.resume(returning: status)
    ended = nil
  }

  private func close() async {
    program?.onChange = nil
    program = nil
    inputTimeout?.cancel()
    nextFrame?.cancel()
    output?.finish()
    device.leave()
    signalPipe?.end()
    // The device owns the descriptor and closes it.
    if let reader {
      await withCheckedContinuation { closed in reader.end { closed.resume() } }
    }
  }

  // MARK: Events

  /// Handles the input that has arrived, or the `otherwise` events if no input has arrived.
  private func readInput(else otherwise: @autoclosure () -> [InputEvent] = []) {
    guard ended != nil, let reader else { return }
    let pending = reader.take()
    handle(pending.bytes.isEmpty ? otherwise() : parser.feed(pending.bytes) + parser.settle())
    if pending.hasEnded {
      handle(parser.flush())
      return end(128 + SIGHUP)
    }
    scheduleInputTimeout()
  }

  private func handle(_ events: [InputEvent]) {
    guard !events.isEmpty, let program else { return }
    AlternateStack.ensure()
    isHandling = true
    for event in events where ended != nil {
      if event == .key(.character("z"), .control) {
        suspend(all: true)
      } else if !program.handle(event) {
        isHandling = false
        return end(0)
      }
    }
    isHandling = false
    draw()
  }

  private func handleSignal(_ signal: Int32) {
    guard ended != nil else { return }
    switch signal {
    case SIGWINCH: resize()
    case SIGTSTP: suspend(all: false)
    case SIGCONT: resume()
    default: end(128 + signal)
    }
  }

  private func programChanged() {
    guard !isFrameDue else { return }
    isFrameDue = true
    if !isHandling { Task.detached { @MainActor [weak self] in self?.drawIfDue() } }
  }

  private func resize() {
    let size = device.size
    guard size != self.size else { return }
    self.size = size
    shown = nil
    handle([.resize(size)])
  }

  private func suspend(all: Bool) {
    output?.finish()
    device.leave()
    // A shell may continue the process in the background, where it would receive no input.
    for _ in 0..<100 {
      signalPipe?.stop(all: all)
      if device.isInForeground { break }
    }
    resume()
  }

  private func resume() {
    guard device.isInForeground else { return suspend(all: false) }
    device.enterAgain()
    shown = nil
    resize()
    if !isHandling { draw() }
  }

  /// Schedules a timeout for input that may be incomplete, such as a single ESC.
  private func scheduleInputTimeout() {
    inputTimeout?.cancel()
    inputTimeout = nil
    let patience: Duration
    switch parser.suspense {
    case .none: return
    case .sequence: patience = Self.sequencePatience
    case .paste: patience = Self.pastePatience
    }
    inputTimeout = Task { [weak self] in
      guard (try? await Task.sleep(for: patience)) != nil, let self else { return }
      // If the main actor was busy, input may have arrived in the meantime.
      readInput(else: parser.flush())
    }
  }

  // MARK: Drawing

  private func drawIfDue() {
    if isFrameDue { draw() }
  }

  private func draw() {
    guard ended != nil, let program, let output else { return }
    isFrameDue = true
    guard !output.isBusy else { return }
    isFrameDue = false
    AlternateStack.ensure()
    let frame = program.frame(of: size)
    output.write(encoder.bytes(from: shown, to: frame))
    shown = frame
    guard !output.isBroken else { return end(128 + SIGHUP) }
    nextFrame?.cancel()
    guard let next = program.nextChange else { return }
    let earliest = ContinuousClock.now + Self.shortestFrame
    nextFrame = Task { [weak self] in
      guard (try? await Task.sleep(until: max(next, earliest), clock: .continuous)) != nil
      else { return }
      self?.draw()
    }
  }
}
