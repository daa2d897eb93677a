import StateFlow

/// What the views of a random tree share with the test: where they say what happened, and where
/// the test finds what it may write.
@MainActor
final class SpecWorld {
  nonisolated static let objectCount = 3

  /// How often each body has run since the last look.
  var runs: [String: Int] = [:]
  /// Which views appeared (`+`) and disappeared (`-`), in order, since the last look.
  var events: [String] = []
  /// How many objects live that the view at a path has made.
  var alive: [String: Int] = [:]

  /// Objects that views observe.
  let objects = (0..<objectCount).map { _ in Shared() }

  var counters: [String: Binding<Int>] = [:]
  var switchers: [String: Binding<Bool>] = [:]
  var pairs: [String: Binding<Halves>] = [:]
  var halves: [String: Binding<Int>] = [:]
  var lists: [String: Binding<[Item]>] = [:]
  var items: [String: Binding<Item>] = [:]
  var kept: [String: () -> Kept?] = [:]

  func ran(_ path: String) { runs[path, default: 0] += 1 }
}

extension SpecWorld {
  /// An object that all may observe.
  final class Shared: ObservableObject {
    @Published var value = 0
  }

  /// An object that a view keeps. It says that it lives, and that it no longer does.
  @MainActor
  final class Kept: ObservableObject {
    @Published var value = 0
    private let path: String
    private let world: SpecWorld

    init(_ path: String, _ world: SpecWorld) {
      (self.path, self.world) = (path, world)
      world.alive[path, default: 0] += 1
    }

    // The graph lets go of it on the main actor.
    deinit {
      MainActor.assumeIsolated { [path, world] in
        let left = world.alive[path, default: 0] - 1
        world.alive[path] = left == 0 ? nil : left
      }
    }
  }

  struct Halves: Equatable {
    var left: Int
    var right: Int
  }

  struct Item: Hashable, Identifiable {
    let id: Int
    var value = 0
  }
}

private struct SpecLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var specLevel: Int {
    get { self[SpecLevelKey.self] }
    set { self[SpecLevelKey.self] = newValue }
  }
}
