#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

typealias SignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

/// What a process does when a signal comes, in one spelling for all platforms.
struct SignalAction {
  private var action: sigaction

  /// Calls a handler, on a stack of its own where the thread has one.
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

  /// What the system does by itself.
  static let standard = SignalAction(plain: true)

  /// Nothing.
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

  /// Makes this what happens. May be called in a signal handler.
  ///
  /// - Returns: What happened before.
  @discardableResult
  func install(for signal: Int32) -> SignalAction {
    var before = SignalAction(plain: true)
    withUnsafePointer(to: action) { _ = sigaction(signal, $0, &before.action) }
    return before
  }

  /// Lets a signal reach the thread that calls this, and sends it there.
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

/// A stack on which a signal handler can run when a thread has used up its own.
enum AlternateStack {
  private static let size = 64 * 1024

  /// Gives the calling thread one, if it has none. It keeps it until the process ends.
  static func ensure() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
  }
}
