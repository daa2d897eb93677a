import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program running in a terminal, from its first frame to its end.
///
///     guard let device = TerminalDevice() else { … }
///     let status = await TerminalSession(device, depth: depth).run(program)
///
/// Nothing runs while nothing happens. When something does, what arrived together is handled
/// together and shown in one frame; the main actor is free all the time between, for the
/// program's own tasks and timers.
@MainActor
package final class TerminalSession {
  /// How long an ESC may wait for the rest of its sequence before it is the Escape key.
  private static let sequencePatience = Duration.milliseconds(40)
  /// How long a paste may pause before it is over.
  private static let pastePatience = Duration.seconds(2)
  /// A program that is always about to change is drawn no more often than this.
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
  private var bell: SelfPipe?
  private var silence: Task<Void, Never>?
  private var nextFrame: Task<Void, Never>?
  private var ended: CheckedContinuation<Int32, Never>?

  /// A session on a terminal.
  package init(_ device: TerminalDevice, depth: ColorDepth) {
    self.device = device
    encoder = FrameEncoder(depth: depth)
    size = device.size
  }

  /// Runs a program until it ends, the terminal goes away, or a signal asks for it.
  ///
  /// - Returns: What the process is to exit with: zero when the program ended by itself, else 128
  ///   and the number of the signal.
  package func run(_ program: any TerminalProgram) async -> Int32 {
    self.program = program
    device.enter()
    size = device.size
    output = OutputQueue(device.output) { [weak self] in self?.drawIfDue() }
    bell = SelfPipe { [weak self] signal in self?.heard(signal) }
    program.onChange = { [weak self] in self?.programChanged() }
    let status = await withCheckedContinuation { ended in
      self.ended = ended
      draw()
      reader = InputReader(device.input) { [weak self] in
        DispatchQueue.main.async { self?.readMail() }
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
    silence?.cancel()
    nextFrame?.cancel()
    output?.finish()
    device.leave()
    bell?.end()
    // The descriptor belongs to the device, and is closed with it.
    if let reader {
      await withCheckedContinuation { closed in reader.end { closed.resume() } }
    }
  }

  // MARK: What happens

  /// Handles what the terminal has sent; `otherwise` is what it means that it has sent nothing.
  private func readMail(else otherwise: @autoclosure () -> [InputEvent] = []) {
    guard ended != nil, let reader else { return }
    let mail = reader.take()
    handle(mail.bytes.isEmpty ? otherwise() : parser.feed(mail.bytes) + parser.settle())
    if mail.hasEnded {
      handle(parser.flush())
      return end(128 + SIGHUP)
    }
    waitForSilence()
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

  private func heard(_ signal: Int32) {
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
    if !isHandling { DispatchQueue.main.async { [weak self] in self?.drawIfDue() } }
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
    // A shell may continue it where it has no keys, which is no place for it.
    for _ in 0..<100 {
      bell?.stop(all: all)
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

  /// Has the parser make up its mind when nothing more comes.
  private func waitForSilence() {
    silence?.cancel()
    silence = nil
    let patience: Duration
    switch parser.suspense {
    case .none: return
    case .sequence: patience = Self.sequencePatience
    case .paste: patience = Self.pastePatience
    }
    silence = Task { [weak self] in
      guard (try? await Task.sleep(for: patience)) != nil, let self else { return }
      // The main actor may have been busy for longer than the terminal was silent.
      readMail(else: parser.flush())
    }
  }

  // MARK: What is shown

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
