import StateFlow
import Testing
import WorkbookTesting

@testable import OwnershipCatch

@Suite("6.5 Card check", .exercise)
struct CardCheckTests {
  private static let trial = TestTrial(
    of: { try checkCard(on: $0) },
    on: [
      .right("a card that owns its object, with an identity for each question", content: identity),
      .right("a quiz that owns the card's object", content: parentOwns),
      .wrong(
        "a card that doesn't show new tries",
        thought: "A property of a class updates views, just like @State.", content: unobserved),
      .wrong(
        "a card that forgets its tries when the type size changes",
        thought: "An observed object is retained like an owned one.", content: recreated),
      .wrong(
        "a card that forgets tries in large type",
        thought: "A copy of the tries follows the original, and the original follows the copy.",
        content: copiedTries),
      .wrong(
        "a card that stays on the first question",
        thought: "A state object picks up new arguments from its parent.", content: firstQuestion),
      .wrong(
        "a card that keeps the previous question's tries",
        thought: "A new question creates a new card.", content: keptTries),
      .wrong(
        "a card that counts only the first try",
        thought: "A question has either been tried or not.", content: firstTry),
      .wrong(
        "a card that stays on the second question",
        thought: "There are two questions: the first and the next.", content: twoQuestions),
    ])

  @Test(.proves(5)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(1)) func `your test catches a card that doesn't show new tries`() async throws {
    try await Self.trial.expectNotice(of: "a card that doesn't show new tries")
  }

  @Test(.proves(2))
  func `your test catches a card that forgets its tries when the type size changes`()
    async throws
  {
    try await Self.trial.expectNotice(
      of: "a card that forgets its tries when the type size changes")
  }

  @Test(.proves(2)) func `your test catches a card that forgets tries in large type`() async throws
  {
    try await Self.trial.expectNotice(of: "a card that forgets tries in large type")
  }

  @Test(.proves(3)) func `your test catches a card that stays on the first question`() async throws
  {
    try await Self.trial.expectNotice(of: "a card that stays on the first question")
  }

  @Test(.proves(3)) func `your test catches a card that stays on the second question`() async throws
  {
    try await Self.trial.expectNotice(of: "a card that stays on the second question")
  }

  @Test(.proves(4)) func `your test catches a card that keeps the previous question's tries`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a card that keeps the previous question's tries")
  }

  @Test(.proves(1)) func `your test catches a card that counts only the first try`() async throws {
    try await Self.trial.expectNotice(of: "a card that counts only the first try")
  }

  @Test(.proves(5)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its types inside a function and uses the same names as
// the others, so the names don't reveal which program is being tested. They share what the screen
// looks like, and declare which view owns the tries.

/// The screen of most programs.
private protocol QuizScreen: View {
  associatedtype CardOnScreen: View

  var number: Int { get nonmutating set }
  var isLarge: Bool { get nonmutating set }
  @ViewBuilder var card: CardOnScreen { get }
}

extension QuizScreen {
  var body: some View {
    VStack {
      card
      Button("Large type") { isLarge.toggle() }
      Button("Next") { number += 1 }
    }
    .font(isLarge ? .title : .body)
  }
}

private protocol Counting: AnyObject {
  var tries: Int { get set }
}

/// The card of most programs.
private protocol CardScreen: View {
  associatedtype Counter: Counting

  var number: Int { get }
  var model: Counter { get }
}

extension CardScreen {
  @ViewBuilder var body: some View {
    Text("Question \(number)")
    Text("Tries: \(model.tries)")
    Button("Try") { model.tries += 1 }
  }
}

private final class Model: ObservableObject, Counting {
  @Published var tries = 0
}

private func identity() -> some View {
  struct Card: CardScreen {
    let number: Int
    @StateObject var model = Model()
  }
  struct Quiz: QuizScreen {
    @State var number = 1
    @State var isLarge = false
    var card: some View { Card(number: number).id(number) }
  }
  return Quiz()
}

private func parentOwns() -> some View {
  final class Model: ObservableObject {
    @Published var number = 1
    @Published var tries = 0

    func next() {
      number += 1
      tries = 0
    }
  }
  struct Card: View {
    @ObservedObject var model: Model

    var body: some View {
      Button("Try") { model.tries += 1 }
      Text("Tries: \(model.tries)")
      Text("Question \(model.number)")
    }
  }
  struct Quiz: View {
    @StateObject private var model = Model()
    @State private var isLarge = false

    var body: some View {
      VStack {
        Text("A quiz about the museum")
        Button("Next") { model.next() }
        Button("Large type") { isLarge.toggle() }
        Card(model: model)
      }
      .font(isLarge ? .title : .body)
    }
  }
  return Quiz()
}

private func unobserved() -> some View {
  final class Model: Counting {
    var tries = 0
  }
  struct Card: CardScreen {
    let number: Int
    @State var model = Model()
  }
  struct Quiz: QuizScreen {
    @State var number = 1
    @State var isLarge = false
    var card: some View { Card(number: number).id(number) }
  }
  return Quiz()
}

private func recreated() -> some View {
  struct Card: CardScreen {
    let number: Int
    @ObservedObject var model: Model
  }
  struct Quiz: QuizScreen {
    @State var number = 1
    @State var isLarge = false
    var card: some View { Card(number: number, model: Model()) }
  }
  return Quiz()
}

private func copiedTries() -> some View {
  struct Quiz: View {
    @State private var number = 1
    @State private var tries = 0
    /// The tries that are shown in large type.
    @State private var largeTries: Int?

    var body: some View {
      VStack {
        Text("Question \(number)")
        Text("Tries: \(largeTries ?? tries)")
        Button("Try") {
          if let shown = largeTries { largeTries = shown + 1 } else { tries += 1 }
        }
        Button("Large type") { largeTries = largeTries == nil ? tries : nil }
        Button("Next") {
          number += 1
          tries = 0
          if largeTries != nil { largeTries = 0 }
        }
      }
      .font(largeTries == nil ? .body : .title)
    }
  }
  return Quiz()
}

private func firstQuestion() -> some View {
  final class Model: ObservableObject {
    let number: Int
    @Published var tries = 0
    init(number: Int) { self.number = number }
  }
  struct Card: View {
    let number: Int
    @StateObject private var model: Model

    init(number: Int) {
      self.number = number
      _model = StateObject(wrappedValue: Model(number: number))
    }

    var body: some View {
      VStack {
        Text("Question \(model.number)")
        Text("Tries: \(model.tries)")
        Button("Try") { model.tries += 1 }
      }
      .onChange(of: number) { model.tries = 0 }
    }
  }
  struct Quiz: QuizScreen {
    @State var number = 1
    @State var isLarge = false
    var card: some View { Card(number: number) }
  }
  return Quiz()
}

private func keptTries() -> some View {
  struct Card: CardScreen {
    let number: Int
    @StateObject var model = Model()
  }
  struct Quiz: QuizScreen {
    @State var number = 1
    @State var isLarge = false
    var card: some View { Card(number: number) }
  }
  return Quiz()
}

private func firstTry() -> some View {
  final class Model: ObservableObject, Counting {
    @Published private var isTried = false

    var tries: Int {
      get { isTried ? 1 : 0 }
      set { isTried = newValue > 0 }
    }
  }
  struct Card: CardScreen {
    let number: Int
    @StateObject var model = Model()
  }
  struct Quiz: QuizScreen {
    @State var number = 1
    @State var isLarge = false
    var card: some View { Card(number: number).id(number) }
  }
  return Quiz()
}

private func twoQuestions() -> some View {
  struct Card: CardScreen {
    let number: Int
    @StateObject var model = Model()
  }
  struct Quiz: QuizScreen {
    @State private var isNext = false
    @State var isLarge = false
    var number: Int {
      get { isNext ? 2 : 1 }
      nonmutating set { isNext = newValue > 1 }
    }
    var card: some View { Card(number: number).id(number) }
  }
  return Quiz()
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension CardCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkCard(on: $0) },
    on: [
      .right("a card that owns its object, with an identity for each question", content: identity),
      .right("a quiz that owns the card's object", content: parentOwns),
      .wrong(
        "a next question that starts with one try",
        thought: "Showing the next question counts as a try.", content: firstLook),
      .wrong(
        "a quiz that skips every second question",
        thought: "The button and the card each have to go on to the next question.",
        content: skipping),
    ])

  @Test(.proves(4)) func `your test catches a next question that starts with one try`() async throws
  {
    try await Self.withheldTrial.expectNotice(of: "a next question that starts with one try")
  }

  @Test(.proves(3)) func `your test catches a quiz that skips every second question`() async throws
  {
    try await Self.withheldTrial.expectNotice(of: "a quiz that skips every second question")
  }
}

private func firstLook() -> some View {
  struct Card: CardScreen {
    let number: Int
    @ObservedObject var model: Model
  }
  struct Quiz: QuizScreen {
    @StateObject private var model = Model()
    @State private var question = 1
    @State var isLarge = false

    var number: Int {
      get { question }
      nonmutating set {
        question = newValue
        model.tries = 1
      }
    }
    var card: some View { Card(number: number, model: model) }
  }
  return Quiz()
}

private func skipping() -> some View {
  struct Card: CardScreen {
    let number: Int
    @StateObject var model = Model()
  }
  struct Quiz: QuizScreen {
    @State private var question = 1
    @State var isLarge = false

    var number: Int {
      get { question }
      nonmutating set { question += 2 * (newValue - question) }
    }
    var card: some View { Card(number: number).id(number) }
  }
  return Quiz()
}
