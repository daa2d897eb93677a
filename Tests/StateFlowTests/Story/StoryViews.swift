@testable import StateFlow
@testable import StateFlowStory

/// The views whose stories the tests record.
@MainActor
enum Shown {
  static let file = #fileID

  struct Counter: View {
    static let countLine = #line + 1
    @State private var count = 0
    let rows: Int

    var body: some View {
      Text("\(count)")
      Button("Add") { count += 1 }
      Button("Zero") { count = 0 }
      Button("Add a thousand") { for _ in 1...1000 { count += 1 } }
      ForEach(Array(0..<rows), id: \.self) { Row(number: $0) }
    }
  }

  struct Row: View {
    let number: Int

    var body: some View {
      Text("\(number)").onAppear {}
    }
  }

  final class Profile: ObservableObject {
    var firstName = ""
    @Published var nickname = ""
  }

  struct ProfileView: View {
    @ObservedObject var profile: Profile

    var body: some View { Text(profile.firstName) }
  }

  final class Notice: ObservableObject {
    var text = "Open" { willSet { objectWillChange.send() } }
  }

  struct NoticeView: View {
    @ObservedObject var notice: Notice

    var body: some View { Text(notice.text) }
  }

  struct Draft: Equatable {
    var title = ""
    var pages = 1
  }

  struct Editor: View {
    static let draftLine = #line + 1
    @State private var draft = Draft()

    var body: some View {
      Button("Rename") { draft.title = "War" }
      Badge(pages: $draft.pages)
    }
  }

  struct Badge: View {
    @Binding var pages: Int

    var body: some View { Text("\(pages)") }
  }

  struct WritesInBody: View {
    static let countLine = #line + 1
    @State private var count = 0

    var body: some View {
      let _ = count = 1
      Text("")
    }
  }
}

extension ViewGraph {
  /// Taps the button with the given title, as a user would.
  func tap(_ title: String) {
    func find(_ elements: [Element]) -> Element? {
      for element in elements {
        if element.role == .button, element.children.first?.text == title { return element }
        if let found = find(element.children) { return found }
      }
      return nil
    }
    guard let button = find(elements) else { preconditionFailure("There is no button \(title).") }
    perform("tap \"\(title)\"") { button.actions.tap?() }
  }
}

extension StoryUpdate {
  /// Returns an update with the given parts.
  static func make(
    event: String = "tap \"Add\"", writes: [Write] = [], runs: [Run] = [], skips: [Skip] = [],
    moments: [Moment] = [], diagnostics: [Diagnostic] = []
  ) -> StoryUpdate {
    var update = StoryUpdate(number: 1, event: event)
    update.writes = writes
    update.runs = runs
    update.skips = skips
    update.moments = moments
    update.diagnostics = diagnostics
    return update
  }
}

/// Unusual names for buttons and properties.
///
/// Tests refer to the names by index, so that the names don't appear in a test's log.
let hostileTexts = [
  "", "\"'`", "<script>alert(1)</script> & &amp; ]]>", "[a](b)|c|{d}#quot; ;", "a\nb\r\nc\u{2028}d",
  "👩‍👩‍👧‍👦🇩🇪 漢字かな", "\u{0}\u{1B}[31m\u{202E}\u{FFFE}", String(repeating: "W", count: 300),
  String(repeating: "漢", count: 300), "e" + String(repeating: "\u{301}", count: 3000),
]

extension StoryUpdate {
  /// Returns an update in which every name is the given text.
  static func hostile(_ text: String) -> StoryUpdate {
    .make(
      event: text,
      writes: [
        Write(
          owner: text, property: text,
          change: LazyChange(ValueChange(path: text, old: text, new: text, summary: text)),
          declared: nil, outcome: .unobserved)
      ],
      runs: [Run(view: text, causes: [.changed(text)], count: 1)],
      skips: [Skip(view: text, reason: .sameReading([text]), count: 3)],
      moments: [Moment(kind: .appeared, view: text, count: 2)],
      diagnostics: [Diagnostic(.classInState, view: text, property: text, message: text)])
  }
}
