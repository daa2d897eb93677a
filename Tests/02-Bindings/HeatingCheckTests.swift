import StateFlow
import Testing
import WorkbookTesting

@testable import BindingsCatch

@Suite("2.8 Heating check", .exercise)
struct HeatingCheckTests {
  private static let trial = TestTrial(
    of: { try checkHeating(on: $0) },
    on: [
      .right("a heating screen with two bindings to one state property", content: twoBindings),
      .right("a heating screen whose bindings limit the value", content: limitingBinding),
      .right(
        "a heating screen that shows the office and the door in one line of text",
        content: oneText),
      .wrong(
        "a heating screen whose office and door change separate copies of the target",
        thought: "A state property that starts with the parent's value keeps following it.",
        content: copies),
      .wrong(
        "a heating screen whose target can't be changed",
        thought: "A constant binding is enough to show and change a value.", content: constant),
      .wrong(
        "an office that keeps showing the initial target",
        thought: "A value that is passed once stays up to date.", content: stale),
      .wrong(
        "a door that keeps showing the initial target",
        thought: "A value that is passed once stays up to date.", content: staleDoor),
      .wrong(
        "a heating screen whose target label never changes",
        thought: "A state property follows the value that it was created from.",
        content: staleTarget),
      .wrong(
        "an office that applies every step twice",
        thought: "The stepper might not apply its step, so the binding has to apply it, too.",
        content: { twice("Office") }),
      .wrong(
        "a door that applies every step twice",
        thought: "The stepper might not apply its step, so the binding has to apply it, too.",
        content: { twice("Door") }),
      .wrong(
        "a door that exceeds the upper limit",
        thought: "One stepper's range also limits the other stepper.",
        content: { unlimited("Door", 18...Int.max) }),
      .wrong(
        "a door that goes below the lower limit",
        thought: "One stepper's range also limits the other stepper.",
        content: { unlimited("Door", Int.min...22) }),
      .wrong(
        "an office that exceeds the upper limit",
        thought: "One stepper's range also limits the other stepper.",
        content: { unlimited("Office", 18...Int.max) }),
      .wrong(
        "an office that goes below the lower limit",
        thought: "One stepper's range also limits the other stepper.",
        content: { unlimited("Office", Int.min...22) }),
      .wrong(
        "a heating screen that limits only what it shows",
        thought: "What isn't shown doesn't happen.", content: limitedDisplay),
      .wrong(
        "a heating screen without an upper limit",
        thought: "A binding that enforces one end of a range enforces the other, too.",
        content: { limited(to: 18...Int.max) }),
      .wrong(
        "a heating screen without a lower limit",
        thought: "A binding that enforces one end of a range enforces the other, too.",
        content: { limited(to: Int.min...22) }),
    ])

  @Test(.proves(4)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(2))
  func `your test catches an office and a door that change separate copies of the target`()
    async throws
  {
    try await Self.trial.expectNotice(
      of: "a heating screen whose office and door change separate copies of the target")
  }

  @Test(.proves(2)) func `your test catches a target that can't be changed`() async throws {
    try await Self.trial.expectNotice(of: "a heating screen whose target can't be changed")
  }

  @Test(.proves(1)) func `your test catches an office that keeps showing the initial target`()
    async throws
  {
    try await Self.trial.expectNotice(of: "an office that keeps showing the initial target")
  }

  @Test(.proves(1)) func `your test catches a door that keeps showing the initial target`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a door that keeps showing the initial target")
  }

  @Test(.proves(1)) func `your test catches a target label that never changes`() async throws {
    try await Self.trial.expectNotice(of: "a heating screen whose target label never changes")
  }

  @Test(.proves(2)) func `your test catches an office that applies every step twice`() async throws
  {
    try await Self.trial.expectNotice(of: "an office that applies every step twice")
  }

  @Test(.proves(2)) func `your test catches a door that applies every step twice`() async throws {
    try await Self.trial.expectNotice(of: "a door that applies every step twice")
  }

  @Test(.proves(3)) func `your test catches a door that exceeds the upper limit`() async throws {
    try await Self.trial.expectNotice(of: "a door that exceeds the upper limit")
  }

  @Test(.proves(3)) func `your test catches a door that goes below the lower limit`() async throws {
    try await Self.trial.expectNotice(of: "a door that goes below the lower limit")
  }

  @Test(.proves(3)) func `your test catches an office that exceeds the upper limit`() async throws {
    try await Self.trial.expectNotice(of: "an office that exceeds the upper limit")
  }

  @Test(.proves(3)) func `your test catches an office that goes below the lower limit`()
    async throws
  {
    try await Self.trial.expectNotice(of: "an office that goes below the lower limit")
  }

  @Test(.proves(3)) func `your test catches a heating screen that limits only what it shows`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a heating screen that limits only what it shows")
  }

  @Test(.proves(3)) func `your test catches a heating screen without an upper limit`() async throws
  {
    try await Self.trial.expectNotice(of: "a heating screen without an upper limit")
  }

  @Test(.proves(3)) func `your test catches a heating screen without a lower limit`() async throws {
    try await Self.trial.expectNotice(of: "a heating screen without a lower limit")
  }

  @Test(.proves(4)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Types that only one program needs are declared inside its function and have
// the same names as in the others, so the names don't reveal which program is being tested.

private struct Place: View {
  let name: String
  @Binding var target: Int

  var body: some View {
    Text("\(name): \(target)")
    Stepper(name, value: $target, in: 18...22)
  }
}

private func twoBindings() -> some View {
  struct Heating: View {
    @State private var target = 20

    var body: some View {
      VStack {
        Text("Target: \(target)")
        Place(name: "Door", target: $target)
        Place(name: "Office", target: $target)
      }
    }
  }
  return Heating()
}

private func limitingBinding() -> some View {
  struct Settings {
    var target = 20
  }
  struct Place: View {
    let name: String
    let target: Binding<Int>

    var body: some View {
      HStack {
        Stepper(name, value: target)
        Text("\(name): \(target.wrappedValue)")
      }
    }
  }
  struct Heating: View {
    @State private var settings = Settings()

    private var target: Binding<Int> {
      Binding {
        settings.target
      } set: {
        settings.target = min(max($0, 18), 22)
      }
    }

    var body: some View {
      VStack {
        Text("Heating of the museum")
        Place(name: "Office", target: target)
        Place(name: "Door", target: target)
        Text("Target: \(settings.target)")
      }
    }
  }
  return Heating()
}

private func oneText() -> some View {
  struct Heating: View {
    @State private var target = 20

    var body: some View {
      VStack {
        HStack {
          Stepper("Door", value: $target, in: 18...22)
          Stepper("Office", value: $target, in: 18...22)
        }
        Text("Door: \(target), Office: \(target)")
        Text("Target: \(target) degrees")
      }
    }
  }
  return Heating()
}

private func copies() -> some View {
  struct Place: View {
    let name: String
    @State var target: Int

    var body: some View {
      Text("\(name): \(target)")
      Stepper(name, value: $target, in: 18...22)
    }
  }
  struct Heating: View {
    @State private var target = 20

    var body: some View {
      VStack {
        Text("Target: \(target)")
        Place(name: "Door", target: target)
        Place(name: "Office", target: target)
      }
    }
  }
  return Heating()
}

private func constant() -> some View {
  struct Heating: View {
    @State private var target = 20

    var body: some View {
      VStack {
        Text("Target: \(target)")
        Place(name: "Door", target: .constant(target))
        Place(name: "Office", target: .constant(target))
      }
    }
  }
  return Heating()
}

private func stale() -> some View {
  struct Office: View {
    @State var shown: Int
    @Binding var target: Int

    var body: some View {
      Text("Office: \(shown)")
      Stepper("Office", value: $target, in: 18...22)
    }
  }
  struct Heating: View {
    @State private var target = 20

    var body: some View {
      VStack {
        Text("Target: \(target)")
        Place(name: "Door", target: $target)
        Office(shown: target, target: $target)
      }
    }
  }
  return Heating()
}

private func staleDoor() -> some View {
  struct Door: View {
    @State var shown: Int
    @Binding var target: Int

    var body: some View {
      Text("Door: \(shown)")
      Stepper("Door", value: $target, in: 18...22)
    }
  }
  struct Heating: View {
    @State private var target = 20

    var body: some View {
      VStack {
        Text("Target: \(target)")
        Door(shown: target, target: $target)
        Place(name: "Office", target: $target)
      }
    }
  }
  return Heating()
}

private func staleTarget() -> some View {
  struct Target: View {
    @State var target: Int

    var body: some View { Text("Target: \(target)") }
  }
  struct Heating: View {
    @State private var target = 20

    var body: some View {
      VStack {
        Target(target: target)
        Place(name: "Door", target: $target)
        Place(name: "Office", target: $target)
      }
    }
  }
  return Heating()
}

private func twice(_ place: String) -> some View {
  struct Heating: View {
    let place: String
    @State private var target = 20

    private var doubled: Binding<Int> {
      Binding {
        target
      } set: {
        target += 2 * ($0 - target)
      }
    }

    var body: some View {
      VStack {
        Text("Target: \(target)")
        ForEach(["Door", "Office"], id: \.self) { name in
          Place(name: name, target: name == place ? doubled : $target)
        }
      }
    }
  }
  return Heating(place: place)
}

private func unlimited(_ place: String, _ range: ClosedRange<Int>) -> some View {
  struct Heating: View {
    let place: String
    let range: ClosedRange<Int>
    @State private var target = 20

    var body: some View {
      VStack {
        Text("Target: \(target)")
        ForEach(["Door", "Office"], id: \.self) { name in
          Text("\(name): \(target)")
          Stepper(name, value: $target, in: name == place ? range : 18...22)
        }
      }
    }
  }
  return Heating(place: place, range: range)
}

private func limitedDisplay() -> some View {
  struct Heating: View {
    @State private var target = 20

    private var shown: Int { min(max(target, 18), 22) }

    var body: some View {
      VStack {
        Text("Target: \(shown)")
        ForEach(["Door", "Office"], id: \.self) { name in
          Text("\(name): \(shown)")
          Stepper(name, value: $target)
        }
      }
    }
  }
  return Heating()
}

private func limited(to range: ClosedRange<Int>) -> some View {
  struct Place: View {
    let name: String
    let target: Binding<Int>

    var body: some View {
      Text("\(name): \(target.wrappedValue)")
      Stepper(name, value: target)
    }
  }
  struct Heating: View {
    let range: ClosedRange<Int>
    @State private var degrees = 20

    private var target: Binding<Int> {
      Binding {
        degrees
      } set: {
        degrees = min(max($0, range.lowerBound), range.upperBound)
      }
    }

    var body: some View {
      VStack {
        Text("Target: \(degrees)")
        Place(name: "Door", target: target)
        Place(name: "Office", target: target)
      }
    }
  }
  return Heating(range: range)
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension HeatingCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkHeating(on: $0) },
    on: [
      .right("a heating screen with two bindings to one state property", content: twoBindings),
      .right("a heating screen whose bindings limit the value", content: limitingBinding),
      .wrong(
        "an office that can't lower the target",
        thought: "The larger of two values is the newer one.", content: risingOffice),
      .wrong(
        "a door that shows only its own steps",
        thought: "A value that is copied with each step stays up to date.", content: ownSteps),
    ])

  @Test(.proves(2)) func `your test catches an office that can't lower the target`() async throws {
    try await Self.withheldTrial.expectNotice(of: "an office that can't lower the target")
  }

  @Test(.proves(1)) func `your test catches a door that shows only its own steps`() async throws {
    try await Self.withheldTrial.expectNotice(of: "a door that shows only its own steps")
  }
}

private func risingOffice() -> some View {
  struct Heating: View {
    @State private var target = 20

    private var rising: Binding<Int> {
      Binding {
        target
      } set: {
        target = max($0, target)
      }
    }

    var body: some View {
      VStack {
        Text("Target: \(target)")
        Place(name: "Door", target: $target)
        Place(name: "Office", target: rising)
      }
    }
  }
  return Heating()
}

private func ownSteps() -> some View {
  struct Door: View {
    @Binding var target: Int
    @State private var shown = 20

    var body: some View {
      Text("Door: \(shown)")
      Stepper(
        "Door",
        value: Binding {
          target
        } set: {
          target = $0
          shown = $0
        }, in: 18...22)
    }
  }
  struct Heating: View {
    @State private var target = 20

    var body: some View {
      VStack {
        Text("Target: \(target)")
        Door(target: $target)
        Place(name: "Office", target: $target)
      }
    }
  }
  return Heating()
}
