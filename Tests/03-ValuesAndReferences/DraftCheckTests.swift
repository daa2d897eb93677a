import StateFlow
import Testing
import WorkbookTesting

@testable import ValuesAndReferencesCatch

@Suite("3.7 Draft check", .exercise)
struct DraftCheckTests {
  private static let trial = TestTrial(
    of: { try checkDraft(on: $0) },
    on: [
      .right("a card whose draft is a string", content: stringDraft),
      .right("a card whose draft is a copied struct", content: structDraft),
      .right("a card that shows the name in a longer line of text", content: longText),
      .wrong(
        "a draft that changes the saved name immediately",
        thought: "Assigning an object to a constant makes a copy of the object.",
        content: sharedInstance),
      .wrong(
        "a \"Cancel\" button that saves the draft",
        thought: "Closing the field discards the text that was typed in it.", content: cancelKeeps),
      .wrong(
        "a \"Cancel\" button that restores the initial name",
        thought: "Canceling undoes everything since the screen appeared.", content: cancelRestores),
      .wrong(
        "a draft that continues a canceled draft",
        thought: "A draft that is no longer shown is gone.", content: oldDraft),
      .wrong(
        "a card that still shows the old name after \"Save\"",
        thought: "A view updates when a property of its object changes.", content: unseenSave),
      .wrong(
        "a draft that always starts with the initial name",
        thought: "A copy changes together with its original.", content: firstName),
      .wrong(
        "a \"Cancel\" button that leaves the field open",
        thought: "Setting the draft to the saved name closes the field.", content: cancelStaysOpen),
      .wrong(
        "a \"Save\" button that leaves the field open",
        thought: "If the draft equals the saved name, the field closes.", content: saveStaysOpen),
    ])

  @Test(.proves(6)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(3)) func `your test catches a draft that changes the saved name immediately`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a draft that changes the saved name immediately")
  }

  @Test(.proves(5)) func `your test catches a "Cancel" button that saves the draft`() async throws {
    try await Self.trial.expectNotice(of: "a \"Cancel\" button that saves the draft")
  }

  @Test(.proves(5)) func `your test catches a "Cancel" button that restores the initial name`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a \"Cancel\" button that restores the initial name")
  }

  @Test(.proves(2)) func `your test catches a draft that continues a canceled draft`() async throws
  {
    try await Self.trial.expectNotice(of: "a draft that continues a canceled draft")
  }

  @Test(.proves(1)) func `your test catches a card that still shows the old name after "Save"`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a card that still shows the old name after \"Save\"")
  }

  @Test(.proves(2)) func `your test catches a draft that always starts with the initial name`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a draft that always starts with the initial name")
  }

  @Test(.proves(5)) func `your test catches a "Cancel" button that leaves the field open`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a \"Cancel\" button that leaves the field open")
  }

  @Test(.proves(4)) func `your test catches a "Save" button that leaves the field open`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a \"Save\" button that leaves the field open")
  }

  @Test(.proves(6)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its types inside a function and uses the same names as
// the others, so the names don't reveal which program is being tested. Several programs share a
// screen and declare only what they do differently.

/// A card whose draft is a string while the field is open. Unless a program replaces a part of it,
/// it's correct.
private protocol CardScreen: View {
  associatedtype NameOnCard: View

  var name: String { get nonmutating set }
  var draft: String? { get nonmutating set }
  @ViewBuilder var nameOnCard: NameOnCard { get }
  func edit()
  func save(_ text: String)
  func cancel()
}

extension CardScreen {
  var body: some View {
    VStack {
      nameOnCard
      if let text = draft {
        TextField(
          "Draft",
          text: Binding {
            text
          } set: {
            draft = $0
          })
        Button("Save") { save(text) }
        Button("Cancel") { cancel() }
      } else {
        Button("Edit") { edit() }
      }
    }
  }

  var nameOnCard: some View { Text("Name: \(name)") }

  func edit() { draft = name }

  func save(_ text: String) {
    name = text
    draft = nil
  }

  func cancel() { draft = nil }
}

private func stringDraft() -> some View {
  struct Card: CardScreen {
    @State var name = "Ada"
    @State var draft: String?
  }
  return Card()
}

private func structDraft() -> some View {
  struct Member {
    var name = "Ada"
    var year = 1843
  }
  struct Editor: View {
    @State var draft: Member
    let save: (Member) -> Void
    let cancel: () -> Void

    var body: some View {
      TextField("Draft", text: $draft.name)
      Button("Cancel") { cancel() }
      Button("Save") { save(draft) }
    }
  }
  struct Card: View {
    @State private var member = Member()
    @State private var isEditing = false

    var body: some View {
      VStack {
        Text("Membership card of \(member.year)")
        Button("Edit") { isEditing = true }.disabled(isEditing)
        if isEditing {
          Editor(draft: member) {
            member = $0
            isEditing = false
          } cancel: {
            isEditing = false
          }
        }
        Text("Name: \(member.name)")
      }
    }
  }
  return Card()
}

private func longText() -> some View {
  struct Card: CardScreen {
    @State var name = "Ada"
    @State var draft: String?

    var nameOnCard: some View { Text("Member of the museum, Name: \(name)") }
  }
  return Card()
}

private func sharedInstance() -> some View {
  final class Member: ObservableObject {
    @Published var name = "Ada"
  }
  struct Card: View {
    @StateObject private var member = Member()
    @State private var oldName: String?

    var body: some View {
      VStack {
        Text("Name: \(member.name)")
        if let oldName {
          let draft = member
          TextField(
            "Draft",
            text: Binding {
              draft.name
            } set: {
              draft.name = $0
            })
          Button("Save") { self.oldName = nil }
          Button("Cancel") {
            draft.name = oldName
            self.oldName = nil
          }
        } else {
          Button("Edit") { oldName = member.name }
        }
      }
    }
  }
  return Card()
}

private func cancelKeeps() -> some View {
  final class Member {
    var name = "Ada"
  }
  struct Card: View {
    @State private var member = Member()
    @State private var isEditing = false

    var body: some View {
      VStack {
        Text("Name: \(member.name)").id(isEditing)
        if isEditing {
          Draft(member: member)
          Button("Save") { isEditing = false }
          Button("Cancel") { isEditing = false }
        } else {
          Button("Edit") { isEditing = true }
        }
      }
    }
  }
  struct Draft: View {
    let member: Member
    @State private var text: String

    init(member: Member) {
      self.member = member
      _text = State(initialValue: member.name)
    }

    var body: some View {
      TextField("Draft", text: $text)
        .onChange(of: text) { _, new in member.name = new }
    }
  }
  return Card()
}

private func cancelRestores() -> some View {
  struct Card: CardScreen {
    @State var name = "Ada"
    private let original = "Ada"
    @State var draft: String?

    func cancel() {
      name = original
      draft = nil
    }
  }
  return Card()
}

private func oldDraft() -> some View {
  struct Card: View {
    @State private var name = "Ada"
    @State private var draft = "Ada"
    @State private var isEditing = false

    var body: some View {
      VStack {
        Text("Name: \(name)")
        if isEditing {
          TextField("Draft", text: $draft)
          Button("Save") {
            name = draft.count > 4 ? "Adam" : draft
            isEditing = false
          }
          Button("Cancel") { isEditing = false }
        } else {
          Button("Edit") { isEditing = true }
        }
      }
    }
  }
  return Card()
}

private func unseenSave() -> some View {
  final class Member {
    var name = "Ada"
  }
  struct NameLabel: View {
    let member: Member

    var body: some View { Text("Name: \(member.name)") }
  }
  struct Card: CardScreen {
    @State private var member = Member()
    @State var draft: String?

    var name: String {
      get { member.name }
      nonmutating set { member.name = newValue }
    }
    var nameOnCard: some View { NameLabel(member: member) }
  }
  return Card()
}

private func firstName() -> some View {
  struct Card: CardScreen {
    @State var name = "Ada"
    private let original = "Ada"
    @State var draft: String?

    func edit() { draft = original }
  }
  return Card()
}

private func cancelStaysOpen() -> some View {
  struct Card: CardScreen {
    @State var name = "Ada"
    @State var draft: String?

    func cancel() { draft = name }
  }
  return Card()
}

private func saveStaysOpen() -> some View {
  struct Card: CardScreen {
    @State var name = "Ada"
    @State var draft: String?

    func save(_ text: String) {
      name = text
      draft = name
    }
  }
  return Card()
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension DraftCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkDraft(on: $0) },
    on: [
      .right("a card whose draft is a string", content: stringDraft),
      .right("a card whose draft is a copied struct", content: structDraft),
      .wrong(
        "a card that shows the saved name only when the field opens again",
        thought: "It's enough to read the name when the card is edited.", content: lateName),
      .wrong(
        "an empty field after a draft was saved",
        thought: "A draft that was saved is no longer needed.", content: clearedDraft),
      .wrong(
        "a card that shows a canceled draft",
        thought: "The card shows what was in the field when it closed.", content: canceledDraft),
    ])

  @Test(.proves(1))
  func `your test catches a card that shows the saved name only when the field opens again`()
    async throws
  {
    try await Self.withheldTrial.expectNotice(
      of: "a card that shows the saved name only when the field opens again")
  }

  @Test(.proves(2)) func `your test catches an empty field after a draft was saved`() async throws {
    try await Self.withheldTrial.expectNotice(of: "an empty field after a draft was saved")
  }

  @Test(.proves(5)) func `your test catches a card that shows a canceled draft`() async throws {
    try await Self.withheldTrial.expectNotice(of: "a card that shows a canceled draft")
  }
}

private func lateName() -> some View {
  struct Card: CardScreen {
    @State var name = "Ada"
    @State private var shown = "Ada"
    @State var draft: String?

    var nameOnCard: some View { Text("Name: \(shown)") }

    func edit() {
      draft = name
      shown = name
    }
  }
  return Card()
}

private func clearedDraft() -> some View {
  struct Card: View {
    @State private var name = "Ada"
    @State private var draft = "Ada"
    @State private var isEditing = false

    var body: some View {
      VStack {
        Text("Name: \(name)")
        if isEditing {
          TextField("Draft", text: $draft)
          Button("Save") {
            name = draft
            draft = ""
            isEditing = false
          }
          Button("Cancel") {
            draft = name
            isEditing = false
          }
        } else {
          Button("Edit") { isEditing = true }
        }
      }
    }
  }
  return Card()
}

private func canceledDraft() -> some View {
  struct Card: CardScreen {
    @State var name = "Ada"
    @State private var shown = "Ada"
    @State var draft: String?

    var nameOnCard: some View { Text("Name: \(shown)") }

    func save(_ text: String) {
      name = text
      shown = text
      draft = nil
    }

    func cancel() {
      shown = draft ?? name
      draft = nil
    }
  }
  return Card()
}
