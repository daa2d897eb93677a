import StateFlow

@testable import Stores

/// A phone that owns the errands. Its two screens find the same store in their environment.
struct Phone: View {
  @StateObject private var errands = ErrandStore.sample

  var body: some View {
    VStack(alignment: .leading) {
      LockScreen()
      TodoList()
    }
    .environmentObject(errands)
  }
}

/// The screen that shows only how many errands are left.
struct LockScreen: View {
  @EnvironmentObject private var store: ErrandStore

  var body: some View {
    let open = store.errands.filter { !$0.isDone }
    Text("On the lock screen: \(open.count) to do").foregroundColor(.secondary)
  }
}

extension ErrandStore {
  static var sample: ErrandStore {
    ErrandStore([
      Errand(id: UUID(), title: "Post the letter", isDone: true),
      Errand(id: UUID(), title: "Buy bread"),
    ])
  }
}
