import StateFlow

extension ModelRun {
  /// Performs a random operation on the screen and on the model.
  ///
  /// - Returns: A description of the operation.
  func act(
    on graph: ViewGraph, _ world: SpecWorld, _ model: inout SpecModel,
    _ generator: inout SeededGenerator
  ) -> String {
    let number = Int.random(in: 0..<100, using: &generator)
    func one<Value>(of values: [String: Value]) -> String? {
      values.keys.sorted().randomElement(using: &generator)
    }
    switch Int.random(in: 0..<11, using: &generator) {
    case 0:
      guard let path = one(of: model.counts) else { break }
      model.counts[path] = number
      graph.perform("write") { world.counters[path]?.wrappedValue = number }
      return "write \(number) to \(path)"
    case 1:
      guard let path = one(of: model.counts), let count = model.counts[path] else { break }
      model.counts[path] = count + 2
      graph.perform("write twice") {
        world.counters[path]?.wrappedValue += 1
        world.counters[path]?.wrappedValue += 1
      }
      return "add 1 twice to \(path)"
    case 2:
      guard let path = one(of: model.flags) else { break }
      model.flags[path]?.toggle()
      graph.perform("toggle") { world.switchers[path]?.wrappedValue.toggle() }
      return "toggle \(path)"
    case 3:
      guard let path = one(of: model.pairs) else { break }
      model.pairs[path]?.left = number
      graph.perform("write half") { world.halves[path + "/left"]?.wrappedValue = number }
      return "write \(number) to the left half of \(path)"
    case 4:
      guard let path = one(of: model.pairs) else { break }
      model.pairs[path] = SpecWorld.Halves(left: number, right: number % 2)
      graph.perform("write whole") {
        world.pairs[path]?.wrappedValue = SpecWorld.Halves(left: number, right: number % 2)
      }
      return "write \(number) and \(number % 2) to \(path)"
    case 5:
      guard let path = one(of: model.kept) else { break }
      model.kept[path] = announced(model.kept[path], number)
      graph.perform("set kept") { world.kept[path]?()?.value = number }
      return "set the object of \(path) to \(number)"
    case 6:
      let index = number % SpecWorld.objectCount
      model.shared[index] = announced(model.shared[index], number)
      graph.perform("set shared") { world.objects[index].value = number }
      return "set shared object \(index) to \(number)"
    case 7:
      model.rootLevel = number % 4
      graph.setEnvironment(\.specLevel, to: number % 4)
      return "set the environment's level to \(number % 4)"
    case 8:
      guard let path = one(of: model.lists), var items = model.lists[path] else { break }
      items.shuffleSomewhat(&generator) { id, _ in SpecWorld.Item(id: id) }
      let changed = items
      model.lists[path] = changed
      graph.perform("change list") { world.lists[path]?.wrappedValue = changed }
      return "make \(path) \(changed.map(\.id))"
    case 9:
      guard let path = one(of: model.lists),
        let index = model.lists[path]?.indices.randomElement(using: &generator),
        let id = model.lists[path]?[index].id
      else { break }
      model.lists[path]?[index].value = number
      graph.perform("write item") { world.items["\(path)#\(id)"]?.wrappedValue.value = number }
      return "write \(number) to item \(id) of \(path)"
    default: break
    }
    model.spec = model.spec.mutated(depth: depth, &generator)
    graph.refresh { SpecView(model.spec, "root", world) }
    return "refresh with another tree"
  }

  private func announced(
    _ object: SpecModel.Announcing?, _ value: Int
  ) -> SpecModel.Announcing {
    SpecModel.Announcing(value: value, announcements: (object?.announcements ?? 0) + 1)
  }
}
