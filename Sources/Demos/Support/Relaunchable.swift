import Foundation
import StateFlow

/// Something that can be quit and started again: its states and its objects go, what it has saved
/// stays.
///
///     Relaunchable(in: "persistence-demo") { store in
///       Alarm(store: store)
///     }
public struct Relaunchable<Content: View>: View {
  @State private var start = 1
  private let demo: String
  private let content: (UserDefaults) -> Content

  /// Shows something, and below it what starts it again.
  ///
  /// - Parameters:
  ///   - demo: Whose store it uses.
  ///   - content: What is started, with a store that nobody else has opened.
  public init(in demo: String, @ViewBuilder content: @escaping (UserDefaults) -> Content) {
    self.demo = demo
    self.content = content
  }

  /// What is started, and the buttons.
  public var body: some View {
    VStack(alignment: .leading) {
      // Another id is another view, which begins with nothing but what is saved.
      Launched(of: demo, content: content).id(start)
      Divider()
      HStack {
        Button("Relaunch") { start += 1 }
        Button("Reinstall") {
          UserDefaults.forget(demo)
          start += 1
        }
      }
      Text("Start \(start)").foregroundColor(.secondary)
    }
  }
}

/// One start, which keeps the store that it has opened for as long as it runs.
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

// The story is about what is started.
extension Relaunchable: KitView {}
extension Launched: KitView {}

/// What a process has open.
private final class LaunchedProcess: ObservableObject {
  let store: UserDefaults

  init(of demo: String) {
    store = .demo(demo)
  }
}

extension UserDefaults {
  /// The store of a demo, opened anew. No other program reads it, or is read.
  public static func demo(_ name: String) -> UserDefaults {
    UserDefaults(suiteName: suite(of: name)) ?? .standard
  }

  /// Removes all that a demo has saved, as removing an app does.
  fileprivate static func forget(_ name: String) {
    demo(name).removePersistentDomain(forName: suite(of: name))
  }

  private static func suite(of name: String) -> String { "StateFlowWorkbook.\(name)" }
}
