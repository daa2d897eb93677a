import StateFlow

/// The data that the views of a random tree share with the test: records of events, and bindings
/// and objects for the test to write.
@MainActor
final class SpecWorld {
  nonisolated static let objectCount = 3

  /// The number of times that each body has run since the last comparison.
  var runs: [String: Int] = [:]
  /// The paths of views that appeared (`+`) or disappeared (`-`) since the last comparison, in
  /// order.
  var events: [String] = []
  /// The number of living objects that the view at each path has created.
  var alive: [String: Int] = [:]

  /// The objects that views observe.
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
  /// An object that any view may observe.
  final class Shared: ObservableObject {
    @Published var value = 0
  }

  /// An object that a view owns. It records its creation and its release.
  @MainActor
  final class Kept: ObservableObject {
    @Published var value = 0
    private let path: String
    private let world: SpecWorld

    init(_ path: String, _ world: SpecWorld) {
      (self.path, self.world) = (path, world)
      world.alive[path, default: 0] += 1
    }

    // The graph releases the object on the main actor.
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
