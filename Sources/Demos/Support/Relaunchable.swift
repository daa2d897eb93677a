import StateFlow

/// A view that can be quit and launched again. Its state and its objects are lost, but its saved
/// data remains.
///
///     Relaunchable(in: "persistence-demo") { store in
///       Alarm(store: store)
///     }
public struct Relaunchable<Content: View>: View {
  @State private var start = 1
  @Environment(\.side) private var side
  private let demo: String
  private let content: (UserDefaults) -> Content

  /// Creates a relaunchable view with relaunch buttons below it.
  ///
  /// - Parameters:
  ///   - demo: The name of the demo whose store the view uses.
  ///   - content: A closure that returns the view for a newly opened store.
  public init(in demo: String, @ViewBuilder content: @escaping (UserDefaults) -> Content) {
    self.demo = demo
    self.content = content
  }

  /// The content and the buttons.
  public var body: some View {
    let launches = Text("Start \(start)").foregroundColor(.secondary)
    VStack(alignment: .leading) {
      // A new id creates a new view, which starts with only the saved data.
      Launched(of: demo, content: content).id(start)
      Divider()
      HStack {
        Button("Relaunch") { start += 1 }
        Button("Reinstall") {
          UserDefaults.forget(demo)
          start += 1
        }
        if side == nil { launches }
      }
      // In half the width, the number doesn't fit beside the buttons.
      if side != nil { launches }
    }
  }
}

/// A single launch, which keeps its store open as long as it runs.
private struct Launched<Content: View>: View {
  @StateObject private var process: LaunchedProcess
  private let content: (UserDefaults) -> Content

  init(of demo: String, content: @escaping (UserDefaults) -> Content) {
    _process = StateObject(wrappedValue: LaunchedProcess(of: demo))
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading) {
      content(process.store)
    }
  }
}

// The story includes only the content.
extension Relaunchable: KitView {}
extension Launched: KitView {}

/// A launched process, which keeps its store open.
private final class LaunchedProcess: ObservableObject {
  let store: UserDefaults

  init(of demo: String) {
    store = .demo(demo)
  }
}

extension UserDefaults {
  /// Opens and returns the store of a demo. No other program uses this store.
  public static func demo(_ name: String) -> UserDefaults {
    UserDefaults(suiteName: suite(of: name)) ?? .standard
  }

  /// Removes all values that a demo has saved, as if the app had been deleted.
  fileprivate static func forget(_ name: String) {
    demo(name).removePersistentDomain(forName: suite(of: name))
  }

  private static func suite(of name: String) -> String { "StateFlowWorkbook.\(name)" }
}
