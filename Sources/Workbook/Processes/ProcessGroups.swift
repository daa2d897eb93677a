import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process groups that this process has started, so that none outlives it.
///
/// A terminal sends ^C to the group in the foreground, which is this process's; its children are in
/// groups of their own. So a signal that ends this process first kills them. A program with
/// handlers of its own calls ``killAll()`` in them, which is safe there.
enum ProcessGroups {
  /// As many as can be running at once; a free place holds 0.
  ///
  /// A signal handler may neither wait for a lock nor allocate, so this is a fixed table of atomics.
  private static let capacity = 1024
  nonisolated(unsafe) private static let places: UnsafeMutablePointer<Atomic<Int32>> = {
    let places = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: capacity)
    for index in 0..<capacity { (places + index).initialize(to: Atomic(0)) }
    return places
  }()

  private static let handlers: Void = {
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

  /// Kills each process of each group that is running.
  static func killAll() {
    for index in 0..<capacity {
      let group = places[index].load(ordering: .relaxed)
      if group != 0 { kill(group) }
    }
  }

  /// Kills each process of a group, whose leader has not been reaped yet.
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
      let (isTaken, _) = places[index].compareExchange(
        expected: 0, desired: group, ordering: .relaxed)
      if isTaken { return }
    }
  }

  static func remove(_ group: pid_t) {
    for index in 0..<capacity {
      let (isFound, _) = places[index].compareExchange(
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

/// Ends this process by the signal, after its children.
private func endWithChildren(_ signal: Int32) {
  ProcessGroups.killAll()
  var action = sigaction()
  sigaction(signal, &action, nil)
  raise(signal)
}
