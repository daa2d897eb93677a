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
        "a bill that stays with the previous clock",
        thought: "@State follows the object that the parent passes.", content: copied),
      .wrong(
        "buttons that change the previous clock's bill",
        thought: "If the bill follows the next clock, the buttons do, too.", content: behind),
      .wrong(
        "a cost that is updated only once",
        thought: "An observation lasts until it's canceled.", content: once),
    ])

  @Test func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test func `your test catches a bill that isn't observed`() async throws {
    try await Self.trial.expectNotice(of: "a bill that isn't observed")
  }

  @Test func `your test catches parts that are shown too late`() async throws {
    try await Self.trial.expectNotice(of: "parts that aren't shown until something else changes")
  }

  @Test func `your test catches a bill that is lost when the type size changes`() async throws {
    try await Self.trial.expectNotice(of: "a bill that is lost when the type size changes")
  }

  @Test func `your test catches a bill that stays with the previous clock`() async throws {
    try await Self.trial.expectNotice(of: "a bill that stays with the previous clock")
  }

  @Test func `your test catches buttons that change the previous clock's bill`() async throws {
    try await Self.trial.expectNotice(of: "buttons that change the previous clock's bill")
  }

  @Test func `your test catches a cost that is updated only once`() async throws {
    try await Self.trial.expectNotice(of: "a cost that is updated only once")
  }

  @Test func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its views inside a function and uses the same names as
// the others, so the names don't reveal which program is being tested. The observable classes come
// first, because the `@Observable` macro can't be applied to a class in a function.

@Observable
private final class Job {
  let number: Int
  var hours = 0
  var parts = 0

  init(number: Int) { self.number = number }

  var cost: Int { hours * 20 + parts * 5 }
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
private final class JobWithPlainParts {
  let number: Int
  var hours = 0
  @ObservationIgnored var parts = 0

  init(number: Int) { self.number = number }

  var cost: Int { hours * 20 + parts * 5 }
}

private func replaced() -> some View {
  struct Bill: View {
    let job: Job

    var body: some View {
      Text("Clock \(job.number)")
      Text("Hours: \(job.hours)")
      Text("Parts: \(job.parts)")
      Text("Cost: \(job.cost)")
      Button("Add hour") { job.hours += 1 }
      Button("Add part") { job.parts += 1 }
    }
  }
  struct Workshop: View {
    @State private var job = Job(number: 1)
    @State private var isLarge = false

    var body: some View {
      VStack {
        Bill(job: job)
        Button("Next clock") { job = Job(number: job.number + 1) }
        Button("Large type") { isLarge.toggle() }
      }
      .font(isLarge ? .title : .body)
    }
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
  final class Job: ObservableObject {
    let number: Int
    @Published var hours = 0
    @Published var parts = 0

    init(number: Int) { self.number = number }

    var cost: Int { hours * 20 + parts * 5 }
  }
  struct Bill: View {
    let job: Job

    var body: some View {
      Text("Clock \(job.number)")
      Text("Hours: \(job.hours)")
      Text("Parts: \(job.parts)")
      Text("Cost: \(job.cost)")
      Button("Add hour") { job.hours += 1 }
      Button("Add part") { job.parts += 1 }
    }
  }
  struct Workshop: View {
    @State private var job = Job(number: 1)
    @State private var isLarge = false

    var body: some View {
      VStack {
        Bill(job: job)
        Button("Next clock") { job = Job(number: job.number + 1) }
        Button("Large type") { isLarge.toggle() }
      }
      .font(isLarge ? .title : .body)
    }
  }
  return Workshop()
}

private func ignored() -> some View {
  struct Bill: View {
    let job: JobWithPlainParts

    var body: some View {
      Text("Clock \(job.number)")
      Text("Hours: \(job.hours)")
      Text("Parts: \(job.parts)")
      Text("Cost: \(job.cost)")
      Button("Add hour") { job.hours += 1 }
      Button("Add part") { job.parts += 1 }
    }
  }
  struct Workshop: View {
    @State private var job = JobWithPlainParts(number: 1)
    @State private var isLarge = false

    var body: some View {
      VStack {
        Bill(job: job)
        Button("Next clock") { job = JobWithPlainParts(number: job.number + 1) }
        Button("Large type") { isLarge.toggle() }
      }
      .font(isLarge ? .title : .body)
    }
  }
  return Workshop()
}

private func recreated() -> some View {
  struct Bill: View {
    let job: Job

    init(number: Int) { job = Job(number: number) }

    var body: some View {
      Text("Clock \(job.number)")
      Text("Hours: \(job.hours)")
      Text("Parts: \(job.parts)")
      Text("Cost: \(job.cost)")
      Button("Add hour") { job.hours += 1 }
      Button("Add part") { job.parts += 1 }
    }
  }
  struct Workshop: View {
    @State private var number = 1
    @State private var isLarge = false

    var body: some View {
      VStack {
        Bill(number: number)
        Button("Next clock") { number += 1 }
        Button("Large type") { isLarge.toggle() }
      }
      .font(isLarge ? .title : .body)
    }
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
  struct Workshop: View {
    @State private var job = Job(number: 1)
    @State private var isLarge = false

    var body: some View {
      VStack {
        Text("Clock \(job.number)")
        Bill(job: job)
        Button("Next clock") { job = Job(number: job.number + 1) }
        Button("Large type") { isLarge.toggle() }
      }
      .font(isLarge ? .title : .body)
    }
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
  struct Workshop: View {
    @State private var job = Job(number: 1)
    @State private var isLarge = false

    var body: some View {
      VStack {
        Bill(job: job)
        Keys(job: job)
        Button("Next clock") { job = Job(number: job.number + 1) }
        Button("Large type") { isLarge.toggle() }
      }
      .font(isLarge ? .title : .body)
    }
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
  struct Workshop: View {
    @State private var job = Job(number: 1)
    @State private var isLarge = false

    var body: some View {
      VStack {
        Bill(job: job).id(job.number)
        Button("Next clock") { job = Job(number: job.number + 1) }
        Button("Large type") { isLarge.toggle() }
      }
      .font(isLarge ? .title : .body)
    }
  }
  return Workshop()
}
