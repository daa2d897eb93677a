import StateFlow

// What a program does with publishers that Apple's Foundation has, too, though Combine's. It compiles if
// the compiler chooses the kit's.

struct Clock: View {
  @State private var date = Date()
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private let slowTimer =
    Timer.publish(every: 60, tolerance: 5, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(date)")
      .onReceive(timer) { date = $0 }
      .onReceive(slowTimer) { date = $0 }
      .onReceive(NotificationCenter.default.publisher(for: .written)) { _ in }
  }
}

final class Log: ObservableObject {
  @Published private(set) var words = ""
  private var tokens: Set<AnyCancellable> = []

  init(_ sender: Log?, in center: NotificationCenter) {
    center.publisher(for: .written).sink { _ in }.store(in: &tokens)
    center.publisher(for: .written, object: self)
      .compactMap { $0.object as? Log }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.words = $0.words }
      .store(in: &tokens)
    let names = center.publisher(for: .written).map(\.name).eraseToAnyPublisher()
    let token = names.sink { _ in }
    tokens.insert(token)
    center.publisher(for: .written, object: sender).map { _ in 1 }.sink { _ in }.store(in: &tokens)

    let ticks = Timer.publish(every: 1, on: .main, in: .common)
    ticks.sink { _ in }.store(in: &tokens)
    ticks.connect().store(in: &tokens)
    $words
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
      .delay(for: .seconds(1), scheduler: OperationQueue.main)
      .sink { _ in }
      .store(in: &tokens)
  }
}

extension Notification.Name {
  static let written = Notification.Name("written")
}
