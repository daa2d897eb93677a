import StateFlow
import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.3 Settings form", .exercise)
struct SettingsFormTests {
  private let preferences = GuidePreferences()

  /// Returns a screen with the form in a sheet.
  private func openForm() -> Screen {
    let screen = Screen { Guide().environmentObject(preferences) }
    screen.button("Settings").tap()
    return screen
  }

  /// Returns a screen with the form, in which all three settings were edited.
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

  @Test(.proves(1)) func `the picker has both options`() {
    #expect(
      openForm().picker("Listing").options == ["By name", "By price"],
      "The picker should offer two ways to list the guide.")
  }

  @Test(.proves(2)) func `the form shows the values from the preferences`() {
    preferences.listing = .byPrice
    preferences.checkInsOnly = true
    preferences.maxPrice = 2
    let screen = openForm()
    #expect(
      screen.form == ["By price", "on", "Up to price 2"],
      "The preferences had these values when the form appeared, so the form should show them.")
  }

  @Test(.proves(3)) func `opening the form writes nothing`() {
    preferences.maxPrice = 2
    let log = AnnouncementLog(preferences)
    _ = openForm()
    #expect(
      log.count == 0, "The preferences shouldn't announce anything before \"Save\" is tapped.")
  }

  // MARK: Editing

  @Test(.proves(1)) func `the form shows your edits`() {
    let screen = editedForm()
    #expect(screen.form == ["By price", "on", "Up to price 3"], "All three settings were edited.")
    screen.picker("Listing").select("By name")
    screen.toggle("Check-ins only").toggle()
    screen.stepper("Up to price 3").increment()
    #expect(
      screen.form == ["By name", "off", "Up to price 4"], "All three settings were edited again.")
  }

  @Test(.proves(1)) func `the maximum price can be set from 1 to 5`() {
    let screen = openForm()
    screen.stepper("Up to price 5").increment()
    #expect(screen.form.last == "Up to price 5", "The maximum price should stop at 5.")
    for price in [5, 4, 3, 2, 1] { screen.stepper("Up to price \(price)").decrement() }
    #expect(screen.form.last == "Up to price 1", "The maximum price should stop at 1.")
    screen.stepper("Up to price 1").increment()
    #expect(
      screen.form.last == "Up to price 2",
      "The maximum price was increased from 1, so it should be 2.")
  }

  @Test(.proves(3)) func `editing writes nothing to the preferences`() {
    let log = AnnouncementLog(preferences)
    let screen = editedForm()
    #expect(
      log.count == 0, "The preferences shouldn't announce anything before \"Save\" is tapped.")
    #expect(
      screen.shows("Now: By name, all, 5"), "The guide's settings should be the same as before.")
  }

  @Test(.proves(3)) func `editing doesn't run the guide's body`() {
    let screen = openForm()
    let runs = screen.bodyCount(of: Guide.self) { edit(screen) }
    #expect(runs == 0, "Nothing that the guide shows has changed, so its body shouldn't run.")
  }

  @Test(.proves(4)) func `your edits stay when other code changes the preferences`() {
    let screen = editedForm()
    preferences.maxPrice = 1
    preferences.checkInsOnly = false
    preferences.listing = .byName
    #expect(
      screen.form == ["By price", "on", "Up to price 3"],
      "Other code changed the preferences, but the form should still show your edits.")
  }

  @Test(.proves(4))
  func `an open form ignores changes to the preferences, even before you edit the form`() {
    let screen = openForm()
    preferences.maxPrice = 2
    preferences.checkInsOnly = true
    preferences.listing = .byPrice
    #expect(
      screen.form == ["By name", "off", "Up to price 5"],
      "The preferences had these values when the form appeared, so the form should show them.")
  }

  @Test(.proves(4)) func `two forms have separate drafts`() {
    let first = editedForm()
    let second = openForm()
    #expect(
      first.form == ["By price", "on", "Up to price 3"],
      "A second form was opened. The first one should still show your edits.")
    second.stepper("Up to price 5").decrement()
    #expect(
      first.form.last == "Up to price 3", "Only the price in the second form was edited just now.")
    first.button("Save").tap()
    #expect(
      second.form == ["By name", "off", "Up to price 4"],
      "The first form was saved. The second one should still show its own edits.")
  }

  // MARK: Saving

  @Test(.proves(5)) func `tapping "Save" writes all three settings`() {
    let screen = editedForm()
    screen.button("Save").tap()
    #expect(values == ["By price", "check-ins", "3"], "All three settings were edited.")
    #expect(
      screen.shows("Now: By price, check-ins, 3"), "The guide should apply the new preferences.")
  }

  @Test(.proves(6)) func `tapping "Save" dismisses the form`() {
    let screen = openForm()
    screen.button("Save").tap()
    #expect(!screen.sheet.exists, "\"Save\" was tapped, so the sheet should be gone.")
    screen.button("Settings").tap()
    edit(screen)
    screen.button("Save").tap()
    #expect(!screen.sheet.exists, "\"Save\" was tapped again, so the sheet should be gone.")
  }

  @Test(.proves(5)) func `tapping "Save" runs the guide's body once`() {
    let screen = editedForm()
    let runs = screen.bodyCount(of: Guide.self) { screen.button("Save").tap() }
    #expect(
      runs == 1,
      "The tap on \"Save\" writes three settings in one action, which should cause one update.")
  }

  @Test(.proves(5)) func `tapping "Save" overwrites preferences that other code has changed`() {
    let screen = openForm()
    screen.stepper("Up to price 5").decrement()
    screen.stepper("Up to price 4").increment()
    preferences.maxPrice = 1
    preferences.checkInsOnly = true
    preferences.listing = .byPrice
    screen.button("Save").tap()
    #expect(
      values == ["By name", "all", "5"], "The form showed these values when \"Save\" was tapped.")
  }

  // MARK: Leaving without saving

  @Test(.proves(7)) func `tapping "Cancel" writes nothing and dismisses the form`() {
    let log = AnnouncementLog(preferences)
    let screen = editedForm()
    screen.button("Cancel").tap()
    #expect(
      log.count == 0,
      "The preferences shouldn't announce anything, because not even equal values are written.")
    #expect(
      values == ["By name", "all", "5"], "The preferences should have the same values as before.")
    #expect(!screen.sheet.exists, "\"Cancel\" was tapped, so the sheet should be gone.")
  }

  @Test(.proves(7)) func `tapping "Cancel" doesn't undo changes that other code has made`() {
    let screen = editedForm()
    preferences.maxPrice = 1
    preferences.listing = .byPrice
    screen.button("Cancel").tap()
    #expect(
      values == ["By price", "all", "1"],
      "Other code changed these values. Tapping \"Cancel\" shouldn't change them back.")
  }

  @Test(.proves(7)) func `swiping the sheet away writes nothing`() {
    let screen = editedForm()
    screen.leaveSheet()
    #expect(
      values == ["By name", "all", "5"], "The sheet was swiped away before \"Save\" was tapped.")
    screen.button("Settings").tap()
    #expect(
      screen.form == ["By name", "off", "Up to price 5"],
      "The reopened form should show the values from the preferences.")
  }

  // MARK: Opening the form again

  @Test(.proves(2)) func `after "Cancel", the reopened form shows the values from the preferences`()
  {
    let screen = editedForm()
    screen.button("Cancel").tap()
    screen.button("Settings").tap()
    #expect(
      screen.form == ["By name", "off", "Up to price 5"],
      "The edits were canceled before the form was reopened, so it shouldn't show them.")
    preferences.maxPrice = 2
    screen.button("Cancel").tap()
    screen.button("Settings").tap()
    #expect(
      screen.form == ["By name", "off", "Up to price 2"],
      "Other code changed the maximum price before the form appeared a third time.")
  }

  @Test(.proves(2)) func `after "Save", the reopened form shows the values from the preferences`() {
    let screen = editedForm()
    screen.button("Save").tap()
    preferences.checkInsOnly = false
    screen.button("Settings").tap()
    #expect(
      screen.form == ["By price", "off", "Up to price 3"],
      "All three edits were saved. Then other code switched off \"Check-ins only\".")
  }

  @Test(.proves(5)) func `the form can be saved again`() {
    let screen = editedForm()
    screen.button("Save").tap()
    screen.button("Settings").tap()
    screen.picker("Listing").select("By name")
    screen.stepper("Up to price 3").increment()
    screen.button("Save").tap()
    #expect(
      values == ["By name", "check-ins", "4"],
      "The second time, only the listing and the maximum price were edited.")
    screen.button("Settings").tap()
    screen.toggle("Check-ins only").toggle()
    screen.button("Save").tap()
    #expect(values == ["By name", "all", "4"], "The third time, only the toggle was edited.")
    screen.button("Settings").tap()
    screen.picker("Listing").select("By price")
    screen.button("Save").tap()
    #expect(values == ["By price", "all", "4"], "The fourth time, only the listing was edited.")
    screen.button("Settings").tap()
    screen.stepper("Up to price 4").decrement()
    screen.button("Save").tap()
    #expect(values == ["By price", "all", "3"], "The fifth time, only the price was edited.")
  }

  // MARK: Helpers

  /// The values in the preferences.
  private var values: [String] {
    [
      preferences.listing.rawValue, preferences.checkInsOnly ? "check-ins" : "all",
      "\(preferences.maxPrice)",
    ]
  }

  /// A guide that shows its current settings, and the form in a sheet.
  private struct Guide: View {
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

  /// A counter for the announcements of the preferences.
  private final class AnnouncementLog {
    private(set) var count = 0
    private var token: AnyCancellable?

    init(_ preferences: GuidePreferences) {
      token = preferences.objectWillChange.sink { [weak self] in self?.count += 1 }
    }
  }
}

extension Screen {
  /// The contents of the form's controls: the listing, the toggle, and the label of the stepper.
  fileprivate var form: [String] {
    let labels = (-9...9).map { "Up to price \($0)" }.filter { stepper($0).exists }
    return [
      picker("Listing").selection ?? "no listing", toggle("Check-ins only").isOn ? "on" : "off",
    ] + labels
  }

  /// Swipes the sheet away. If the form prevents swiping, taps "Cancel" instead.
  fileprivate func leaveSheet() {
    func canBeSwiped(_ element: Element) -> Bool {
      (element.role == .sheet && element.actions.dismiss != nil)
        || element.children.contains(where: canBeSwiped)
    }
    if elements.contains(where: { canBeSwiped($0.element) }) {
      sheet.dismiss()
    } else {
      sheet.button("Cancel").tap()
    }
  }
}
