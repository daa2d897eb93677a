import Foundation

/// The kit as answers are built on it that nobody has reason to trust.
///
/// An answer is no part of the package of the kit: what the kit shares with its own package only is
/// not for the answer. The compiler tells where an answer leaves the safety of memory. And each
/// program has the canary in it.
struct GradingKit: Sendable {
  /// The kit, with the commands that build such an answer.
  let kit: Kit
  /// The object file of the canary.
  let canary: URL
  /// What the compiler makes of the system's C headers, to be read only.
  ///
  /// A compiler that is shut in keeps nothing, and would make it anew each time, which takes longer
  /// than all the rest.
  let headers: URL

  /// Makes it of the kit.
  ///
  /// - Parameters:
  ///   - kit: The kit as it is.
  ///   - allowed: Names that answers may use besides, some of which may be modules.
  /// - Throws: ``SetUpError`` if the canary does not compile.
  init(_ kit: Kit, allowing allowed: Set<String>) async throws {
    var kit = kit
    headers = kit.folder.deletingLastPathComponent().appending(path: "headers")
    let flags = ["-module-cache-path", headers.path]
    kit.recipe.suite = kit.recipe.suite.map { $0 + flags }
    kit.recipe.answer = kit.recipe.answer.map { step in
      var step = step
      if let place = step.firstIndex(of: "-package-name") {
        step.removeSubrange(place...(place + 1))
      }
      return step + MemorySafety.flags + flags
    }
    // This compile fills the folder of headers, and brings it up to date when they have changed.
    let others = allowed.filter { $0.wholeMatch(of: /_?[A-Z][A-Za-z0-9_]*/) != nil }
    let canary = try await Canary.compiled(on: kit, importing: others.sorted())
    kit.recipe.program = kit.recipe.program.map { step in
      step.flatMap { $0 == "suite.o" ? [$0, canary.path] : [$0] }
    }
    self.kit = kit
    self.canary = canary
  }
}
