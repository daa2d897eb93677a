import StateFlow
import Testing
import WorkbookTesting

@testable import ViewStateCatch

@Suite("1.8 Door check", .exercise)
struct DoorCheckTests {
  private static let trial = TestTrial(
    of: { try checkDoors(on: $0) },
    on: [
      .right("doors whose counts are two state properties", content: twoStates),
      .right("doors whose counts are in a dictionary", content: dictionary),
      .right("doors that start over with a new identity", content: newIdentity),
      .wrong(
        "a total that leaves out the south door",
        thought: "A total that follows one of the counts follows both.", content: northTotal),
      .wrong(
        "doors whose counts never change",
        thought: "A property of a class works like a state property.", content: unobserved),
      .wrong(
        "doors that share one count",
        thought: "Each view has its own copy of a static property.",
        reset: { StaticCount.visitors = 0 }, content: shared),
      .wrong(
        "a north door that counts one visitor as a couple",
        thought: "Both buttons of a door can share one action.", content: { couples(.north) }),
      .wrong(
        "a south door that counts one visitor as a couple",
        thought: "Both buttons of a door can share one action.", content: { couples(.south) }),
      .wrong(
        "a north door that counts a couple as one visitor",
        thought: "A local copy of a state property follows the property.", content: staleNorth),
      .wrong(
        "a south door that counts a couple as one visitor",
        thought: "A local copy of a state property follows the property.", content: staleSouth),
      .wrong(
        "doors that lose their counts when the color changes",
        thought: "Both branches of an if contain the same view.", content: branches),
      .wrong(
        "doors that lose their counts, but not the total, when the color changes",
        thought: "State is kept as long as its owner's parent is.", content: ownCounts),
      .wrong(
        "doors whose total isn't reset",
        thought: "A value that can be computed from others needs its own state property.",
        content: storedTotal),
      .wrong(
        "a north door that continues the count of the day before",
        thought: "A value that isn't shown is gone.", content: maskedNorth),
      .wrong(
        "a south door that continues the count of the day before",
        thought: "A value that isn't shown is gone.", content: maskedSouth),
      .wrong(
        "doors that show the new day only after the next tap",
        thought: "A change to an object shows on screen immediately.", content: lateReset),
    ])

  @Test(.proves(7)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(1)) func `your test catches a total that leaves out the south door`() async throws {
    try await Self.trial.expectNotice(of: "a total that leaves out the south door")
  }

  @Test(.proves(2)) func `your test catches doors whose counts never change`() async throws {
    try await Self.trial.expectNotice(of: "doors whose counts never change")
  }

  @Test(.proves(2)) func `your test catches doors that share one count`() async throws {
    try await Self.trial.expectNotice(of: "doors that share one count")
  }

  @Test(.proves(2)) func `your test catches a north door that counts one visitor as a couple`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a north door that counts one visitor as a couple")
  }

  @Test(.proves(2)) func `your test catches a south door that counts one visitor as a couple`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a south door that counts one visitor as a couple")
  }

  @Test(.proves(3)) func `your test catches a north door that counts a couple as one visitor`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a north door that counts a couple as one visitor")
  }

  @Test(.proves(3)) func `your test catches a south door that counts a couple as one visitor`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a south door that counts a couple as one visitor")
  }

  @Test(.proves(4)) func `your test catches a color change that resets the counts`() async throws {
    try await Self.trial.expectNotice(of: "doors that lose their counts when the color changes")
  }

  @Test(.proves(4)) func `your test catches a color change that resets all but the total`()
    async throws
  {
    try await Self.trial.expectNotice(
      of: "doors that lose their counts, but not the total, when the color changes")
  }

  @Test(.proves(5)) func `your test catches doors whose total isn't reset`() async throws {
    try await Self.trial.expectNotice(of: "doors whose total isn't reset")
  }

  @Test(.proves(6)) func `your test catches a north door that continues yesterday's count`()
    async throws
  {
    try await Self.trial.expectNotice(
      of: "a north door that continues the count of the day before")
  }

  @Test(.proves(6)) func `your test catches a south door that continues yesterday's count`()
    async throws
  {
    try await Self.trial.expectNotice(
      of: "a south door that continues the count of the day before")
  }

  @Test(.proves(5)) func `your test catches doors that show the new day only after a tap`()
    async throws
  {
    try await Self.trial.expectNotice(of: "doors that show the new day only after the next tap")
  }

  @Test(.proves(7)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its types inside a function and uses the same names as
// the others, so the names don't reveal which program is being tested. Most programs share a screen
// and declare only how they store and change their counts.

/// The screen of most programs.
private protocol DoorsScreen: View {
  var isBlue: Bool { get nonmutating set }
  /// The numbers on screen.
  var shown: (north: Int, south: Int, total: Int) { get }
  func addNorth(_ number: Int)
  func addSouth(_ number: Int)
  func startNewDay()
}

extension DoorsScreen {
  @ViewBuilder var body: some View {
    let shown = shown
    VStack {
      Text("North: \(shown.north)")
      Text("South: \(shown.south)")
      Text("Total: \(shown.total)")
      Button("North +1") { addNorth(1) }
      Button("North +2") { addNorth(2) }
      Button("South +1") { addSouth(1) }
      Button("South +2") { addSouth(2) }
      Button("Change color") { isBlue.toggle() }
      Button("New day") { startNewDay() }
    }
    .foregroundColor(isBlue ? .blue : .black)
  }
}

/// A screen with a count for each door. Unless a program replaces a part of it, it's correct.
private protocol TwoCounts: DoorsScreen {
  var north: Int { get nonmutating set }
  var south: Int { get nonmutating set }
}

extension TwoCounts {
  var shown: (north: Int, south: Int, total: Int) { (north, south, north + south) }

  func addNorth(_ number: Int) { north += number }

  func addSouth(_ number: Int) { south += number }

  func startNewDay() {
    north = 0
    south = 0
  }
}

private func twoStates() -> some View {
  struct Doors: TwoCounts {
    @State var north = 0
    @State var south = 0
    @State var isBlue = false
  }
  return Doors()
}

private func dictionary() -> some View {
  struct Doors: View {
    @State private var counts: [String: Int] = [:]
    @State private var isBlue = false

    var body: some View {
      VStack {
        Text("Visitors of the museum")
        Text("Total: \(counts.values.reduce(0, +))")
        ForEach(["South", "North"], id: \.self) { door in
          HStack {
            Text("\(door): \(counts[door, default: 0])")
            Button("\(door) +1") { counts[door, default: 0] += 1 }
            Button("\(door) +2") { counts[door, default: 0] += 2 }
          }
        }
        .foregroundColor(isBlue ? .blue : .black)
        Button("New day") { counts = [:] }
        Button("Change color") { isBlue.toggle() }
      }
    }
  }
  return Doors()
}

private func newIdentity() -> some View {
  struct Counts: View {
    let color: Color
    @State private var north = 0
    @State private var south = 0

    var body: some View {
      VStack {
        HStack {
          Text("North: \(north), South: \(south)")
          Text("Total: \(north + south)")
        }
        .foregroundColor(color)
        Button("South +1") { south += 1 }
        Button("South +2") { south += 2 }
        Button("North +1") { north += 1 }
        Button("North +2") { north += 2 }
      }
    }
  }
  struct Doors: View {
    @State private var day = 1
    @State private var color = Color.black

    var body: some View {
      VStack {
        Button("New day") { day += 1 }
        Button("Change color") { color = color == .black ? .blue : .black }
        Counts(color: color).id(day)
      }
    }
  }
  return Doors()
}

private func northTotal() -> some View {
  struct Doors: TwoCounts {
    @State var north = 0
    @State var south = 0
    @State var isBlue = false

    var shown: (north: Int, south: Int, total: Int) { (north, south, north) }
  }
  return Doors()
}

private func unobserved() -> some View {
  final class Counts {
    var north = 0
    var south = 0
  }
  struct Doors: TwoCounts {
    let counts = Counts()
    @State var isBlue = false

    var north: Int {
      get { counts.north }
      nonmutating set { counts.north = newValue }
    }
    var south: Int {
      get { counts.south }
      nonmutating set { counts.south = newValue }
    }
  }
  return Doors()
}

/// The count that several doors share.
private enum StaticCount {
  static var visitors = 0
}

private func shared() -> some View {
  struct Doors: View {
    @State private var isBlue = false
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("North: \(StaticCount.visitors)").id(taps)
        Text("South: \(StaticCount.visitors)").id(taps)
        Text("Total: \(StaticCount.visitors)").id(taps)
        ForEach(["North", "South"], id: \.self) { door in
          Button("\(door) +1") { add(1) }
          Button("\(door) +2") { add(2) }
        }
        Button("Change color") { isBlue.toggle() }
        Button("New day") { add(-StaticCount.visitors) }
      }
      .foregroundColor(isBlue ? .blue : .black)
    }

    private func add(_ number: Int) {
      StaticCount.visitors += number
      taps += 1
    }
  }
  return Doors()
}

private enum Entrance { case north, south }

private func couples(_ door: Entrance) -> some View {
  struct Doors: TwoCounts {
    let door: Entrance
    @State var north = 0
    @State var south = 0
    @State var isBlue = false

    func addNorth(_ number: Int) { north += door == .north ? 2 : number }

    func addSouth(_ number: Int) { south += door == .south ? 2 : number }
  }
  return Doors(door: door)
}

private func staleNorth() -> some View {
  struct Doors: TwoCounts {
    @State var north = 0
    @State var south = 0
    @State var isBlue = false

    func addNorth(_ number: Int) {
      let old = north
      for _ in 1...number { north = old + 1 }
    }
  }
  return Doors()
}

private func staleSouth() -> some View {
  struct Doors: TwoCounts {
    @State var north = 0
    @State var south = 0
    @State var isBlue = false

    func addSouth(_ number: Int) {
      let old = south
      for _ in 1...number { south = old + 1 }
    }
  }
  return Doors()
}

private func branches() -> some View {
  struct Counts: TwoCounts {
    @Binding var isBlue: Bool
    @State var north = 0
    @State var south = 0
  }
  struct Doors: View {
    @State private var isBlue = false

    var body: some View {
      if isBlue {
        Counts(isBlue: $isBlue).foregroundColor(.blue)
      } else {
        Counts(isBlue: $isBlue).foregroundColor(.black)
      }
    }
  }
  return Doors()
}

private func ownCounts() -> some View {
  struct Door: View {
    let name: String
    @Binding var total: Int
    @State private var count = 0

    var body: some View {
      Text("\(name): \(count)")
      ForEach(1...2, id: \.self) { number in
        Button("\(name) +\(number)") {
          count += number
          total += number
        }
      }
    }
  }
  struct Doors: View {
    @State private var total = 0
    @State private var day = 1
    @State private var color = Color.black

    var body: some View {
      VStack {
        Text("Visitors of the museum")
        Text("Total: \(total)")
        VStack {
          Door(name: "South", total: $total)
          Door(name: "North", total: $total)
        }
        .id("\(day) \(color)")
        Button("New day") {
          day += 1
          total = 0
        }
        Button("Change color") { color = color == .black ? .blue : .black }
      }
      .foregroundColor(color)
    }
  }
  return Doors()
}

private func storedTotal() -> some View {
  struct Doors: TwoCounts {
    @State var north = 0
    @State var south = 0
    @State private var total = 0
    @State var isBlue = false

    var shown: (north: Int, south: Int, total: Int) { (north, south, total) }

    func addNorth(_ number: Int) {
      north += number
      total += number
    }

    func addSouth(_ number: Int) {
      south += number
      total += number
    }
  }
  return Doors()
}

private func maskedNorth() -> some View {
  struct Doors: TwoCounts {
    @State var north = 0
    @State var south = 0
    @State private var isNewDay = true
    @State var isBlue = false

    var shown: (north: Int, south: Int, total: Int) {
      isNewDay ? (0, south, south) : (north, south, north + south)
    }

    func addNorth(_ number: Int) {
      north += number
      isNewDay = false
    }

    func startNewDay() {
      south = 0
      isNewDay = true
    }
  }
  return Doors()
}

private func maskedSouth() -> some View {
  struct Doors: TwoCounts {
    @State var north = 0
    @State var south = 0
    @State private var isNewDay = true
    @State var isBlue = false

    var shown: (north: Int, south: Int, total: Int) {
      isNewDay ? (north, 0, north) : (north, south, north + south)
    }

    func addSouth(_ number: Int) {
      south += number
      isNewDay = false
    }

    func startNewDay() {
      north = 0
      isNewDay = true
    }
  }
  return Doors()
}

private func lateReset() -> some View {
  final class Counts {
    var north = 0
    var south = 0
  }
  struct Doors: DoorsScreen {
    @State private var counts = Counts()
    @State private var taps = 0
    @State var isBlue = false

    var shown: (north: Int, south: Int, total: Int) {
      let _ = taps
      return (counts.north, counts.south, counts.north + counts.south)
    }

    func addNorth(_ number: Int) {
      counts.north += number
      taps += 1
    }

    func addSouth(_ number: Int) {
      counts.south += number
      taps += 1
    }

    func startNewDay() {
      counts.north = 0
      counts.south = 0
    }
  }
  return Doors()
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension DoorCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkDoors(on: $0) },
    on: [
      .right("doors whose counts are two state properties", content: twoStates),
      .right("doors whose counts are in a dictionary", content: dictionary),
      .wrong(
        "a total that leaves out the north door",
        thought: "A total that follows one of the counts follows both.", content: southTotal),
      .wrong(
        "a south door that loses its count when the color changes",
        thought: "A view appears only once.", content: southAppears),
      .wrong(
        "a north door that keeps showing 0",
        thought: "A state property follows the value that the parent passes.", content: stuckNorth),
    ])

  @Test(.proves(1)) func `your test catches a total that leaves out the north door`() async throws {
    try await Self.withheldTrial.expectNotice(of: "a total that leaves out the north door")
  }

  @Test(.proves(4))
  func `your test catches a south door that loses its count when the color changes`() async throws {
    try await Self.withheldTrial.expectNotice(
      of: "a south door that loses its count when the color changes")
  }

  @Test(.proves(1)) func `your test catches a north door that keeps showing 0`() async throws {
    try await Self.withheldTrial.expectNotice(of: "a north door that keeps showing 0")
  }
}

private func southTotal() -> some View {
  struct Doors: TwoCounts {
    @State var north = 0
    @State var south = 0
    @State var isBlue = false

    var shown: (north: Int, south: Int, total: Int) { (north, south, south) }
  }
  return Doors()
}

private func southAppears() -> some View {
  struct Doors: View {
    @State private var north = 0
    @State private var south = 0
    @State private var isBlue = false

    var body: some View {
      VStack {
        Text("North: \(north)")
        Text("South: \(south)")
          .onAppear { south = 0 }
          .id(isBlue)
        Text("Total: \(north + south)")
        Button("North +1") { north += 1 }
        Button("North +2") { north += 2 }
        Button("South +1") { south += 1 }
        Button("South +2") { south += 2 }
        Button("Change color") { isBlue.toggle() }
        Button("New day") {
          north = 0
          south = 0
        }
      }
      .foregroundColor(isBlue ? .blue : .black)
    }
  }
  return Doors()
}

private func stuckNorth() -> some View {
  struct Doors: TwoCounts {
    @State var north = 0
    @State var south = 0
    @State var isBlue = false

    /// The label keeps the number that it got first.
    var shown: (north: Int, south: Int, total: Int) { (0, south, north + south) }
  }
  return Doors()
}
