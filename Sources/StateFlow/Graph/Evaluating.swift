#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Which node this thread is evaluating: whose `body` is running, on this thread, right now.
///
/// Whatever is read meanwhile is that node's dependency. The note is the thread's own, so that a
/// read on another thread at the same moment is nobody's dependency, and costs no lock to find out.
enum Evaluating {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The node that this thread is evaluating, if any.
  static var node: Node? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<Node>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs `work`, with `node` noted as the one being evaluated; with nil, outside any evaluation.
  static func run<Result>(_ node: Node?, _ work: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, node.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    defer { pthread_setspecific(key, outer) }
    return try work()
  }
}
