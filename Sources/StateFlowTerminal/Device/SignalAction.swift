import Foundation

typealias SignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

/// The action that a process takes when it receives a signal. This type has the same interface on
/// all platforms.
struct SignalAction {
  private var action: sigaction

  /// Creates an action that calls a handler, on the thread's alternate stack if it has one.
  init(_ handler: @escaping SignalHandler) {
    action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_sigaction = handler
    #elseif canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #endif
    action.sa_flags = SA_SIGINFO | SA_RESTART | Int32(SA_ONSTACK)
  }

  private init(plain: Bool) { action = sigaction() }

  /// The system's default action.
  static let standard = SignalAction(plain: true)

  /// The action that ignores the signal.
  static let ignoring: SignalAction = {
    var ignoring = SignalAction(plain: true)
    #if canImport(Glibc)
      ignoring.action.__sigaction_handler.sa_handler = SIG_IGN
    #elseif canImport(Musl)
      ignoring.action.__sa_handler.sa_handler = SIG_IGN
    #elseif canImport(Darwin)
      ignoring.action.__sigaction_u.__sa_handler = SIG_IGN
    #endif
    return ignoring
  }()

  /// Installs this action for a signal. You can call this method in a signal handler.
  ///
  /// - Returns: The previous action.
  @discardableResult
  func install(for signal: Int32) -> SignalAction {
    var before = SignalAction(plain: true)
    withUnsafePointer(to: action) { _ = sigaction(signal, $0, &before.action) }
    return before
  }

  /// Unblocks a signal on the calling thread and raises it there.
  static func raiseHere(_ signal: Int32) {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

/// A separate stack for signal handlers, which still works when a thread has overflowed its own
/// stack.
enum AlternateStack {
  private static let size = 64 * 1024

  /// Gives the calling thread an alternate stack if it has none. The stack is never released.
  static func ensure() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
  }
}
