/// A description of a tree of views, which the kit shows and the model interprets.
indirect enum Spec: Hashable {
  /// A text view.
  case label(Int)
  /// A view with a child, and with a number as its state.
  case counter(initial: Int, Spec)
  /// A view with two leaves. It passes each leaf a binding to half of its state and doesn't read
  /// the state itself.
  case relay(initial: Int)
  /// A view that owns an object.
  case keeper
  /// A view that observes one of the world's objects.
  case observer(Int)
  /// A view that sets an environment value for its child.
  case environment(Int, Spec)
  /// A view that reads the environment value.
  case reader
  /// An `if` without `else`.
  case optional(Bool, Spec)
  /// An `if` with `else`, whose branches have the same type.
  case choice(Bool, Spec, Spec)
  /// An `if` with `else`, whose condition is the view's state.
  case switcher(Spec, Spec)
  /// A view with an `id` modifier.
  case identified(Int, Spec)
  /// A view of one of two types in an `AnyView`.
  case erased(isBoxed: Bool, Spec)
  /// A `ForEach`.
  case list([Row])
  /// A `ForEach` over bindings to the elements of the view's state.
  case ownList
  /// Two views, one after the other.
  case pair(Spec, Spec)

  struct Row: Hashable, Identifiable {
    let id: Int
    var spec: Spec
  }
}

extension Spec {
  /// Returns a random tree with the given maximum depth.
  static func random(depth: Int, _ generator: inout SeededGenerator) -> Spec {
    func number() -> Int { Int.random(in: 0..<100, using: &generator) }
    func flag() -> Bool { Bool.random(using: &generator) }
    func below() -> Spec { random(depth: depth - 1, &generator) }
    switch Int.random(in: 0..<(depth > 0 ? 15 : 6), using: &generator) {
    case 0: return .label(number())
    case 1: return .relay(initial: number())
    case 2: return .keeper
    case 3: return .observer(number() % SpecWorld.objectCount)
    case 4: return .reader
    case 5: return .ownList
    case 6: return .counter(initial: number(), below())
    case 7: return .environment(number() % 4, below())
    case 8: return .optional(flag(), below())
    case 9: return .choice(flag(), below(), below())
    case 10: return .switcher(below(), below())
    case 11: return .identified(number() % 4, below())
    case 12: return .erased(isBoxed: flag(), below())
    case 13:
      let ids = Set((0..<3).map { _ in number() }).sorted()
      return .list(ids.map { Row(id: $0, spec: below()) })
    default: return .pair(below(), below())
    }
  }

  /// Returns the tree with a random change.
  func mutated(depth: Int, _ generator: inout SeededGenerator) -> Spec {
    let goesDeeper = Int.random(in: 0..<4, using: &generator) > 0
    func number() -> Int { Int.random(in: 0..<100, using: &generator) }
    func below(_ spec: Spec) -> Spec { spec.mutated(depth: depth - 1, &generator) }
    if Int.random(in: 0..<12, using: &generator) == 0 {
      return .random(depth: depth, &generator)
    }
    switch self {
    case .label: return .label(number())
    case .relay: return .relay(initial: number())
    case .observer: return .observer(number() % SpecWorld.objectCount)
    case .keeper, .reader, .ownList: return .random(depth: depth, &generator)
    case .counter(let initial, let child):
      return goesDeeper
        ? .counter(initial: initial, below(child)) : .counter(initial: number(), child)
    case .environment(let value, let child):
      return goesDeeper
        ? .environment(value, below(child)) : .environment(number() % 4, child)
    case .optional(let isShown, let child):
      return goesDeeper ? .optional(isShown, below(child)) : .optional(!isShown, child)
    case .choice(let isFirst, let first, let second):
      guard goesDeeper else { return .choice(!isFirst, first, second) }
      return Bool.random(using: &generator)
        ? .choice(isFirst, below(first), second) : .choice(isFirst, first, below(second))
    case .switcher(let first, let second):
      return Bool.random(using: &generator)
        ? .switcher(below(first), second) : .switcher(first, below(second))
    case .identified(let id, let child):
      return goesDeeper ? .identified(id, below(child)) : .identified(number() % 4, child)
    case .erased(let isBoxed, let child):
      return goesDeeper
        ? .erased(isBoxed: isBoxed, below(child)) : .erased(isBoxed: !isBoxed, child)
    case .pair(let first, let second):
      return Bool.random(using: &generator)
        ? .pair(below(first), second) : .pair(first, below(second))
    case .list(var rows):
      rows.shuffleSomewhat(&generator) { Row(id: $0, spec: .random(depth: depth - 1, &$1)) }
      if goesDeeper, let index = rows.indices.randomElement(using: &generator) {
        rows[index].spec = below(rows[index].spec)
      }
      return .list(rows)
    }
  }
}

extension Array where Element: Identifiable, Element.ID == Int {
  /// Inserts, deletes, or moves one or more elements.
  mutating func shuffleSomewhat(
    _ generator: inout SeededGenerator, make: (Int, inout SeededGenerator) -> Element
  ) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0 where count < 5:
        let id = Int.random(in: 0..<100, using: &generator)
        guard !contains(where: { $0.id == id }) else { continue }
        insert(make(id, &generator), at: Int.random(in: 0...count, using: &generator))
      case 1 where !isEmpty:
        remove(at: Int.random(in: 0..<count, using: &generator))
      case _ where count > 1:
        let moved = remove(at: Int.random(in: 0..<count, using: &generator))
        insert(moved, at: Int.random(in: 0...count, using: &generator))
      default: continue
      }
    }
  }
}
