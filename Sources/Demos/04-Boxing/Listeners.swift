import StateFlow

@testable import Boxing

/// A view that binds listeners to your box, which keeps only one listener.
struct OneListener: View {
  let tank: Box<Int>
  @State private var told: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Bind garden") { tank.bind { told.append("Garden: \($0)") } }
        Button("Bind kitchen") { tank.bind { told.append("Kitchen: \($0)") } }
        Button("Rain") { tank.value += 10 }
      }
      Diary(lines: told)
    }
  }
}

/// A view that binds listeners to your box, which keeps many listeners.
struct ManyListeners: View {
  let tank: SharedBox<Int>
  @State private var told: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Bind garden") { tank.bind { told.append("Garden: \($0)") } }
        Button("Bind kitchen") { tank.bind { told.append("Kitchen: \($0)") } }
        Button("Rain") { tank.value += 10 }
      }
      Diary(lines: told)
    }
  }
}
