import StateFlow
import StateFlowStory
import Testing

/// Tests of code in the style of articles from three periods. Part of each test is that the code
/// compiles.
@MainActor
@Suite("Code from articles")
struct ArticleTests {
  @Test func `code in the style of iOS 13 compiles and runs`() {
    let graph = ViewGraph { (Settings() as any Article).view }
    let field = graph.first(.textField, "First name")
    graph.perform("type") { field?.actions.setText?("Bilbo") }
    graph.perform("submit") { field?.actions.submit?() }
    graph.use("Show")
    graph.use("Close")
    graph.use("Reset")
    graph.use("Yes")
    #expect(graph.first(.navigation)?.text == "Settings")
    #expect(graph.texts.contains("Saved 1"))
    #expect(graph.first(.textField)?.value == .text(""))
    #expect(graph.all(.sheet).isEmpty)
  }

  @Test func `code in the style of iOS 16 compiles and runs`() {
    let graph = ViewGraph { ReminderList() }
    let field = graph.first(.textField, "New reminder")
    graph.perform("type") { field?.actions.setText?("Water the plants") }
    graph.perform("submit") { graph.first(.textField)?.actions.submit?() }
    let row = graph.first(.list)?.children.last
    graph.perform("delete") { row?.actions.delete?() }
    #expect(row?.label == "Water the plants")
    #expect(graph.first(.navigation)?.text == "1 reminder(s)")
  }

  @Test func `code in the style of iOS 17 compiles and runs`() {
    let graph = ViewGraph { LibraryView().environment(Library()) }
    graph.use("Dune", .toggle)
    graph.use("Details")
    #expect(graph.first(.sheet)?.label == "1 of 2 read")
  }
}

// MARK: iOS 13

private final class UserStore: ObservableObject {
  @Published var firstName = "Frodo"
  @Published var isEncrypted = false
  @Published var order = 0
}

/// An article whose view is deprecated. Through this protocol, a test that isn't deprecated can use
/// the view.
@MainActor
private protocol Article {
  var view: AnyView { get }
}

private struct Settings: Article {
  @available(*, deprecated)
  var view: AnyView { AnyView(UserSettingsView().environmentObject(UserStore())) }
}

@available(*, deprecated)
private struct UserSettingsView: View {
  @EnvironmentObject var store: UserStore
  @State private var saved = 0
  @State private var showsSheet = false
  @State private var showsAlert = false

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Name"), footer: Text("Saved \(saved)")) {
          TextField("First name", text: $store.firstName, onCommit: { self.saved += 1 })
        }
        Section(header: Text("Options")) {
          Toggle(isOn: $store.isEncrypted) { Text("Encrypted") }
          Picker(selection: $store.order, label: Text("Order")) {
            ForEach(0..<2) { Text($0 == 0 ? "A–Z" : "Z–A").tag($0) }
          }
          .pickerStyle(SegmentedPickerStyle())
        }
        Button(action: { self.showsAlert = true }) {
          Text("Reset").foregroundColor(Color(.systemRed))
        }
        .alert(isPresented: $showsAlert) {
          Alert(
            title: Text("Reset?"), message: Text("All is lost."),
            primaryButton: .destructive(Text("Yes")) { self.store.firstName = "" },
            secondaryButton: .cancel())
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle(Text("Settings"), displayMode: .inline)
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { self.showsSheet.toggle() }) { Text("Show") })
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .sheet(isPresented: $showsSheet) { HelpView() }
    .edgesIgnoringSafeArea(.all)
    .animation(.easeInOut)
  }
}

@available(*, deprecated)
private struct HelpView: View {
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: "questionmark.circle").resizable().frame(width: 40, height: 40)
      Text("Help").font(.headline).lineLimit(nil).padding(.bottom)
      Button("Close") { self.presentationMode.wrappedValue.dismiss() }
    }
    .padding()
    .background(Color.white)
    .cornerRadius(8)
    .shadow(radius: 2)
  }
}

// MARK: iOS 16

private struct Reminder: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isDone = false
}

private struct ReminderList: View {
  @State private var reminders = [Reminder(title: "Call Sam")]
  @State private var draft = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("New reminder", text: $draft)
            .onSubmit(add)
            .submitLabel(.done)
            .textFieldStyle(.roundedBorder)
        }
        ForEach($reminders) { $reminder in
          ReminderRow(reminder: $reminder)
        }
        .onDelete { offsets in withAnimation { reminders.remove(atOffsets: offsets) } }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("\(reminders.count) reminder(s)")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Add", systemImage: "plus", action: add).disabled(draft.isEmpty)
        }
      }
    }
  }

  private func add() {
    reminders.append(Reminder(title: draft))
    draft = ""
  }
}

private struct ReminderRow: View {
  @Binding var reminder: Reminder

  var body: some View {
    HStack {
      Toggle("Done", isOn: $reminder.isDone).labelsHidden()
        .accessibilityLabel("")
      Text(reminder.title)
        .strikethrough(reminder.isDone)
        .foregroundStyle(reminder.isDone ? .secondary : .primary)
      Spacer()
    }
  }
}

// MARK: iOS 17

@Observable private final class Book: Identifiable {
  let title: String
  var isRead = false

  init(_ title: String) { self.title = title }
}

@Observable private final class Library {
  var books = [Book("Dune"), Book("Emma")]
  var readCount: Int { books.filter(\.isRead).count }
}

private struct LibraryView: View {
  @Environment(Library.self) private var library
  @State private var showsDetails = false

  var body: some View {
    List(library.books) { BookRow(book: $0) }
      .toolbar { Button("Details") { showsDetails = true } }
      .sheet(isPresented: $showsDetails) {
        Text("\(library.readCount) of \(library.books.count) read")
          .padding(.horizontal, 20)
          .background(.thinMaterial)
      }
      .onChange(of: library.readCount == library.books.count) { _, isAll in
        if isAll { showsDetails = true }
      }
  }
}

private struct BookRow: View {
  @Bindable var book: Book

  var body: some View { Toggle(book.title, isOn: $book.isRead) }
}
