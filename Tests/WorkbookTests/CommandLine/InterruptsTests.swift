import Testing

@testable import WorkbookCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checks that signals end a command. The tests send the signals to the process, because the thread
/// of a test may block signals.
@Suite struct InterruptsTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a command that doesn't handle cancellation ends at the first signal`(
    interrupt: Int32
  ) async {
    await #expect(processExitsWith: .exitCode(ExitCode.interrupted.rawValue)) {
      [interrupt = interrupt as Int32] in
      Interrupts.handle(gracePeriod: .zero, cancel: {}, killChildren: {})
      _ = kill(getpid(), interrupt)
      while true { pause() }
    }
  }

  @Test func `a command that handles cancellation chooses its exit status`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interrupts.handle(gracePeriod: .seconds(600), cancel: { exit(7) }, killChildren: {})
      _ = kill(getpid(), SIGINT)
      while true { pause() }
    }
  }

  @Test func `a second signal ends the command before the grace period is over`() async {
    await #expect(processExitsWith: .exitCode(9)) {
      Interrupts.handle(
        gracePeriod: .seconds(600), cancel: { _ = kill(getpid(), SIGINT) },
        killChildren: { _exit(9) })
      _ = kill(getpid(), SIGINT)
      while true { pause() }
    }
  }
}
