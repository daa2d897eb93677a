import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjectsCatch

@Suite("5.8 Dinner check", .exercise)
struct DinnerCheckTests {
  private static let trial = TestTrial(
    of: { try checkDinner(on: $0) },
    on: [
      .right("a booking with one store", content: oneStore),
      .right("a booking whose store forwards its order", content: forwarding),
      .wrong(
        "a change of seats that isn't announced",
        thought: "Changes to every property of an observable object are announced.",
        content: unannounced),
      .wrong(
        "a price from another store",
        thought: "Two stores of the same type are the same store.", content: otherStore),
      .wrong(
        "a price that lags one seat behind",
        thought: "In willSet, the property already has its new value.", content: late),
      .wrong(
        "an ordered dinner that isn't announced",
        thought: "An object announces changes to the objects that it contains.", content: nested
      ),
      .wrong(
        "a new booking that isn't observed",
        thought: "A subscription follows the property, not the object.", content: replaced),
      .wrong(
        "a new booking to which no seats can be added",
        thought: "A state property that starts with an object follows the property that it came "
          + "from.",
        content: formerSeats),
      .wrong(
        "a dinner that is charged for one seat only",
        thought: "Anything that is ordered once is charged once.", content: oneDinner),
      .wrong(
        "a dinner that isn't charged for seats added later",
        thought: "\"All seats\" means the seats that exist when dinner is ordered.",
        content: fixedDinners),
      .wrong(
        "a new booking that keeps the dinner",
        thought: "Starting over means counting from one again.", content: keptDinner),
      .wrong(
        "a new booking that keeps the seats",
        thought: "Only the extras have to be reset.", content: keptSeats),
      .wrong(
        "a dinner that is charged after it was canceled",
        thought: "A price that an order raises is lowered when the order is canceled.",
        content: lastingDinner),
    ])

  @Test(.proves(6)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(1)) func `your test catches a change of seats that isn't announced`() async throws {
    try await Self.trial.expectNotice(of: "a change of seats that isn't announced")
  }

  @Test(.proves(2)) func `your test catches a price from another store`() async throws {
    try await Self.trial.expectNotice(of: "a price from another store")
  }

  @Test(.proves(2)) func `your test catches a price that lags one seat behind`() async throws {
    try await Self.trial.expectNotice(of: "a price that lags one seat behind")
  }

  @Test(.proves(3)) func `your test catches an ordered dinner that isn't announced`() async throws {
    try await Self.trial.expectNotice(of: "an ordered dinner that isn't announced")
  }

  @Test(.proves(5)) func `your test catches a new booking that isn't observed`() async throws {
    try await Self.trial.expectNotice(of: "a new booking that isn't observed")
  }

  @Test(.proves(5)) func `your test catches a new booking to which no seats can be added`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a new booking to which no seats can be added")
  }

  @Test(.proves(3)) func `your test catches a dinner that is charged for one seat only`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a dinner that is charged for one seat only")
  }

  @Test(.proves(5)) func `your test catches a new booking that keeps the dinner`() async throws {
    try await Self.trial.expectNotice(of: "a new booking that keeps the dinner")
  }

  @Test(.proves(5)) func `your test catches a new booking that keeps the seats`() async throws {
    try await Self.trial.expectNotice(of: "a new booking that keeps the seats")
  }

  @Test(.proves(3)) func `your test catches a dinner that isn't charged for seats added later`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a dinner that isn't charged for seats added later")
  }

  @Test(.proves(4)) func `your test catches a dinner that is charged after it was canceled`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a dinner that is charged after it was canceled")
  }

  @Test(.proves(6)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its types inside a function and uses the same names as
// the others, so the names don't reveal which program is being tested. Most programs share a screen
// and declare only their store. Unless a store replaces a part of `BookingStore`, that part is
// correct.

private protocol BookingStore: ObservableObject {
  var seats: Int { get set }
  var hasDinner: Bool { get set }
  var total: Int { get }
  func startOver()
}

extension BookingStore {
  var total: Int { seats * (hasDinner ? 25 : 10) }

  func startOver() {
    seats = 1
    hasDinner = false
  }
}

/// The screen of most programs.
private protocol BookingScreen: View {
  associatedtype StoreOfBooking: BookingStore

  var store: StoreOfBooking { get }
  var dinner: Binding<Bool> { get }
}

extension BookingScreen {
  var body: some View {
    VStack {
      Text("Seats: \(store.seats)")
      Text("Total: \(store.total)")
      Button("More seats") { store.seats += 1 }
      Toggle("Dinner", isOn: dinner)
      Button("New booking") { store.startOver() }
    }
  }
}

private func oneStore() -> some View {
  final class Store: BookingStore {
    @Published var seats = 1
    @Published var hasDinner = false
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

private func forwarding() -> some View {
  final class Order: ObservableObject {
    @Published var hasDinner = false
  }
  final class Store: ObservableObject {
    @Published var seats = 1
    @Published private(set) var order = Order()
    private var subscription: AnyCancellable?
    var total: Int { seats * (order.hasDinner ? 25 : 10) }

    init() { forward() }

    func startOver() {
      seats = 1
      order = Order()
      forward()
    }

    private func forward() {
      subscription = order.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }
  }
  struct Booking: View {
    @StateObject private var store = Store()

    var body: some View {
      VStack {
        Text("A tour of the museum")
        Toggle(
          "Dinner",
          isOn: Binding {
            store.order.hasDinner
          } set: {
            store.order.hasDinner = $0
          })
        HStack {
          Button("New booking") { store.startOver() }
          Button("More seats") { store.seats += 1 }
        }
        Text("Total: \(store.total)")
        Text("Seats: \(store.seats)")
      }
    }
  }
  return Booking()
}

private func unannounced() -> some View {
  final class Store: BookingStore {
    var seats = 1
    @Published var hasDinner = false
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

private func otherStore() -> some View {
  final class Store: ObservableObject {
    @Published var seats = 1
    @Published var hasDinner = false
    var total: Int { seats * (hasDinner ? 25 : 10) }
  }
  struct Booking: View {
    @StateObject private var store = Store()
    @StateObject private var other = Store()

    var body: some View {
      VStack {
        Text("Seats: \(store.seats)")
        Text("Total: \(other.total)")
        Button("More seats") { store.seats += 1 }
        Toggle("Dinner", isOn: $other.hasDinner)
        Button("New booking") {
          store.seats = 1
          other.hasDinner = false
        }
      }
    }
  }
  return Booking()
}

private func late() -> some View {
  final class Store: BookingStore {
    @Published var seats = 1 {
      willSet { total = seats * (hasDinner ? 25 : 10) }
    }
    @Published var hasDinner = false {
      didSet { total = seats * (hasDinner ? 25 : 10) }
    }
    @Published var total = 10
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

private func nested() -> some View {
  final class Order: ObservableObject {
    @Published var hasDinner = false
  }
  final class Store: BookingStore {
    @Published var seats = 1
    @Published private var order = Order()

    var hasDinner: Bool {
      get { order.hasDinner }
      set { order.hasDinner = newValue }
    }

    func startOver() {
      seats = 1
      order = Order()
    }
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

private func replaced() -> some View {
  final class Order: ObservableObject {
    @Published var hasDinner = false
  }
  final class Store: BookingStore {
    @Published var seats = 1
    @Published private var order = Order()
    private var subscription: AnyCancellable?

    init() {
      subscription = order.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }

    var hasDinner: Bool {
      get { order.hasDinner }
      set { order.hasDinner = newValue }
    }

    func startOver() {
      seats = 1
      order = Order()
    }
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

private func formerSeats() -> some View {
  final class Order: ObservableObject {
    @Published var seats = 1
    @Published var hasDinner = false
    var total: Int { seats * (hasDinner ? 25 : 10) }
  }
  struct SeatsButton: View {
    @State var order: Order

    var body: some View {
      Button("More seats") { order.seats += 1 }
    }
  }
  struct Fields: View {
    @ObservedObject var order: Order

    var body: some View {
      Text("Seats: \(order.seats)")
      Text("Total: \(order.total)")
      SeatsButton(order: order)
      Toggle("Dinner", isOn: $order.hasDinner)
    }
  }
  struct Booking: View {
    @State private var order = Order()

    var body: some View {
      VStack {
        Fields(order: order)
        Button("New booking") { order = Order() }
      }
    }
  }
  return Booking()
}

private func oneDinner() -> some View {
  final class Store: BookingStore {
    @Published var seats = 1
    @Published var hasDinner = false
    var total: Int { seats * 10 + (hasDinner ? 15 : 0) }
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

private func fixedDinners() -> some View {
  final class Store: BookingStore {
    @Published var seats = 1
    @Published var hasDinner = false {
      didSet { dinners = hasDinner ? seats : 0 }
    }
    private var dinners = 0
    var total: Int { seats * 10 + dinners * 15 }
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

private func keptDinner() -> some View {
  final class Store: BookingStore {
    @Published var seats = 1
    @Published var hasDinner = false

    func startOver() { seats = 1 }
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

private func keptSeats() -> some View {
  final class Store: BookingStore {
    @Published var seats = 1
    @Published var hasDinner = false

    func startOver() { hasDinner = false }
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

private func lastingDinner() -> some View {
  final class Store: BookingStore {
    @Published var seats = 1
    @Published var hasDinner = false {
      didSet { if hasDinner { price = 25 } }
    }
    private var price = 10
    var total: Int { seats * price }

    func startOver() {
      seats = 1
      hasDinner = false
      price = 10
    }
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension DinnerCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkDinner(on: $0) },
    on: [
      .right("a booking with one store", content: oneStore),
      .right("a booking whose store forwards its order", content: forwarding),
      .wrong(
        "a dinner that is canceled for one seat only",
        thought: "Canceling dinner cancels one dinner.",
        content: oneCancellation),
      .wrong(
        "a new booking that still charges for dinner",
        thought: "A price follows the order that it was computed from.", content: keptPrice),
    ])

  @Test(.proves(4)) func `your test catches a dinner that is canceled for one seat only`()
    async throws
  {
    try await Self.withheldTrial.expectNotice(of: "a dinner that is canceled for one seat only")
  }

  @Test(.proves(5)) func `your test catches a new booking that still charges for dinner`()
    async throws
  {
    try await Self.withheldTrial.expectNotice(of: "a new booking that still charges for dinner")
  }
}

private func oneCancellation() -> some View {
  final class Store: BookingStore {
    @Published var seats = 1
    @Published var hasDinner = false {
      didSet { dinners = hasDinner ? 0 : seats - 1 }
    }
    /// The dinners that are still charged after the toggle was switched off.
    private var dinners = 0
    var total: Int { seats * (hasDinner ? 25 : 10) + dinners * 15 }
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}

private func keptPrice() -> some View {
  final class Store: BookingStore {
    @Published var seats = 1
    @Published private var isOrdered = false
    private var price = 10
    var total: Int { seats * price }

    var hasDinner: Bool {
      get { isOrdered }
      set {
        isOrdered = newValue
        price = newValue ? 25 : 10
      }
    }

    func startOver() {
      seats = 1
      isOrdered = false
    }
  }
  struct Booking: BookingScreen {
    @StateObject var store = Store()
    var dinner: Binding<Bool> { $store.hasDinner }
  }
  return Booking()
}
