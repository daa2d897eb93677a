import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjectionCatch

@Suite("7.8 Language check", .exercise)
struct LanguageCheckTests {
  private static let trial = TestTrial(
    of: { try checkLanguages(on: $0) },
    on: [
      .right("a museum that sets two values", content: twoValues),
      .right("a café that changes what it inherits", content: transformed),
      .right("signs that share an object", content: sharedObject),
      .wrong(
        "a hall sign that stays in English",
        thought: "A view observes an object that it reads from an environment value.",
        content: unobserved),
      .wrong(
        "a museum that stays in Swedish",
        thought: "A toggle changes something only when it's switched on.", content: switchedOn),
      .wrong(
        "a hall sign that also changes to French",
        thought: "A modifier after a stack applies only to the last view in it.",
        content: wholeStack),
      .wrong(
        "a door sign that stays in the museum's language",
        thought: "A view reads the value that it sets.", content: outerValue),
      .wrong(
        "a table sign that stays in the museum's language",
        thought: "A modifier of the first view in a group applies to the whole group.",
        content: firstSignOnly),
      .wrong(
        "a menu sign that stays in the museum's language",
        thought: "A sheet inherits the environment of the button that opens it.",
        content: outerSheet),
      .wrong(
        "a French café whose signs change to Swedish",
        thought: "If two modifiers set the same value, the later one wins.", content: lastModifier),
      .wrong(
        "a café whose signs were in French once and no longer follow the museum's language",
        thought: "Setting the inherited value is the same as setting no value.", content: copied),
      .wrong(
        "a menu that stays open",
        thought: "A view's dismiss action dismisses the sheet that the view presents.",
        content: outerDismiss),
    ])

  @Test(.proves(6)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(1)) func `your test catches a hall sign that stays in English`() async throws {
    try await Self.trial.expectNotice(of: "a hall sign that stays in English")
  }

  @Test(.proves(1)) func `your test catches a museum that stays in Swedish`() async throws {
    try await Self.trial.expectNotice(of: "a museum that stays in Swedish")
  }

  @Test(.proves(1)) func `your test catches a hall sign that also changes to French`() async throws
  {
    try await Self.trial.expectNotice(of: "a hall sign that also changes to French")
  }

  @Test(.proves(2)) func `your test catches a door sign that stays in the museum's language`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a door sign that stays in the museum's language")
  }

  @Test(.proves(2)) func `your test catches a table sign that stays in the museum's language`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a table sign that stays in the museum's language")
  }

  @Test(.proves(4)) func `your test catches a menu sign that stays in the museum's language`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a menu sign that stays in the museum's language")
  }

  @Test(.proves(2)) func `your test catches a French café whose signs change to Swedish`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a French café whose signs change to Swedish")
  }

  @Test(.proves(3))
  func `your test catches a café whose signs stop following the museum's language`()
    async throws
  {
    try await Self.trial.expectNotice(
      of: "a café whose signs were in French once and no longer follow the museum's language")
  }

  @Test(.proves(5)) func `your test catches a menu that stays open`() async throws {
    try await Self.trial.expectNotice(of: "a menu that stays open")
  }

  @Test(.proves(6)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Types that only one program needs are declared inside its function and have
// the same names as in the others, so the names don't reveal which program is being tested.

private enum LanguageKey: EnvironmentKey {
  static let defaultValue = "English"
}

/// An object in an environment value. One program wrongly expects views to observe the object.
private final class Languages: ObservableObject {
  @Published var isSwedish = false
  var museum: String { isSwedish ? "Swedish" : "English" }
}

private enum LanguagesKey: EnvironmentKey {
  static var defaultValue: Languages? { nil }
}

extension EnvironmentValues {
  fileprivate var language: String {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }

  fileprivate var languages: Languages? {
    get { self[LanguagesKey.self] }
    set { self[LanguagesKey.self] = newValue }
  }
}

private struct Sign: View {
  let name: String
  @Environment(\.language) private var language

  var body: some View { Text("\(name): \(language)") }
}

private struct MenuSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Sign(name: "Menu")
    Button("Close") { dismiss() }
  }
}

private struct Cafe: View {
  @State private var showsMenu = false

  var body: some View {
    Sign(name: "Door")
    Sign(name: "Table")
    Button("Menu") { showsMenu = true }
      .sheet(isPresented: $showsMenu) { MenuSheet() }
  }
}

private func twoValues() -> some View {
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false
    private var language: String { isSwedish ? "Swedish" : "English" }

    var body: some View {
      VStack {
        Sign(name: "Hall")
        VStack { Cafe() }
          .environment(\.language, isFrench ? "French" : language)
        Toggle("Swedish", isOn: $isSwedish)
        Toggle("French café", isOn: $isFrench)
      }
      .environment(\.language, language)
    }
  }
  return Museum()
}

private func transformed() -> some View {
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false
    @State private var showsMenu = false

    var body: some View {
      Form {
        Text("Signs of the museum")
        Toggle("French café", isOn: $isFrench)
        Toggle("Swedish", isOn: $isSwedish)
        Group {
          Sign(name: "Table")
          Button("Menu") { showsMenu = true }
            .sheet(isPresented: $showsMenu) {
              Text("Soup of the day")
              MenuSheet()
            }
          Sign(name: "Door")
        }
        .transformEnvironment(\.language) { if isFrench { $0 = "French" } }
        Sign(name: "Hall")
      }
      .transformEnvironment(\.language) { if isSwedish { $0 = "Swedish" } }
    }
  }
  return Museum()
}

private func sharedObject() -> some View {
  final class Languages: ObservableObject {
    @Published var isSwedish = false
    @Published var isFrench = false
    @Published var showsMenu = false
    var museum: String { isSwedish ? "Swedish" : "English" }
    var cafe: String { isFrench ? "French" : museum }
  }
  struct MenuSheet: View {
    @EnvironmentObject private var languages: Languages

    var body: some View {
      Button("Close") { languages.showsMenu = false }
      Text("Menu: \(languages.cafe)")
    }
  }
  struct Signs: View {
    @EnvironmentObject private var languages: Languages

    var body: some View {
      Toggle("Swedish", isOn: $languages.isSwedish)
      HStack {
        Text("Hall: \(languages.museum)")
        Text("Door: \(languages.cafe)")
        Text("Table: \(languages.cafe)")
      }
      Toggle("French café", isOn: $languages.isFrench)
      Button("Menu") { languages.showsMenu = true }
        .sheet(isPresented: $languages.showsMenu) { MenuSheet() }
    }
  }
  struct Museum: View {
    @StateObject private var languages = Languages()

    var body: some View {
      VStack { Signs() }
        .environmentObject(languages)
    }
  }
  return Museum()
}

private func unobserved() -> some View {
  struct Hall: View {
    @Environment(\.languages) private var languages

    var body: some View { Text("Hall: \(languages?.museum ?? "")") }
  }
  struct Museum: View {
    @StateObject private var languages = Languages()
    @State private var isFrench = false

    var body: some View {
      VStack {
        Hall()
        VStack { Cafe() }
          .environment(\.language, isFrench ? "French" : languages.museum)
        Toggle("Swedish", isOn: $languages.isSwedish)
        Toggle("French café", isOn: $isFrench)
      }
      .environment(\.languages, languages)
    }
  }
  return Museum()
}

private func wholeStack() -> some View {
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false
    private var language: String { isSwedish ? "Swedish" : "English" }

    var body: some View {
      VStack {
        Sign(name: "Hall")
        VStack { Cafe() }
        Toggle("Swedish", isOn: $isSwedish)
        Toggle("French café", isOn: $isFrench)
      }
      .environment(\.language, isFrench ? "French" : language)
    }
  }
  return Museum()
}

private func outerValue() -> some View {
  struct Cafe: View {
    let isFrench: Bool
    @Environment(\.language) private var language
    @State private var showsMenu = false

    var body: some View {
      VStack {
        Text("Door: \(language)")
        Sign(name: "Table")
        Button("Menu") { showsMenu = true }
          .sheet(isPresented: $showsMenu) { MenuSheet() }
      }
      .environment(\.language, isFrench ? "French" : language)
    }
  }
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false

    var body: some View {
      VStack {
        Sign(name: "Hall")
        Cafe(isFrench: isFrench)
        Toggle("Swedish", isOn: $isSwedish)
        Toggle("French café", isOn: $isFrench)
      }
      .environment(\.language, isSwedish ? "Swedish" : "English")
    }
  }
  return Museum()
}

private func firstSignOnly() -> some View {
  struct Cafe: View {
    let language: String
    @State private var showsMenu = false

    var body: some View {
      Sign(name: "Door")
        .environment(\.language, language)
      Sign(name: "Table")
      Button("Menu") { showsMenu = true }
        .sheet(isPresented: $showsMenu) { MenuSheet().environment(\.language, language) }
    }
  }
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false
    private var language: String { isSwedish ? "Swedish" : "English" }

    var body: some View {
      VStack {
        Sign(name: "Hall")
        Cafe(language: isFrench ? "French" : language)
        Toggle("Swedish", isOn: $isSwedish)
        Toggle("French café", isOn: $isFrench)
      }
      .environment(\.language, language)
    }
  }
  return Museum()
}

private func outerSheet() -> some View {
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false
    @State private var showsMenu = false
    private var language: String { isSwedish ? "Swedish" : "English" }

    var body: some View {
      VStack {
        Sign(name: "Hall")
        VStack {
          Sign(name: "Door")
          Sign(name: "Table")
          Button("Menu") { showsMenu = true }
        }
        .environment(\.language, isFrench ? "French" : language)
        .sheet(isPresented: $showsMenu) { MenuSheet() }
        Toggle("Swedish", isOn: $isSwedish)
        Toggle("French café", isOn: $isFrench)
      }
      .environment(\.language, language)
    }
  }
  return Museum()
}

private func lastModifier() -> some View {
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false

    var body: some View {
      VStack {
        Sign(name: "Hall")
          .transformEnvironment(\.language) { if isSwedish { $0 = "Swedish" } }
        VStack { Cafe() }
          .transformEnvironment(\.language) { if isSwedish { $0 = "Swedish" } }
          .transformEnvironment(\.language) { if isFrench { $0 = "French" } }
        Toggle("Swedish", isOn: $isSwedish)
        Toggle("French café", isOn: $isFrench)
      }
    }
  }
  return Museum()
}

private func copied() -> some View {
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false
    @State private var cafeLanguage: String?
    private var language: String { isSwedish ? "Swedish" : "English" }

    var body: some View {
      VStack {
        Sign(name: "Hall")
        VStack { Cafe() }
          .environment(\.language, cafeLanguage ?? language)
        Toggle("Swedish", isOn: $isSwedish)
        Toggle("French café", isOn: $isFrench)
          .onChange(of: isFrench) { cafeLanguage = isFrench ? "French" : language }
      }
      .environment(\.language, language)
    }
  }
  return Museum()
}

private func outerDismiss() -> some View {
  struct Cafe: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsMenu = false

    var body: some View {
      Sign(name: "Door")
      Sign(name: "Table")
      Button("Menu") { showsMenu = true }
        .sheet(isPresented: $showsMenu) {
          Sign(name: "Menu")
          Button("Close") { dismiss() }
        }
    }
  }
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false
    private var language: String { isSwedish ? "Swedish" : "English" }

    var body: some View {
      VStack {
        Sign(name: "Hall")
        VStack { Cafe() }
          .environment(\.language, isFrench ? "French" : language)
        Toggle("Swedish", isOn: $isSwedish)
        Toggle("French café", isOn: $isFrench)
      }
      .environment(\.language, language)
    }
  }
  return Museum()
}

private func switchedOn() -> some View {
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false
    @State private var language = "English"

    var body: some View {
      VStack {
        Sign(name: "Hall")
        VStack { Cafe() }
          .environment(\.language, isFrench ? "French" : language)
        Toggle("Swedish", isOn: $isSwedish)
          .onChange(of: isSwedish) { if isSwedish { language = "Swedish" } }
        Toggle("French café", isOn: $isFrench)
      }
      .environment(\.language, language)
    }
  }
  return Museum()
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension LanguageCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkLanguages(on: $0) },
    on: [
      .right("a museum that sets two values", content: twoValues),
      .right("a café that changes what it inherits", content: transformed),
      .wrong(
        "a table sign that changes to Swedish in the French café",
        thought: "A sign follows the museum's language only if the sign itself sets it.",
        content: swedishTable),
      .wrong(
        "a menu sign that is always in English",
        thought: "A sheet starts with the environment's default values.", content: defaultSheet),
    ])

  @Test(.proves(2))
  func `your test catches a table sign that changes to Swedish in the French café`() async throws {
    try await Self.withheldTrial.expectNotice(
      of: "a table sign that changes to Swedish in the French café")
  }

  @Test(.proves(4)) func `your test catches a menu sign that is always in English`() async throws {
    try await Self.withheldTrial.expectNotice(of: "a menu sign that is always in English")
  }
}

private func swedishTable() -> some View {
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false
    @State private var showsMenu = false
    private var language: String { isSwedish ? "Swedish" : "English" }

    var body: some View {
      VStack {
        Sign(name: "Hall")
        VStack {
          Sign(name: "Door")
          Sign(name: "Table")
            .transformEnvironment(\.language) { if isSwedish { $0 = "Swedish" } }
          Button("Menu") { showsMenu = true }
            .sheet(isPresented: $showsMenu) { MenuSheet() }
        }
        .environment(\.language, isFrench ? "French" : language)
        Toggle("Swedish", isOn: $isSwedish)
        Toggle("French café", isOn: $isFrench)
      }
      .environment(\.language, language)
    }
  }
  return Museum()
}

private func defaultSheet() -> some View {
  struct Museum: View {
    @State private var isSwedish = false
    @State private var isFrench = false
    @State private var showsMenu = false
    private var language: String { isSwedish ? "Swedish" : "English" }

    var body: some View {
      VStack {
        Sign(name: "Hall")
        VStack {
          Sign(name: "Door")
          Sign(name: "Table")
          Button("Menu") { showsMenu = true }
            .sheet(isPresented: $showsMenu) {
              MenuSheet().environment(\.language, LanguageKey.defaultValue)
            }
        }
        .environment(\.language, isFrench ? "French" : language)
        Toggle("Swedish", isOn: $isSwedish)
        Toggle("French café", isOn: $isFrench)
      }
      .environment(\.language, language)
    }
  }
  return Museum()
}
