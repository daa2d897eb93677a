/// The node that is being evaluated, such as the one whose `body` is running.
///
/// Everything that the main actor reads during an evaluation becomes a dependency of that node.
/// Reads on other threads create no dependencies.
enum Evaluating {
  @MainActor private static var current: Node?

  /// The node that the caller is evaluating, or `nil` if there is none.
  static var node: Node? { MainActor.isCurrent ? MainActor.assumeIsolated { current } : nil }

  /// Runs `work` as part of an evaluation of `node` or, if `node` is `nil`, outside any evaluation.
  static func run<Result>(_ node: Node?, _ work: () throws -> Result) rethrows -> Result {
    guard MainActor.isCurrent else { return try work() }
    let outer = exchange(for: node)
    defer { _ = exchange(for: outer) }
    return try work()
  }

  private static func exchange(for node: Node?) -> Node? {
    MainActor.assumeIsolated {
      let outer = current
      current = node
      return outer
    }
  }
}
