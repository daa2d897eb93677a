import StateFlow
import Testing
import WorkbookTesting

// `@Observable` objects in the environment, and bindings to their properties (E5).
extension EnvironmentTests {
  // MARK: E5

  struct AccountReader: View {
    @Environment(Account.self) private var account
    var body: some View { Text(account.name) }
  }

  struct OptionalReader: View {
    @Environment(Account.self) private var account: Account?
    var body: some View { Text(account?.name ?? "nobody") }
  }

  @Test
  func `E5 an observable object is found by its type, and views track properties that they read`() {
    let account = Account("a")
    let screen = Screen { VStack { AccountReader() }.environment(account) }
    account.name = "b"
    #expect(screen.texts == ["b"])
    #expect(screen.bodyCount(of: AccountReader.self) == 2)
  }

  @Test func `E5 an optional observable object is nil if none was injected`() {
    let screen = Screen {
      OptionalReader()
      OptionalReader().environment(Account("a"))
      OptionalReader().environment(Account?.none).environment(Account("hidden"))
    }
    #expect(screen.texts == ["nobody", "a", "nobody"])
  }

  @Test func `E5 replacing an observable object updates the views that read it`() {
    let (old, new) = (Account("old"), Account("new"))
    let screen = Screen { Refreshing { OptionalReader().environment($0 == 0 ? old : new) } }
    screen.button("Again").tap()
    #expect(screen.texts == ["new"])
    new.name = "newer"
    #expect(screen.texts == ["newer"])
    old.name = "ignored"
    #expect(screen.bodyCount(of: OptionalReader.self) == 3)
  }

  @Test func `E5 Bindable creates bindings to the properties of an observable object`() {
    struct Field: View {
      @Binding var text: String
      var body: some View { Button("Edit \(text)") { text += "!" } }
    }
    struct Editor: View {
      @Bindable var account: Account
      var body: some View { Field(text: $account.name) }
    }
    let account = Account("a")
    let screen = Screen { Editor(account: account) }
    screen.button("Edit a").tap()
    #expect(account.name == "a!")
    #expect(screen.button("Edit a!").exists)
    #expect(screen.bodyCount(of: Editor.self) == 1)
  }

  @Test func `E5 a body can create a Bindable from an object in the environment`() {
    struct Field: View {
      @Binding var text: String
      var body: some View { Button("Edit") { text += "!" } }
    }
    struct Editor: View {
      @Environment(Account.self) private var account
      var body: some View {
        @Bindable var account = account
        Field(text: $account.name)
        Text(account.name)
      }
    }
    let screen = Screen { Editor().environment(Account("a")) }
    screen.button("Edit").tap()
    #expect(screen.texts == ["a!"])
    #expect(screen.bodyCount(of: Field.self) == 1)
  }

  @Test func `E5 Bindable distinguishes objects by identity, even if they're equal`() {
    struct Editor: View {
      @Bindable var account: EqualAccount
      var body: some View { Text(account.name) }
    }
    let (one, other) = (EqualAccount("one"), EqualAccount("other"))
    let screen = Screen { Refreshing { Editor(account: $0 == 0 ? one : other) } }
    screen.button("Again").tap()
    #expect(screen.texts == ["other"])
  }

  @Observable final class EqualAccount: Equatable {
    var name: String
    init(_ name: String) { self.name = name }
    nonisolated static func == (one: EqualAccount, other: EqualAccount) -> Bool { true }
  }
}
