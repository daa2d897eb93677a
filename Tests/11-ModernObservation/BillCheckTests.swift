import StateFlow
import Testing
import WorkbookTesting

@testable import ModernObservationCatch

@Suite("11.6 Bill check", .exercise)
struct BillCheckTests {
  private static let trial = TestTrial(
    of: { try checkBill(on: $0) },
    on: [
      .right("a bill whose object is replaced for the next clock", content: replaced),
      .right("a bill whose objects are stored in another object", content: nested),
      .right("a bill whose cost is a stored property", content: storedCost),
      .wrong(
        "a bill that isn't observed",
        thought: "@State observes any object that it stores.", content: unobserved),
      .wrong(
        "parts that aren't shown until something else changes",
        thought: "If a body reads a property, the property is observed.", content: ignored),
      .wrong(
        "a bill that is lost when the type size changes",
        thought: "An observable object needs no owner.", content: recreated),
      .wrong(
        "a second bill that is lost when the type size changes",
        thought: "Only the first object needs an owner.", content: firstOwned),
      .wrong(
        "a bill that stays with the previous clock",
        thought: "@State follows the object that the parent passes.", content: copied),
      .wrong(
        "buttons that change the previous clock's bill",
        thought: "If the bill follows the next clock, the buttons do, too.", content: behind),
      .wrong(
        "a cost that is updated only once",
        thought: "An observation lasts until it's canceled.", content: once),
      .wrong(
        "a clock number that stays the same",
        thought: "@State follows the number that the parent passes.", content: sameNumber),
      .wrong(
        "a bill that counts only the first hour",
        thought: "A clock either takes an hour or it doesn't.", content: firstHour),
      .wrong(
        "a screen that goes back to the first clock",
        thought: "There are two clocks: this one and the next.", content: twoClocks),
      .wrong(
        "a cost that is updated only by hours",
        thought: "A stored cost is updated with the property that it depends on.",
        content: costOfHours),
    ])

  @Test(.proves(6)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(2)) func `your test catches a bill that isn't observed`() async throws {
    try await Self.trial.expectNotice(of: "a bill that isn't observed")
  }

  @Test(.proves(3)) func `your test catches parts that are shown too late`() async throws {
    try await Self.trial.expectNotice(of: "parts that aren't shown until something else changes")
  }

  @Test(.proves(4)) func `your test catches a bill that is lost when the type size changes`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a bill that is lost when the type size changes")
  }

  @Test(.proves(4)) func `your test catches a second bill that is lost when the type size changes`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a second bill that is lost when the type size changes")
  }

  @Test(.proves(5)) func `your test catches a bill that stays with the previous clock`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a bill that stays with the previous clock")
  }

  @Test(.proves(5)) func `your test catches buttons that change the previous clock's bill`()
    async throws
  {
    try await Self.trial.expectNotice(of: "buttons that change the previous clock's bill")
  }

  @Test(.proves(2)) func `your test catches a cost that is updated only once`() async throws {
    try await Self.trial.expectNotice(of: "a cost that is updated only once")
  }

  @Test(.proves(2)) func `your test catches a bill that counts only the first hour`() async throws {
    try await Self.trial.expectNotice(of: "a bill that counts only the first hour")
  }

  @Test(.proves(5)) func `your test catches a screen that goes back to the first clock`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a screen that goes back to the first clock")
  }

  @Test(.proves(1)) func `your test catches a clock number that stays the same`() async throws {
    try await Self.trial.expectNotice(of: "a clock number that stays the same")
  }

  @Test(.proves(3)) func `your test catches a cost that is updated only by hours`() async throws {
    try await Self.trial.expectNotice(of: "a cost that is updated only by hours")
  }

  @Test(.proves(6)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its views inside a function and uses the same names as
// the others, so the names don't reveal which program is being tested. What the programs share
// comes first, and so do the observable classes, because the `@Observable` macro can't be applied to
// a class in a function.

private protocol ClockJob: AnyObject {
  var number: Int { get }
  var hours: Int { get set }
  var parts: Int { get set }
  var cost: Int { get }
}

extension ClockJob {
  var cost: Int { hours * 20 + parts * 5 }
}

@Observable
private final class Job: ClockJob {
  let number: Int
  var hours = 0
  var parts = 0

  init(number: Int) { self.number = number }
}

@Observable
private final class Jobs {
  var all = [Job(number: 1)]
  var current: Job { all[all.count - 1] }
}

@Observable
private final class JobWithCost {
  private(set) var number = 1
  private(set) var cost = 0
  var hours = 0 { didSet { cost = hours * 20 + parts * 5 } }
  var parts = 0 { didSet { cost = hours * 20 + parts * 5 } }

  func next() {
    number += 1
    hours = 0
    parts = 0
  }
}

@Observable
private final class JobWithPlainParts: ClockJob {
  let number: Int
  var hours = 0
  @ObservationIgnored var parts = 0

  init(number: Int) { self.number = number }
}

@Observable
private final class JobWithLateCost: ClockJob {
  let number: Int
  private(set) var cost = 0
  var hours = 0 { didSet { cost = hours * 20 + parts * 5 } }
  var parts = 0

  init(number: Int) { self.number = number }
}

/// The bill of most programs.
private protocol BillScreen: View {
  associatedtype JobOnBill: ClockJob

  var job: JobOnBill { get }
}

extension BillScreen {
  @ViewBuilder var body: some View {
    Text("Clock \(job.number)")
    Text("Hours: \(job.hours)")
    Text("Parts: \(job.parts)")
    Text("Cost: \(job.cost)")
    Button("Add hour") { job.hours += 1 }
    Button("Add part") { job.parts += 1 }
  }
}

/// The screen of most programs.
private protocol WorkshopScreen: View {
  associatedtype BillOnScreen: View

  var isLarge: Bool { get nonmutating set }
  @ViewBuilder var bill: BillOnScreen { get }
  func goToNextClock()
}

extension WorkshopScreen {
  var body: some View {
    VStack {
      bill
      Button("Next clock") { goToNextClock() }
      Button("Large type") { isLarge.toggle() }
    }
    .font(isLarge ? .title : .body)
  }
}

private func replaced() -> some View {
  struct Bill: BillScreen {
    let job: Job
  }
  struct Workshop: WorkshopScreen {
    @State private var job = Job(number: 1)
    @State var isLarge = false

    var bill: some View { Bill(job: job) }

    func goToNextClock() { job = Job(number: job.number + 1) }
  }
  return Workshop()
}

private func nested() -> some View {
  struct Bill: View {
    @Environment(Jobs.self) private var jobs

    var body: some View {
      Text("Cost: \(jobs.current.cost)")
      Text("Clock \(jobs.current.number)")
      Stack(job: jobs.current)
      Button("Next clock") { jobs.all.append(Job(number: jobs.all.count + 1)) }
    }
  }
  struct Stack: View {
    @Bindable var job: Job

    var body: some View {
      HStack {
        Button("Add part") { job.parts += 1 }
        Text("Parts: \(job.parts)")
      }
      HStack {
        Button("Add hour") { job.hours += 1 }
        Text("Hours: \(job.hours)")
      }
    }
  }
  struct Workshop: View {
    @State private var jobs = Jobs()
    @State private var isLarge = false

    var body: some View {
      VStack {
        Text("The workshop of the museum")
        Bill()
        Button("Large type") { isLarge.toggle() }
      }
      .font(isLarge ? .title : .body)
      .environment(jobs)
    }
  }
  return Workshop()
}

private func storedCost() -> some View {
  struct Workshop: View {
    @State private var job = JobWithCost()
    @State private var isLarge = false

    var body: some View {
      VStack {
        Button("Large type") { isLarge.toggle() }
        HStack {
          Button("Add hour") { job.hours += 1 }
          Button("Add part") { job.parts += 1 }
          Button("Next clock") { job.next() }
        }
        Text("Parts: \(job.parts)")
        Text("Hours: \(job.hours)")
        Text("Cost: \(job.cost)")
        Text("Clock \(job.number)")
      }
      .font(isLarge ? .title : .body)
    }
  }
  return Workshop()
}

private func unobserved() -> some View {
  final class Job: ObservableObject, ClockJob {
    let number: Int
    @Published var hours = 0
    @Published var parts = 0

    init(number: Int) { self.number = number }
  }
  // The body runs when the type size changes, and shows the changes only then.
  struct Bill: BillScreen {
    let job: Job
    let isLarge: Bool
  }
  struct Workshop: WorkshopScreen {
    @State private var job = Job(number: 1)
    @State var isLarge = false

    var bill: some View { Bill(job: job, isLarge: isLarge) }

    func goToNextClock() { job = Job(number: job.number + 1) }
  }
  return Workshop()
}

private func ignored() -> some View {
  struct Bill: BillScreen {
    let job: JobWithPlainParts
    let isLarge: Bool
  }
  struct Workshop: WorkshopScreen {
    @State private var job = JobWithPlainParts(number: 1)
    @State var isLarge = false

    var bill: some View { Bill(job: job, isLarge: isLarge) }

    func goToNextClock() { job = JobWithPlainParts(number: job.number + 1) }
  }
  return Workshop()
}

private func recreated() -> some View {
  struct Bill: BillScreen {
    let job: Job

    init(number: Int) { job = Job(number: number) }
  }
  struct Workshop: WorkshopScreen {
    @State private var number = 1
    @State var isLarge = false

    var bill: some View { Bill(number: number) }

    func goToNextClock() { number += 1 }
  }
  return Workshop()
}

private func firstOwned() -> some View {
  struct Bill: BillScreen {
    let job: Job
  }
  struct Workshop: WorkshopScreen {
    @State private var first = Job(number: 1)
    @State private var number = 1
    @State var isLarge = false

    var bill: some View { Bill(job: number == 1 ? first : Job(number: number)) }

    func goToNextClock() { number += 1 }
  }
  return Workshop()
}

private func copied() -> some View {
  struct Bill: View {
    @State var job: Job

    var body: some View {
      Text("Hours: \(job.hours)")
      Text("Parts: \(job.parts)")
      Text("Cost: \(job.cost)")
      Button("Add hour") { job.hours += 1 }
      Button("Add part") { job.parts += 1 }
    }
  }
  struct Workshop: WorkshopScreen {
    @State private var job = Job(number: 1)
    @State var isLarge = false

    var bill: some View {
      Text("Clock \(job.number)")
      Bill(job: job)
    }

    func goToNextClock() { job = Job(number: job.number + 1) }
  }
  return Workshop()
}

private func behind() -> some View {
  struct Bill: View {
    let job: Job

    var body: some View {
      Text("Clock \(job.number)")
      Text("Hours: \(job.hours)")
      Text("Parts: \(job.parts)")
      Text("Cost: \(job.cost)")
    }
  }
  struct Keys: View {
    @State var job: Job

    var body: some View {
      Button("Add hour") { job.hours += 1 }
      Button("Add part") { job.parts += 1 }
    }
  }
  struct Workshop: WorkshopScreen {
    @State private var job = Job(number: 1)
    @State var isLarge = false

    var bill: some View {
      Bill(job: job)
      Keys(job: job)
    }

    func goToNextClock() { job = Job(number: job.number + 1) }
  }
  return Workshop()
}

private func once() -> some View {
  struct Bill: View {
    let job: Job
    @State var cost = 0
    @State var changes = 0

    var body: some View {
      Text("Clock \(job.number)")
      Text("Hours: \(job.hours)")
      Text("Parts: \(job.parts)")
      Text("Cost: \(cost)")
        .onAppear {
          withObservationTracking {
            _ = job.cost
          } onChange: {
            MainActor.assumeIsolated { changes += 1 }
          }
        }
        .onChange(of: changes) { cost = job.cost }
      Button("Add hour") { job.hours += 1 }
      Button("Add part") { job.parts += 1 }
    }
  }
  struct Workshop: WorkshopScreen {
    @State private var job = Job(number: 1)
    @State var isLarge = false

    var bill: some View { Bill(job: job).id(job.number) }

    func goToNextClock() { job = Job(number: job.number + 1) }
  }
  return Workshop()
}

private func firstHour() -> some View {
  struct Bill: View {
    let job: Job

    var body: some View {
      Text("Clock \(job.number)")
      Text("Hours: \(job.hours)")
      Text("Parts: \(job.parts)")
      Text("Cost: \(job.cost)")
      Button("Add hour") { job.hours = 1 }
      Button("Add part") { job.parts += 1 }
    }
  }
  struct Workshop: WorkshopScreen {
    @State private var job = Job(number: 1)
    @State var isLarge = false

    var bill: some View { Bill(job: job) }

    func goToNextClock() { job = Job(number: job.number + 1) }
  }
  return Workshop()
}

private func twoClocks() -> some View {
  struct Bill: BillScreen {
    let job: Job
  }
  struct Workshop: WorkshopScreen {
    @State private var job = Job(number: 1)
    @State var isLarge = false

    var bill: some View { Bill(job: job) }

    func goToNextClock() { job = Job(number: job.number == 1 ? 2 : 1) }
  }
  return Workshop()
}

private func sameNumber() -> some View {
  struct Number: View {
    @State var number: Int

    var body: some View { Text("Clock \(number)") }
  }
  struct Bill: View {
    let job: Job

    var body: some View {
      Number(number: job.number)
      Text("Hours: \(job.hours)")
      Text("Parts: \(job.parts)")
      Text("Cost: \(job.cost)")
      Button("Add hour") { job.hours += 1 }
      Button("Add part") { job.parts += 1 }
    }
  }
  struct Workshop: WorkshopScreen {
    @State private var job = Job(number: 1)
    @State var isLarge = false

    var bill: some View { Bill(job: job) }

    func goToNextClock() { job = Job(number: job.number + 1) }
  }
  return Workshop()
}

private func costOfHours() -> some View {
  struct Bill: BillScreen {
    let job: JobWithLateCost
  }
  struct Workshop: WorkshopScreen {
    @State private var job = JobWithLateCost(number: 1)
    @State var isLarge = false

    var bill: some View { Bill(job: job) }

    func goToNextClock() { job = JobWithLateCost(number: job.number + 1) }
  }
  return Workshop()
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension BillCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkBill(on: $0) },
    on: [
      .right("a bill whose object is replaced for the next clock", content: replaced),
      .right("a bill whose objects are stored in another object", content: nested),
      .wrong(
        "a next clock whose bill keeps the hours",
        thought: "Hours belong to the workshop, not to a clock.", content: keptHours),
      .wrong(
        "a cost that leaves out the parts when an hour is added",
        thought: "A cost that is set with each addition includes the earlier ones.",
        content: costOfLast),
    ])

  @Test(.proves(5)) func `your test catches a next clock whose bill keeps the hours`() async throws
  {
    try await Self.withheldTrial.expectNotice(of: "a next clock whose bill keeps the hours")
  }

  @Test(.proves(2))
  func `your test catches a cost that leaves out the parts when an hour is added`() async throws {
    try await Self.withheldTrial.expectNotice(
      of: "a cost that leaves out the parts when an hour is added")
  }
}

@Observable
private final class JobWithLastCost: ClockJob {
  let number: Int
  private(set) var cost = 0
  var hours = 0 { didSet { cost = hours * 20 } }
  var parts = 0 { didSet { cost = parts * 5 } }

  init(number: Int) { self.number = number }
}

private func keptHours() -> some View {
  struct Bill: BillScreen {
    let job: Job
  }
  struct Workshop: WorkshopScreen {
    @State private var job = Job(number: 1)
    @State var isLarge = false

    var bill: some View { Bill(job: job) }

    func goToNextClock() {
      let next = Job(number: job.number + 1)
      next.hours = job.hours
      job = next
    }
  }
  return Workshop()
}

private func costOfLast() -> some View {
  struct Bill: BillScreen {
    let job: JobWithLastCost
  }
  struct Workshop: WorkshopScreen {
    @State private var job = JobWithLastCost(number: 1)
    @State var isLarge = false

    var bill: some View { Bill(job: job) }

    func goToNextClock() { job = JobWithLastCost(number: job.number + 1) }
  }
  return Workshop()
}
