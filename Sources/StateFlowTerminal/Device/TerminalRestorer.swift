import StateFlow
import Synchronization
import TerminalRecovery

/// A safeguard that restores the terminal if the program can't, because it crashes, calls `exit`,
/// or hangs and receives a termination signal.
///
/// A signal handler can neither allocate memory nor wait for a lock, so everything needed is kept
/// in memory that never moves. A process has one terminal, so there is one restorer.
enum TerminalRestorer {
  private struct Plan {
    var input: Int32
    var output: Int32
    var settings: LineSettings
    var length: Int
  }

  private static let isArmed = Atomic<Bool>(false)
  nonisolated(unsafe) private static let plan = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
  nonisolated(unsafe) private static let sequence =
    UnsafeMutableRawBufferPointer.allocate(byteCount: 256, alignment: 1)
  nonisolated(unsafe) private static let previousActions =
    UnsafeMutablePointer<SignalAction>.allocate(capacity: 65)

  private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]

  /// Prepares to restore the terminal no matter how the process ends, except by `SIGKILL`. After
  /// `SIGKILL`, the next program restores it (``TerminalRecovery``).
  static func arm(input: Int32, output: Int32, settings: LineSettings, sequence: String) {
    _ = precautions
    isArmed.store(false, ordering: .releasing)
    let bytes = sequence.utf8.prefix(Self.sequence.count)
    Self.sequence.copyBytes(from: bytes)
    plan.initialize(
      to: Plan(input: input, output: output, settings: settings, length: bytes.count))
    isArmed.store(true, ordering: .releasing)
  }

  /// Restores the terminal. Later calls have no effect. You can call this function in a signal
  /// handler.
  static func putBack() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let plan = plan.pointee
    writeAll(
      UnsafeRawBufferPointer(rebasing: sequence[..<plan.length]), to: plan.output, patience: 500)
    // Otherwise, the rest of a mouse report would appear as input to the shell.
    tcflush(plan.input, TCIFLUSH)
    plan.settings.apply(to: plan.input)
    TerminalRecovery.forget()
  }

  /// Restores the terminal and ends the process with the signal's default action.
  static func die(of signal: Int32) {
    putBack()
    CrashFlush.save()
    SignalAction.standard.install(for: signal)
    SignalAction.raiseHere(signal)
  }

  private static let precautions: Void = {
    atexit { TerminalRestorer.putBack() }
    for crash in crashes {
      let action = SignalAction { signal, info, _ in
        TerminalRestorer.putBack()
        CrashFlush.save()
        // The terminal is usable again, so the previous handler can report the crash.
        TerminalRestorer.previousActions[Int(signal)].install(for: signal)
        let isFault = (info?.pointee.si_code ?? 0) > 0 && signal != SIGABRT && signal != SIGTRAP
        // A hardware fault recurs when the handler returns, but a raised signal must be raised
        // again.
        if !isFault { raise(signal) }
      }
      (previousActions + Int(crash)).initialize(to: action.install(for: crash))
    }
  }()
}

/// A safeguard that saves the defaults of a program that crashes.
///
/// A signal handler can do very little: the crashed thread may hold the very locks that saving
/// needs. So another thread does the saving. The handler wakes it through a pipe and gives it a
/// moment before the process ends.
enum CrashFlush {
  private static let isArmed = Atomic<Bool>(false)
  private static let isDone = Atomic<Bool>(false)
  nonisolated(unsafe) private static var wakeDescriptor: Int32 = -1
  /// The longest time that the handler waits, in milliseconds. Only a save that hangs takes that
  /// long.
  private static let timeLimit = 500

  /// Starts the thread that saves the defaults. The thread sleeps until the process crashes.
  static func arm() {
    var ends: [Int32] = [0, 0]
    guard !isArmed.load(ordering: .acquiring), pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakeDescriptor = ends[1]
    let reading = ends[0]
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(reading, &byte, 1) != 1 { guard errno == EINTR else { return } }
      DefaultsSaving.saveNow()
      isDone.store(true, ordering: .releasing)
    }
    isArmed.store(true, ordering: .releasing)
  }

  /// Saves the defaults and returns when they're saved or the time limit is reached. Later calls
  /// have no effect. You can call this function in a signal handler.
  static func save() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 0
    _ = write(wakeDescriptor, &byte, 1)
    var millisecond = timespec(tv_sec: 0, tv_nsec: 1_000_000)
    for _ in 0..<timeLimit where !isDone.load(ordering: .acquiring) {
      nanosleep(&millisecond, nil)
    }
  }
}
