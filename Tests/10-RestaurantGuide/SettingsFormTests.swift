import StateFlow
import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.3 Settings form", .exercise)
struct SettingsFormTests {
  private let preferences = GuidePreferences()

  /// A guide whose settings have been opened.
  private func openForm() -> Screen {
    let screen = Screen { Table().environmentObject(preferences) }
    screen.button("Settings").tap()
    return screen
  }

  /// The form, with all three changed.
  private func editedForm() -> Screen {
    let screen = openForm()
    edit(screen)
    return screen
  }

  private func edit(_ screen: Screen) {
    screen.picker("Listing").select("By price")
    screen.toggle("Check-ins only").toggle()
    screen.stepper("Up to price 5").decrement()
    screen.stepper("Up to price 4").decrement()
  }

  // MARK: Loading

  @Test func `the form offers both listings`() {
    #expect(openForm().picker("Listing").options == ["By name", "By price"])
  }

  @Test func `the form shows what the preferences hold`() {
    preferences.listing = .byPrice
    preferences.checkInsOnly = true
    preferences.maxPrice = 2
    let screen = openForm()
    #expect(screen.picker("Listing").selection == "By price", "The guide is listed by price.")
    #expect(screen.toggle("Check-ins only").isOn, "It shows check-ins only.")
    #expect(screen.stepper("Up to price 2").exists, "It shows prices up to 2.")
  }

  @Test func `opening the form writes nothing`() {
    preferences.maxPrice = 2
    let log = AnnouncementLog(preferences)
    _ = openForm()
    #expect(log.count == 0, "Who looks at the settings has not changed them.")
  }

  // MARK: Editing

  @Test func `the form shows what is edited`() {
    let screen = editedForm()
    #expect(screen.picker("Listing").selection == "By price")
    #expect(screen.toggle("Check-ins only").isOn)
    #expect(screen.stepper("Up to price 3").exists)
  }

  @Test func `prices go from 1 to 5`() {
    let screen = openForm()
    screen.stepper("Up to price 5").increment()
    #expect(screen.stepper("Up to price 5").exists, "There is no higher price than 5.")
    for price in [5, 4, 3, 2, 1] { screen.stepper("Up to price \(price)").decrement() }
    #expect(screen.stepper("Up to price 1").exists, "There is no lower price than 1.")
  }

  @Test func `nothing is written while the form is edited`() {
    let log = AnnouncementLog(preferences)
    let screen = editedForm()
    #expect(log.count == 0, "The preferences announced a change before Save was tapped.")
    #expect(screen.shows("Now: By name, all, 5"), "The guide below is listed as before.")
  }

  @Test func `editing does not run the guide below`() {
    let screen = openForm()
    let runs = screen.bodyCount(of: Table.self)
    edit(screen)
    #expect(screen.bodyCount(of: Table.self) == runs, "Nothing that the guide shows has changed.")
  }

  @Test func `what is edited stays when somebody else writes`() {
    let screen = editedForm()
    preferences.maxPrice = 1
    preferences.checkInsOnly = false
    #expect(screen.stepper("Up to price 3").exists, "The person at the form chose 3.")
    #expect(screen.picker("Listing").selection == "By price", "The listing was edited, too.")
  }

  // MARK: Saving

  @Test func `Save writes all three`() {
    let screen = editedForm()
    screen.button("Save").tap()
    #expect(
      state == ["By price", "check-ins", "3"], "All three were edited, so all three are written.")
    #expect(screen.shows("Now: By price, check-ins, 3"), "The guide below follows.")
  }

  @Test func `Save dismisses the form`() {
    let screen = openForm()
    screen.button("Save").tap()
    #expect(!screen.sheet.exists, "The sheet is still there.")
  }

  @Test func `Save runs the guide below once`() {
    let screen = editedForm()
    let runs = screen.bodyCount(of: Table.self)
    screen.button("Save").tap()
    #expect(screen.bodyCount(of: Table.self) == runs + 1, "One action is one update.")
  }

  @Test func `what the form shows is what is saved, whoever wrote meanwhile`() {
    let screen = openForm()
    screen.stepper("Up to price 5").decrement()
    screen.stepper("Up to price 4").increment()
    preferences.maxPrice = 1
    screen.button("Save").tap()
    #expect(preferences.maxPrice == 5, "The form showed \"Up to price 5\" when Save was tapped.")
  }

  // MARK: Leaving

  @Test func `Cancel writes nothing and dismisses the form`() {
    let log = AnnouncementLog(preferences)
    let screen = editedForm()
    screen.button("Cancel").tap()
    #expect(log.count == 0, "Not even what was there before is written again.")
    #expect(state == ["By name", "all", "5"], "The preferences are what they were.")
    #expect(!screen.sheet.exists, "The sheet is still there.")
  }

  @Test func `Cancel leaves what somebody else wrote meanwhile`() {
    let screen = editedForm()
    preferences.maxPrice = 1
    screen.button("Cancel").tap()
    #expect(preferences.maxPrice == 1, "Who cancels does not undo what others did.")
  }

  @Test func `swiping the sheet away writes nothing`() {
    let screen = editedForm()
    screen.sheet.dismiss()
    #expect(state == ["By name", "all", "5"], "Nobody tapped Save.")
  }

  @Test func `opened again after Cancel, the form shows what the preferences hold`() {
    let screen = editedForm()
    screen.button("Cancel").tap()
    screen.button("Settings").tap()
    #expect(screen.picker("Listing").selection == "By name", "The draft was given up.")
    #expect(!screen.toggle("Check-ins only").isOn, "This one, too.")
    #expect(screen.stepper("Up to price 5").exists, "And this one.")
  }

  @Test func `opened again after Save, the form shows what was saved`() {
    let screen = editedForm()
    screen.button("Save").tap()
    preferences.checkInsOnly = false
    screen.button("Settings").tap()
    #expect(screen.picker("Listing").selection == "By price", "It was saved.")
    #expect(!screen.toggle("Check-ins only").isOn, "Since then somebody has switched it off.")
    #expect(screen.stepper("Up to price 3").exists, "It was saved.")
  }

  // MARK: Material

  private var state: [String] {
    [
      preferences.listing.rawValue, preferences.checkInsOnly ? "check-ins" : "all",
      "\(preferences.maxPrice)",
    ]
  }

  /// A guide below the form, which shows how it is listed.
  private struct Table: View {
    @EnvironmentObject private var preferences: GuidePreferences
    @State private var isPresented = false

    var body: some View {
      VStack {
        Text(
          """
          Now: \(preferences.listing.rawValue), \
          \(preferences.checkInsOnly ? "check-ins" : "all"), \(preferences.maxPrice)
          """)
        Button("Settings") { isPresented = true }
      }
      .sheet(isPresented: $isPresented) { SettingsForm() }
    }
  }

  /// How often the preferences have announced a change.
  private final class AnnouncementLog {
    private(set) var count = 0
    private var token: AnyCancellable?

    init(_ preferences: GuidePreferences) {
      token = preferences.objectWillChange.sink { [weak self] in self?.count += 1 }
    }
  }
}
