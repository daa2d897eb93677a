import Foundation
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

  @Test func `every bread has its price at first`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    #expect(screen.list.texts == [["Rye", "3.25"], ["Bun", "0.50"]])
    #expect(!screen.sheet.exists, "Nobody has asked for the settings.")
  }

  @Test func `Settings presents the form in a sheet`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    screen.button("Settings").tap()
    #expect(screen.sheet.exists)
    #expect(screen.sheet.toggle("Show prices").isOn, "The sheet has the settings of the list.")
  }

  @Test func `what is switched in the sheet is seen in the list at once`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    screen.button("Settings").tap()
    screen.sheet.toggle("Show prices").toggle()
    #expect(
      screen.list.texts == [["Rye"], ["Bun"]],
      "The list and the form share one object: no prices, though the sheet is still there.")
    screen.sheet.toggle("Show prices").toggle()
    #expect(screen.list.texts == [["Rye", "3.25"], ["Bun", "0.50"]], "And back.")
  }

  @Test func `the sample is in the sheet while no prices are shown, too`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    screen.button("Settings").tap()
    #expect(screen.sheet.shows("1.50"))
    screen.sheet.toggle("Show prices").toggle()
    #expect(screen.sheet.shows("1.50"), "The sample is no price of the list.")
  }

  @Test func `Done ends the sheet, and the setting stays`() {
    let screen = Screen { SettingsSheet(breads: breads) }
    screen.button("Settings").tap()
    screen.sheet.toggle("Show prices").toggle()
    screen.sheet.button("Done").tap()
    #expect(!screen.sheet.exists)
    #expect(screen.list.texts == [["Rye"], ["Bun"]])
    screen.button("Settings").tap()
    #expect(!screen.sheet.toggle("Show prices").isOn, "The next sheet has the same settings.")
  }

  @Test func `the setting survives a refresh of the parent`() {
    let shelf = Shelf([breads[0]])
    let screen = Screen { SettingsSheet(breads: shelf.breads) }
    screen.button("Settings").tap()
    screen.sheet.toggle("Show prices").toggle()
    shelf.breads = breads
    screen.refresh()
    #expect(
      screen.list.texts == [["Rye"], ["Bun"]],
      "There is one bread more, and the settings are the same object as before.")
    #expect(!screen.sheet.toggle("Show prices").isOn, "In the sheet, too.")
  }

  /// Where the parent keeps its breads.
  private final class Shelf {
    var breads: [Bread]
    init(_ breads: [Bread]) { self.breads = breads }
  }

  @Test func `the list and its sheet follow the settings that somebody else injected`() {
    let settings = BakerySettings()
    let screen = Screen { BreadList(breads: breads).environmentObject(settings) }
    screen.button("Settings").tap()
    settings.showsPrices = false
    #expect(screen.list.texts == [["Rye"], ["Bun"]])
    #expect(!screen.sheet.toggle("Show prices").isOn)
    screen.sheet.toggle("Show prices").toggle()
    #expect(settings.showsPrices, "The toggle writes to the object that was injected.")
  }

  @Test func `the sheet inherits how prices are written where the list is`() {
    let screen = Screen {
      SettingsSheet(breads: breads).environment(\.locale, Locale(identifier: "sv_SE"))
    }
    screen.button("Settings").tap()
    #expect(screen.list.texts == [["Rye", "3,25"], ["Bun", "0,50"]])
    #expect(screen.sheet.shows("1,50"), "The sheet is over a Swedish list, so it is Swedish too.")
  }

  @Test func `two bakeries have two settings`() {
    let screen = Screen {
      Section("North") { SettingsSheet(breads: [breads[0]]) }
      Section("South") { SettingsSheet(breads: [breads[1]]) }
    }
    screen.button("Settings", at: 0).tap()
    screen.sheet.toggle("Show prices").toggle()
    #expect(!screen.shows("3.25"), "The northern bakery hides its prices.")
    #expect(screen.shows("0.50"), "The southern one has not been asked.")
  }

  @Test func `without settings the program stops, and says what is missing and where`() async {
    // With settings it does not stop.
    let screen = Screen { SettingsForm().environmentObject(BakerySettings()) }
    #expect(screen.toggle("Show prices").isOn)

    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      "A form without settings is a mistake of the program. Nothing may hide it."
    ) {
      await MainActor.run { _ = Screen { SettingsForm() }.texts }
    }
    let lastWords = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      lastWords.contains("No BakerySettings was injected for"),
      "The program has to stop where the form asks the environment for its settings.")
  }
}
