import StateFlow
import Testing
import WorkbookTesting

@testable import BoxingCatch

@Suite("4.9 Lift check", .exercise)
struct LiftCheckTests {
  private static let trial = TestTrial(
    of: { try checkLift(on: $0) },
    on: [
      .right("signs that keep a token while they are on screen", content: tokens),
      .right("signs that show a published floor", content: published),
      .right("signs that subscribe to a subject", content: subject),
      .wrong(
        "signs that aren't notified",
        thought: "A view follows the properties of every object.", content: unnotified),
      .wrong(
        "a hall sign whose listener is replaced",
        thought: "A second listener joins the first.", content: replaced),
      .wrong(
        "a hall sign that stops when the roof is closed",
        thought: "When all listeners are removed, so is the right one.", content: unbinding),
      .wrong(
        "a roof sign that is one move late",
        thought: "In willSet, the property already has its new value.", content: late),
      .wrong(
        "a roof sign that waits for the next move",
        thought: "A listener doesn't need a value before the first change.", content: waiting),
      .wrong(
        "a bell that also rings for a removed sign",
        thought: "When a view leaves the screen, its listeners are removed.", content: remaining),
      .wrong(
        "a roof sign that doesn't listen after it reappears",
        thought: "A canceled token is nil.", content: cancelled),
      .wrong(
        "a roof sign that stays when the roof is closed",
        thought: "Removing a view's listener removes the view.", content: kept),
      .wrong(
        "a lift that always goes down to floor 0",
        thought: "A lift that goes down returns to where it started.", content: returning),
      .wrong(
        "rings that start over when the roof is opened",
        thought: "A sign that comes back starts with new values.", content: recounting),
      .wrong(
        "a bell that also rings while the roof is closed",
        thought: "A bell that can't be heard doesn't have to stop.", content: ringing),
    ])

  @Test(.proves(6)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(1)) func `your test catches signs that aren't notified`() async throws {
    try await Self.trial.expectNotice(of: "signs that aren't notified")
  }

  @Test(.proves(1)) func `your test catches a hall sign whose listener is replaced`() async throws {
    try await Self.trial.expectNotice(of: "a hall sign whose listener is replaced")
  }

  @Test(.proves(1)) func `your test catches a hall sign that stops when the roof is closed`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a hall sign that stops when the roof is closed")
  }

  @Test(.proves(1)) func `your test catches a roof sign that is one move late`() async throws {
    try await Self.trial.expectNotice(of: "a roof sign that is one move late")
  }

  @Test(.proves(4)) func `your test catches a roof sign that waits for the next move`() async throws
  {
    try await Self.trial.expectNotice(of: "a roof sign that waits for the next move")
  }

  @Test(.proves(5)) func `your test catches a bell that also rings for a removed sign`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a bell that also rings for a removed sign")
  }

  @Test(.proves(4)) func `your test catches a roof sign that doesn't listen after it reappears`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a roof sign that doesn't listen after it reappears")
  }

  @Test(.proves(3)) func `your test catches a roof sign that stays when the roof is closed`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a roof sign that stays when the roof is closed")
  }

  @Test(.proves(2)) func `your test catches a lift that always goes down to floor 0`() async throws
  {
    try await Self.trial.expectNotice(of: "a lift that always goes down to floor 0")
  }

  @Test(.proves(5)) func `your test catches a bell that also rings while the roof is closed`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a bell that also rings while the roof is closed")
  }

  @Test(.proves(5)) func `your test catches rings that start over when the roof is opened`()
    async throws
  {
    try await Self.trial.expectNotice(of: "rings that start over when the roof is opened")
  }

  @Test(.proves(6)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its types inside a function and uses the same names as
// the others, so the names don't reveal which program is being tested. Most programs share a
// screen, and some of them a lift and a sign. They declare only what they do differently.

/// The screen of most programs.
private protocol MuseumScreen: View {
  associatedtype Signs: View

  var isOpen: Bool { get nonmutating set }
  var rings: Int { get }
  @ViewBuilder var signs: Signs { get }
  func move(by floors: Int)
}

extension MuseumScreen {
  var body: some View {
    VStack {
      signs
      Text("Rings: \(rings)")
      Button("Up") { move(by: 1) }
      Button("Down") { move(by: -1) }
      Button(isOpen ? "Close roof" : "Open roof") { isOpen.toggle() }
    }
  }
}

/// A lift that, like `@Published`, calls its listeners with the new value in `willSet`.
private final class Lift: ObservableObject {
  var floor = 0 {
    willSet { for id in listeners.keys.sorted() { listeners[id]?(newValue) } }
  }
  private var listeners: [Int: (Int) -> Void] = [:]
  private var lastID = 0

  /// Calls the listener with the floor, and again for each move until the token is canceled.
  func bind(_ listener: @escaping (Int) -> Void) -> AnyCancellable {
    let token = listen(listener)
    listener(floor)
    return token
  }

  /// Calls the listener for each move until the token is canceled.
  func listen(_ listener: @escaping (Int) -> Void) -> AnyCancellable {
    lastID += 1
    let id = lastID
    listeners[id] = listener
    return AnyCancellable { [weak self] in self?.listeners.removeValue(forKey: id) }
  }
}

/// A sign that listens to the lift while the sign is on screen.
private struct Sign: View {
  let name: String
  let lift: Lift
  var ring: () -> Void = {}
  @State private var floor: Int?
  @State private var token: AnyCancellable?

  var body: some View {
    Text("\(name): \(floor ?? 0)")
      .onAppear {
        token = lift.bind {
          if floor != nil { ring() }
          floor = $0
        }
      }
      .onDisappear { token?.cancel() }
  }
}

private func tokens() -> some View {
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen { Sign(name: "Roof", lift: lift) { rings += 1 } }
    }

    func move(by floors: Int) { lift.floor += floors }
  }
  return Museum()
}

private func published() -> some View {
  final class Lift: ObservableObject {
    @Published private(set) var floor = 0
    @Published private(set) var rings = 0
    @Published var isOpen = true

    func move(by floors: Int) {
      floor += floors
      if isOpen { rings += 1 }
    }
  }
  struct Museum: View {
    @StateObject private var lift = Lift()

    var body: some View {
      VStack {
        Text("The lift of the museum")
        HStack {
          Button("Down") { lift.move(by: -1) }
          Button("Up") { lift.move(by: 1) }
        }
        HStack {
          Button("Open roof") { lift.isOpen = true }.disabled(lift.isOpen)
          Button("Close roof") { lift.isOpen = false }.disabled(!lift.isOpen)
        }
        Text("Rings: \(lift.rings)")
        if lift.isOpen { Text("Roof: \(lift.floor)") }
        Text("Hall: \(lift.floor)")
      }
    }
  }
  return Museum()
}

private func subject() -> some View {
  final class Lift: ObservableObject {
    let floor = CurrentValueSubject<Int, Never>(0)
  }
  struct Roof: View {
    let lift: Lift
    @Binding var rings: Int
    @State private var floor = 0
    @State private var tokens: [AnyCancellable] = []

    var body: some View {
      Text("Roof: \(floor)")
        .onAppear {
          tokens = [
            lift.floor.sink { floor = $0 },
            lift.floor.dropFirst().sink { _ in rings += 1 },
          ]
        }
        .onDisappear { tokens = [] }
    }
  }
  struct Museum: View {
    @StateObject private var lift = Lift()
    @State private var floor = 0
    @State private var isClosed = false
    @State private var rings = 0

    var body: some View {
      VStack {
        if !isClosed { Roof(lift: lift, rings: $rings) }
        Button(isClosed ? "Open roof" : "Close roof") { isClosed.toggle() }
        Text("Rings: \(rings)")
        Text("Hall: \(floor)")
        Button("Up") { lift.floor.value += 1 }
        Button("Down") { lift.floor.value -= 1 }
      }
      .onReceive(lift.floor) { floor = $0 }
    }
  }
  return Museum()
}

private func unnotified() -> some View {
  struct Sign: View {
    let name: String
    let lift: Lift

    var body: some View { Text("\(name): \(lift.floor)") }
  }
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen { Sign(name: "Roof", lift: lift) }
    }

    func move(by floors: Int) {
      lift.floor += floors
      if isOpen { rings += 1 }
    }
  }
  return Museum()
}

private func replaced() -> some View {
  final class Lift: ObservableObject {
    var floor = 0 {
      didSet { listener?(floor) }
    }
    private var listener: ((Int) -> Void)?

    func bind(_ listener: @escaping (Int) -> Void) {
      self.listener = listener
      listener(floor)
    }

    func unbind() { listener = nil }
  }
  struct Sign: View {
    let name: String
    let lift: Lift
    var ring: () -> Void = {}
    @State private var floor: Int?

    var body: some View {
      Text("\(name): \(floor ?? 0)")
        .onAppear {
          lift.bind {
            if floor != nil { ring() }
            floor = $0
          }
        }
        .onDisappear { lift.unbind() }
    }
  }
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen { Sign(name: "Roof", lift: lift) { rings += 1 } }
    }

    func move(by floors: Int) { lift.floor += floors }
  }
  return Museum()
}

private func unbinding() -> some View {
  final class Lift: ObservableObject {
    var floor = 0 {
      didSet { for listener in listeners { listener(floor) } }
    }
    private var listeners: [(Int) -> Void] = []

    func bind(_ listener: @escaping (Int) -> Void) {
      listeners.append(listener)
      listener(floor)
    }

    func unbind() { listeners = [] }
  }
  struct Sign: View {
    let name: String
    let lift: Lift
    var ring: () -> Void = {}
    @State private var floor: Int?

    var body: some View {
      Text("\(name): \(floor ?? 0)")
        .onAppear {
          lift.bind {
            if floor != nil { ring() }
            floor = $0
          }
        }
        .onDisappear { lift.unbind() }
    }
  }
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen { Sign(name: "Roof", lift: lift) { rings += 1 } }
    }

    func move(by floors: Int) { lift.floor += floors }
  }
  return Museum()
}

private func late() -> some View {
  struct Roof: View {
    let lift: Lift
    let ring: () -> Void
    @State private var floor: Int?
    @State private var token: AnyCancellable?

    var body: some View {
      Text("Roof: \(floor ?? 0)")
        .onAppear {
          token = lift.bind { _ in
            if floor != nil { ring() }
            floor = lift.floor
          }
        }
        .onDisappear { token?.cancel() }
    }
  }
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen { Roof(lift: lift) { rings += 1 } }
    }

    func move(by floors: Int) { lift.floor += floors }
  }
  return Museum()
}

private func waiting() -> some View {
  struct Sign: View {
    let name: String
    let lift: Lift
    var ring: () -> Void = {}
    @State private var floor = 0
    @State private var token: AnyCancellable?

    var body: some View {
      Text("\(name): \(floor)")
        .onAppear {
          token = lift.listen {
            ring()
            floor = $0
          }
        }
        .onDisappear { token?.cancel() }
    }
  }
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen { Sign(name: "Roof", lift: lift) { rings += 1 } }
    }

    func move(by floors: Int) { lift.floor += floors }
  }
  return Museum()
}

private func remaining() -> some View {
  final class Lift: ObservableObject {
    var floor = 0 {
      didSet { for listener in listeners { listener(floor) } }
    }
    private var listeners: [(Int) -> Void] = []

    func bind(_ listener: @escaping (Int) -> Void) {
      listeners.append(listener)
      listener(floor)
    }
  }
  struct Sign: View {
    let name: String
    let lift: Lift
    var ring: () -> Void = {}
    @State private var floor: Int?

    var body: some View {
      Text("\(name): \(floor ?? 0)")
        .onAppear {
          lift.bind {
            if floor != nil { ring() }
            floor = $0
          }
        }
    }
  }
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen { Sign(name: "Roof", lift: lift, ring: ring) }
    }

    func move(by floors: Int) { lift.floor += floors }

    // The bell doesn't ring while the roof is closed, so a test can detect the old listener only
    // after the roof is reopened.
    private func ring() {
      if isOpen { rings += 1 }
    }
  }
  return Museum()
}

private func cancelled() -> some View {
  struct Sign: View {
    let name: String
    let lift: Lift
    @Binding var token: AnyCancellable?
    var ring: () -> Void = {}
    @State private var floor: Int?

    var body: some View {
      Text("\(name): \(floor ?? lift.floor)")
        .onAppear {
          guard token == nil else { return }
          token = lift.bind {
            if floor != nil { ring() }
            floor = $0
          }
        }
        .onDisappear { token?.cancel() }
    }
  }
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State private var hallToken: AnyCancellable?
    @State private var roofToken: AnyCancellable?
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift, token: $hallToken)
      if isOpen { Sign(name: "Roof", lift: lift, token: $roofToken) { rings += 1 } }
    }

    func move(by floors: Int) { lift.floor += floors }
  }
  return Museum()
}

private func kept() -> some View {
  struct Sign: View {
    let name: String
    let lift: Lift
    var isOn = true
    var ring: () -> Void = {}
    @State private var floor: Int?
    @State private var token: AnyCancellable?

    var body: some View {
      Text("\(name): \(floor ?? 0)")
        .onAppear { listen() }
        .onChange(of: isOn) {
          token?.cancel()
          if isOn { listen() }
        }
    }

    private func listen() {
      var isFirst = true
      token = lift.bind {
        if !isFirst { ring() }
        isFirst = false
        floor = $0
      }
    }
  }
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      Sign(name: "Roof", lift: lift, isOn: isOpen) { rings += 1 }
    }

    func move(by floors: Int) { lift.floor += floors }
  }
  return Museum()
}

private func returning() -> some View {
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen { Sign(name: "Roof", lift: lift) { rings += 1 } }
    }

    func move(by floors: Int) { lift.floor = floors < 0 ? 0 : lift.floor + floors }
  }
  return Museum()
}

private func recounting() -> some View {
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen {
        Sign(name: "Roof", lift: lift) { rings += 1 }
          .onAppear { rings = 0 }
      }
    }

    func move(by floors: Int) { lift.floor += floors }
  }
  return Museum()
}

private func ringing() -> some View {
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen { Sign(name: "Roof", lift: lift) }
    }

    func move(by floors: Int) {
      lift.floor += floors
      rings += 1
    }
  }
  return Museum()
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension LiftCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkLift(on: $0) },
    on: [
      .right("signs that keep a token while they are on screen", content: tokens),
      .right("signs that show a published floor", content: published),
      .wrong(
        "a lift that doesn't go above floor 1",
        thought: "The roof is on floor 1, so the lift can't go higher.", content: lowRoof),
      .wrong(
        "a bell that stays silent once the roof has been closed",
        thought: "What a view stops when it disappears starts again when it reappears.",
        content: silenced),
    ])

  @Test(.proves(2)) func `your test catches a lift that doesn't go above floor 1`() async throws {
    try await Self.withheldTrial.expectNotice(of: "a lift that doesn't go above floor 1")
  }

  @Test(.proves(5))
  func `your test catches a bell that stays silent once the roof has been closed`() async throws {
    try await Self.withheldTrial.expectNotice(
      of: "a bell that stays silent once the roof has been closed")
  }
}

private func lowRoof() -> some View {
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen { Sign(name: "Roof", lift: lift) { rings += 1 } }
    }

    func move(by floors: Int) { lift.floor = min(lift.floor + floors, 1) }
  }
  return Museum()
}

private func silenced() -> some View {
  struct Museum: MuseumScreen {
    @StateObject private var lift = Lift()
    @State var isOpen = true
    @State var rings = 0
    @State private var hasBell = true

    var signs: some View {
      Sign(name: "Hall", lift: lift)
      if isOpen {
        Sign(name: "Roof", lift: lift) { if hasBell { rings += 1 } }
          .onDisappear { hasBell = false }
      }
    }

    func move(by floors: Int) { lift.floor += floors }
  }
  return Museum()
}
