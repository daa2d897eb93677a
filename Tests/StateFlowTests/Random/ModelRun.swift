import StateFlow
import StateFlowStory

/// A run of random operations on a random tree. After each operation, the screen is compared with
/// the model.
@MainActor
struct ModelRun {
  let seed: Seed
  let depth: Int

  /// Returns the first step after which the screen and the model differ.
  ///
  /// - Returns: The failure, or `nil` if there is none.
  func failure(within steps: Int, recordsStory: Bool = false) -> Failure? {
    var generator = SeededGenerator(seed)
    let world = SpecWorld()
    var model = SpecModel(.random(depth: depth, &generator))
    let graph = ViewGraph(recordsStory: recordsStory) { SpecView(model.spec, "root", world) }
    var operation = "first frame"
    for step in 0..<steps {
      if step > 0 { operation = act(on: graph, world, &model, &generator) }
      let expected = model.step()
      let actual = look(at: graph, world)
      guard actual == expected else {
        return Failure(
          seed: seed, depth: depth, step: step, operation: operation, spec: model.spec,
          difference: difference(expected, actual))
      }
    }
    graph.removeAll()
    guard world.alive.isEmpty else {
      return Failure(
        seed: seed, depth: depth, step: steps, operation: "close the screen", spec: model.spec,
        difference: "These objects still live: \(world.alive)")
    }
    return nil
  }

  /// Returns a failure in a smaller tree, or the given failure if none is found. The search tries
  /// other seeds, with only a few steps for each.
  func smallest(like failure: Failure) -> Failure {
    for depth in 0..<depth {
      let found = seed.following(40).compactMap {
        ModelRun(seed: $0, depth: depth).failure(within: 60)
      }
      if let least = found.min(by: { $0.step < $1.step }) { return least }
    }
    return failure
  }

  private func look(at graph: ViewGraph, _ world: SpecWorld) -> SpecModel.Outcome {
    let texts = graph.elements.flatMap { $0.texts }
    defer {
      world.runs = [:]
      world.events = []
    }
    return SpecModel.Outcome(
      texts: texts, events: world.events, runs: world.runs, alive: world.alive)
  }

  private func difference(_ expected: SpecModel.Outcome, _ actual: SpecModel.Outcome) -> String {
    func compare<Part: Equatable>(_ name: String, _ part: (SpecModel.Outcome) -> Part) -> String {
      part(expected) == part(actual)
        ? "" : "\n\(name)\n  expected \(part(expected))\n  actual   \(part(actual))"
    }
    let runs = compare("Bodies that ran") { outcome in
      outcome.runs.map { "\($0.key) \($0.value)x" }.sorted()
    }
    return compare("Texts") { $0.texts } + compare("Appearances") { $0.events } + runs
      + compare("Living objects") { $0.alive.keys.sorted() }
  }

  /// A step after which the screen and the model differ.
  struct Failure: CustomStringConvertible {
    let seed: Seed
    let depth: Int
    let step: Int
    let operation: String
    let spec: Spec
    let difference: String

    var description: String {
      """
      Seed \(seed), depth \(depth), step \(step): \(operation)
      The tree is now \(spec)
      \(difference)
      """
    }
  }
}

extension Element {
  fileprivate var texts: [String] {
    (role == .text ? [text] : []) + children.flatMap { $0.texts }
  }
}
