import StateFlow

@testable import ModernObservation

/// A log that observes the tide without a view.
final class HarborLog: ObservableObject {
  @Published private(set) var lines: [String] = []
  private var token: AnyCancellable?

  var isFollowing: Bool { token != nil }

  func follow(_ tide: Tide) {
    token = observe(on: DispatchQueue.main) { [weak self] in
      let height = tide.isShown ? "\(tide.level) m" : "secret"
      self?.lines.append("\(tide.harbor): \(height)")
    }
  }

  /// Stops following the tide by releasing the token.
  func stop() {
    objectWillChange.send()
    token = nil
  }
}

struct HarborOffice: View {
  @State private var tide = Tide()
  @StateObject private var log = HarborLog()

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Follow") { log.follow(tide) }.disabled(log.isFollowing)
        Button("Stop") { log.stop() }.disabled(!log.isFollowing)
      }
      HStack {
        Button("Tide rises twice") {
          tide.level += 1
          tide.level += 1
        }
        Button("Show or hide") { tide.isShown.toggle() }
      }
      Divider()
      ForEach(log.lines.indices.suffix(5), id: \.self) { Text(log.lines[$0]) }
    }
  }
}
