import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.4 Settings sheet", .exercise)
struct SettingsSheetTests {
  let breads = [
    Bread(id: 1, name: "Rye", price: 3.25),
    Bread(id: 2, name: "Bun", price: 0.5),
  ]

  // MARK: The list

  @Test(.proves(1)) func `at first, each bread is listed with its price`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    #expect(
      screen.list.texts == [["Rye", "3.25"], ["Bun", "0.50"]],
      "Each row should have a name and a price.")
    #expect(!screen.sheet.exists, "The settings shouldn't be presented yet.")
  }

  @Test(.proves(1)) func `the list shows the breads that the parent passes`() {
    let shelf = Shelf(breads)
    let screen = Screen { SettingsSheet(breads: shelf.breads) }
    shelf.breads = [Bread(id: 3, name: "Rye", price: 4), Bread(id: 1, name: "Rye", price: 3)]
    screen.refresh()
    #expect(
      screen.list.texts == [["Rye", "4.00"], ["Rye", "3.00"]],
      "There are two kinds of rye now: a new one, and the first one at a different price.")
    shelf.breads = [Bread(id: 4, name: "Crumbs", price: 0)]
    screen.refresh()
    #expect(
      screen.list.texts == [["Crumbs", "0.00"]],
      "The only bread is \"Crumbs\", and its price is 0. The list should show just that.")
    shelf.breads = []
    screen.refresh()
    #expect(screen.list.texts == [], "All the bread is sold, so the list should be empty.")
  }

  // MARK: The sheet

  @Test(.proves(2)) func `the button presents the form in a sheet`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    screen.button("Settings").tap()
    #expect(
      screen.sheet.exists, "The \"Settings\" button was tapped, so the sheet should be presented.")
    #expect(screen.sheet.toggle("Show prices").isOn, "The form should show the list's settings.")
  }

  @Test(.proves(2)) func `the button is shown even without bread`() {
    let screen = Screen { SettingsSheet(breads: []) }
    #expect(
      screen.button("Settings").exists,
      "There is no bread, but the \"Settings\" button should be shown.")
    screen.button("Settings").tap()
    #expect(
      screen.sheet.toggle("Show prices").exists,
      "\"Settings\" was tapped. The form should be presented, even though there is no bread.")
  }

  @Test(.proves(3)) func `the list changes with the toggle immediately`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    screen.button("Settings").tap()
    screen.sheet.toggle("Show prices").toggle()
    #expect(
      screen.list.texts == [["Rye"], ["Bun"]],
      "The list should hide the prices while the sheet is still presented.")
    screen.sheet.toggle("Show prices").toggle()
    #expect(
      screen.list.texts == [["Rye", "3.25"], ["Bun", "0.50"]],
      "The toggle was switched on again, so the list should show the prices.")
  }

  @Test(.proves(4)) func `the sample is shown even if prices are hidden`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    screen.button("Settings").tap()
    #expect(screen.sheet.shows("1.50"), "The sheet should show the sample.")
    screen.sheet.toggle("Show prices").toggle()
    #expect(screen.sheet.shows("1.50"), "Only the list should hide its prices.")
  }

  @Test(.proves(5)) func `"Done" dismisses the sheet, and the setting is kept`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    screen.button("Settings").tap()
    screen.sheet.toggle("Show prices").toggle()
    screen.sheet.button("Done").tap()
    #expect(!screen.sheet.exists, "The \"Done\" button was tapped, so the sheet should be gone.")
    #expect(screen.list.texts == [["Rye"], ["Bun"]], "The list should still hide its prices.")
    screen.button("Settings").tap()
    #expect(
      !screen.sheet.toggle("Show prices").isOn, "The sheet should have the same settings again.")
    screen.sheet.toggle("Show prices").toggle()
    screen.sheet.button("Done").tap()
    #expect(
      !screen.sheet.exists,
      "The \"Done\" button was tapped for a second time, so the sheet should be gone.")
    #expect(
      screen.list.texts == [["Rye", "3.25"], ["Bun", "0.50"]],
      "The toggle was switched on again, so the list should show the prices.")
  }

  @Test(.proves(5)) func `a sheet that is swiped away can be presented again`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    screen.button("Settings").tap()
    screen.sheet.toggle("Show prices").toggle()
    screen.sheet.dismiss()
    #expect(!screen.sheet.exists, "The sheet should be gone after a swipe.")
    #expect(
      screen.list.texts == [["Rye"], ["Bun"]],
      "The prices were hidden before the swipe, so they should stay hidden.")
    screen.button("Settings").tap()
    #expect(
      screen.sheet.exists,
      "The \"Settings\" button was tapped again, so the sheet should be presented.")
    #expect(
      !screen.sheet.toggle("Show prices").isOn, "The sheet should have the same settings again.")
  }

  @Test(.proves(5)) func `"Done" dismisses only the form`() {
    let screen = Screen { Shop(breads: breads) }
    screen.sheet.button("Settings").tap()
    screen.sheet.button("Done").tap()
    #expect(!screen.sheet.toggle("Show prices").exists, "The form should be gone.")
    #expect(
      screen.sheet.shows("Rye"),
      "The list itself is in another sheet, which should still be presented.")
  }

  // MARK: The settings

  @Test(.proves(7)) func `the setting survives when the parent is refreshed`() {
    let shelf = Shelf([breads[0]])
    let screen = Screen { SettingsSheet(breads: shelf.breads) }
    screen.button("Settings").tap()
    screen.sheet.toggle("Show prices").toggle()
    shelf.breads = breads
    screen.refresh()
    #expect(
      screen.list.texts == [["Rye"], ["Bun"]],
      "There is one more kind of bread, and the prices should be hidden.")
    #expect(
      !screen.sheet.toggle("Show prices").isOn, "The toggle in the sheet should still be off.")
    screen.sheet.toggle("Show prices").toggle()
    #expect(
      screen.list.texts == [["Rye", "3.25"], ["Bun", "0.50"]],
      "The toggle was switched on again, so the list should show the prices.")
  }

  @Test(.proves(7)) func `the view creates new settings when it appears again`() {
    let screen = Screen { Street(breads: breads) }
    screen.button("Settings").tap()
    screen.sheet.toggle("Show prices").toggle()
    screen.sheet.button("Done").tap()
    screen.button("Close").tap()
    screen.button("Open").tap()
    #expect(
      screen.list.texts == [["Rye", "3.25"], ["Bun", "0.50"]],
      "The view owns its settings only while it's on screen, so the prices should be shown again.")
  }

  @Test(.proves(6)) func `the list and the sheet use the settings that are injected`() {
    let settings = BakerySettings()
    let screen = Screen { BreadList(breads: breads).environmentObject(settings) }
    screen.button("Settings").tap()
    settings.showsPrices = false
    #expect(
      screen.list.texts == [["Rye"], ["Bun"]],
      "Other code hid the prices, so the list should show none.")
    #expect(!screen.sheet.toggle("Show prices").isOn, "The toggle should show the change, too.")
    screen.sheet.toggle("Show prices").toggle()
    #expect(settings.showsPrices, "The toggle should write to the object that was injected.")
  }

  @Test(.proves(6)) func `when other settings are injected, the list and the sheet switch to them`()
  {
    let till = Till()
    let former = till.settings
    let screen = Screen { BreadList(breads: breads).environmentObject(till.settings) }
    screen.button("Settings").tap()
    till.settings = BakerySettings()
    till.settings.showsPrices = false
    screen.refresh()
    #expect(screen.list.texts == [["Rye"], ["Bun"]], "The new settings hide the prices.")
    #expect(
      !screen.sheet.toggle("Show prices").isOn, "The sheet should have the new settings, too.")
    former.showsPrices = false
    screen.sheet.toggle("Show prices").toggle()
    #expect(
      screen.list.texts == [["Rye", "3.25"], ["Bun", "0.50"]], "The new settings show the prices.")
    #expect(former.showsPrices == false, "The toggle shouldn't write to the previous settings.")
    till.settings = BakerySettings()
    till.settings.showsPrices = false
    screen.refresh()
    #expect(
      !screen.sheet.toggle("Show prices").isOn,
      "The third settings hide the prices, so the toggle should be off.")
  }

  @Test(.proves(8)) func `the sheet inherits the list's locale`() {
    let screen = Screen {
      SettingsSheet(breads: breads).environment(\.locale, Locale(identifier: "sv_SE"))
    }
    screen.button("Settings").tap()
    #expect(
      screen.list.texts == [["Rye", "3,25"], ["Bun", "0,50"]],
      "In Swedish, prices should be written with a comma.")
    #expect(screen.sheet.shows("1,50"), "The sample should be formatted for the same locale.")
  }

  @Test(.proves(7)) func `two bakeries have separate settings`() {
    let screen = Screen {
      Section("North") { SettingsSheet(breads: [breads[0]]) }
      Section("South") { SettingsSheet(breads: [breads[1]]) }
    }
    screen.button("Settings", at: 0).tap()
    screen.sheet.toggle("Show prices").toggle()
    #expect(!screen.shows("3.25"), "The first bakery should hide its prices.")
    #expect(screen.shows("0.50"), "The second bakery should still show its prices.")
    screen.sheet.button("Done").tap()
    screen.button("Settings", at: 1).tap()
    #expect(
      screen.sheet.toggle("Show prices").isOn,
      "This sheet should have the second bakery's settings.")
  }

  @Test(.proves(9)) func `without settings, the program stops with @EnvironmentObject's message`()
    async
  {
    let screen = Screen { SettingsForm().environmentObject(BakerySettings()) }
    #expect(screen.toggle("Show prices").isOn, "With settings, the form should be shown.")

    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      "Without settings, the program should stop."
    ) {
      await MainActor.run { _ = Screen { SettingsForm() }.texts }
    }
    let message = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("No BakerySettings was injected for"),
      "The program should stop with the message that @EnvironmentObject prints.")
  }

  // MARK: Support

  /// A list of breads, presented in a sheet.
  private struct Shop: View {
    let breads: [Bread]
    @State private var isOpen = true

    var body: some View {
      Text("Shop").sheet(isPresented: $isOpen) { SettingsSheet(breads: breads) }
    }
  }

  private struct Street: View {
    let breads: [Bread]
    @State private var isOpen = true

    var body: some View {
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
      if isOpen { SettingsSheet(breads: breads) }
    }
  }

  /// The parent's source of breads.
  private final class Shelf {
    var breads: [Bread]
    init(_ breads: [Bread]) { self.breads = breads }
  }

  /// The parent's source of settings.
  private final class Till {
    var settings = BakerySettings()
  }
}
