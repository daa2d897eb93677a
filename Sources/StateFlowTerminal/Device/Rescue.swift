import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What puts the terminal back, also when the program can no longer do it in peace: when it
/// crashes, calls `exit`, or hangs and is told to stop.
///
/// All that it needs lies ready in memory that nobody moves, since a signal handler can neither
/// allocate nor wait for a lock. There is one terminal, and so there is one of it.
enum Rescue {
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
  nonisolated(unsafe) private static let earlier =
    UnsafeMutablePointer<SignalAction>.allocate(capacity: 65)

  private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]

  /// Gets ready. From now on the terminal is put back whatever happens, but for `SIGKILL`.
  static func arm(input: Int32, output: Int32, settings: LineSettings, sequence: String) {
    _ = precautions
    isArmed.store(false, ordering: .releasing)
    let bytes = sequence.utf8.prefix(Self.sequence.count)
    Self.sequence.copyBytes(from: bytes)
    plan.initialize(
      to: Plan(input: input, output: output, settings: settings, length: bytes.count))
    isArmed.store(true, ordering: .releasing)
  }

  /// Puts the terminal back, once. May be called in a signal handler.
  static func putBack() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let plan = plan.pointee
    writeAll(
      UnsafeRawBufferPointer(rebasing: sequence[..<plan.length]), to: plan.output, patience: 500)
    // The rest of a mouse report would be typed into the shell.
    tcflush(plan.input, TCIFLUSH)
    plan.settings.apply(to: plan.input)
  }

  /// Puts the terminal back, and ends the process as the signal does by itself.
  static func die(of signal: Int32) {
    putBack()
    CrashSaving.save()
    SignalAction.standard.install(for: signal)
    SignalAction.raiseHere(signal)
  }

  private static let precautions: Void = {
    atexit { Rescue.putBack() }
    for crash in crashes {
      let action = SignalAction { signal, info, _ in
        Rescue.putBack()
        CrashSaving.save()
        // Whoever told of crashes before tells of this one, on a terminal that can be read.
        Rescue.earlier[Int(signal)].install(for: signal)
        let isFault = (info?.pointee.si_code ?? 0) > 0 && signal != SIGABRT && signal != SIGTRAP
        // A fault happens again when the handler returns; what was raised has to be raised again.
        if !isFault { raise(signal) }
      }
      (earlier + Int(crash)).initialize(to: action.install(for: crash))
    }
  }()
}
