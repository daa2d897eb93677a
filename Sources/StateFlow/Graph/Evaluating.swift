#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The node that the current thread is evaluating, such as the one whose `body` is running.
///
/// Everything that the thread reads during an evaluation becomes a dependency of that node. Each
/// thread stores its own node. Reads on other threads therefore create no dependencies, and looking
/// up the node requires no lock.
enum Evaluating {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The node that the current thread is evaluating, or `nil` if there is none.
  static var node: Node? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<Node>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs `work` as part of an evaluation of `node` or, if `node` is `nil`, outside any evaluation.
  static func run<Result>(_ node: Node?, _ work: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, node.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    defer { pthread_setspecific(key, outer) }
    return try work()
  }
}
