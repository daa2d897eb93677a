import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process groups that this process has started. They are killed when this process ends.
///
/// When you press Ctrl-C, the terminal sends a signal only to the foreground group, but each child
/// is in its own group. So this process handles the signals that would end it, and kills its
/// children first. If a program installs its own signal handlers, they have to call ``killAll()``,
/// which is safe to call in a signal handler.
package enum ProcessGroups {
  /// The maximum number of groups that can run at the same time.
  private static let capacity = 1024
  /// The IDs of the running groups. An empty slot contains 0.
  ///
  /// A signal handler must neither wait for a lock nor allocate memory, so the slots form a
  /// fixed-size table of atomic values.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Atomic<Int32>> = {
    let slots = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: capacity)
    for index in 0..<capacity { (slots + index).initialize(to: Atomic(0)) }
    return slots
  }()

  /// Whether this process is about to end.
  private static let isEnding = Atomic<Bool>(false)

  /// A property that installs the signal handlers the first time you read it.
  private static let handlers: Void = {
    // A signal handler must not be the first to access this.
    isEnding.store(false, ordering: .relaxed)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      var current = sigaction()
      sigaction(signal, nil, &current)
      guard isDefault(current) else { continue }
      #if canImport(Glibc)
        let _ = Glibc.signal(signal, endWithChildren)
      #elseif canImport(Musl)
        let _ = Musl.signal(signal, endWithChildren)
      #elseif canImport(Darwin)
        let _ = Darwin.signal(signal, endWithChildren)
      #endif
    }
    atexit { ProcessGroups.killAll() }
  }()

  /// Kills all processes in all running groups. Call this method only to end this process, because
  /// threads that wait for a child don't continue.
  package static func killAll() {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    for index in 0..<capacity {
      let group = slots[index].load(ordering: .relaxed)
      if group != 0 { kill(group) }
    }
  }

  /// Kills all processes in a group.
  ///
  /// - Parameter group: The ID of a group whose leader hasn't been reaped yet.
  static func kill(_ group: pid_t) {
    #if canImport(Glibc)
      _ = Glibc.kill(-group, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(-group, SIGKILL)
    #elseif canImport(Darwin)
      _ = Darwin.kill(-group, SIGKILL)
    #endif
  }

  static func add(_ group: pid_t) {
    _ = handlers
    for index in 0..<capacity {
      let (isTaken, _) = slots[index].compareExchange(
        expected: 0, desired: group, ordering: .relaxed)
      if isTaken { return }
    }
  }

  static func remove(_ group: pid_t) {
    // If the group was killed because this process is ending, wait for the end. Otherwise, the
    // process could end normally before that, as if it had not been interrupted.
    while isEnding.load(ordering: .sequentiallyConsistent) { pause() }
    for index in 0..<capacity {
      let (isFound, _) = slots[index].compareExchange(
        expected: group, desired: 0, ordering: .relaxed)
      if isFound { return }
    }
  }

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 0
    #else
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
    #endif
  }
}

/// Kills the children and then ends this process with the signal's default action.
private func endWithChildren(_ signal: Int32) {
  ProcessGroups.killAll()
  var action = sigaction()
  sigaction(signal, &action, nil)
  raise(signal)
}
