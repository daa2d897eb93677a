import StateFlow
import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.7 Nearby trail", .exercise)
struct NearbyTrailTests {
  private let scene: TrailScene
  private let screen: Screen

  init() {
    let scene = TrailScene()
    self.scene = scene
    screen = Screen { NearbyTrail(guide: scene.guide).id(scene.launches) }
  }

  /// Discards all views and objects, and starts again. Only the scene's values survive.
  private func restore(without closed: Int? = nil) {
    scene.launch(without: closed)
    screen.refresh()
  }

  private func tap(_ labels: String...) {
    for label in labels { screen.button(label).tap() }
  }

  /// The names of the bistros that the frontmost screen lists.
  private var listed: [String] { screen.list.texts.map { $0.joined(separator: " ") } }

  /// Goes back to the list, and returns the titles of the screens on the way.
  private func goingBack() -> [String] {
    var titles: [String] = []
    while screen.navigation.canGoBack && titles.count < 9 {
      titles.append(screen.navigation.title)
      screen.navigation.goBack()
    }
    return titles
  }

  // MARK: The list and the bistros

  @Test(.proves(1)) func `the list shows the bistros that match the field`() {
    #expect(
      listed == ["Quay", "Olive", "Basil", "Olive Tree", "Fig"],
      "The field is empty, so all bistros should be listed, in the guide's order.")
    screen.textField("Name").type("Olive")
    #expect(listed == ["Olive", "Olive Tree"], "Two names contain \"Olive\".")
    screen.textField("Name").type("s")
    #expect(listed == [], "No name contains \"Olives\".")
    screen.textField("Name").clear()
    #expect(listed.count == 5, "The field was cleared, so all bistros should be listed.")
    screen.textField("Name").type("Olive ")
    #expect(
      listed == ["Olive Tree"], "Only one name contains \"Olive \", with the space after the word.")
  }

  @Test(.proves(1)) func `each tap on a name opens a bistro on top of the others`() {
    tap("Basil")
    #expect(screen.navigation.title == "Basil", "The title should be the name of the bistro.")
    #expect(listed == ["Quay", "Fig"], "The bistros near Basil should be listed.")
    tap("Quay")
    #expect(screen.navigation.title == "Quay", "Quay is near Basil, and was tapped there.")
    #expect(listed == ["Basil"], "The only bistro near Quay should be listed.")
    tap("Basil", "Fig")
    #expect(listed == [], "There is no bistro near Fig.")
    let titles = goingBack()
    #expect(
      titles == ["Fig", "Basil", "Quay", "Basil"],
      "Going back should lead through the same screens.")
    #expect(listed.count == 5, "After the first bistro's screen, you should be back at the list.")
    tap("Olive")
    #expect(
      listed == ["Olive Tree", "Quay"], "The bistros near Olive should be listed in this order.")
  }

  @Test(.proves(1)) func `a bistro opens from a filtered list, which stays filtered`() {
    screen.textField("Name").type("Tree")
    tap("Olive Tree")
    #expect(screen.navigation.title == "Olive Tree", "The only bistro in the list was tapped.")
    tap("Olive")
    #expect(
      screen.navigation.title == "Olive",
      "Olive is near Olive Tree. The text in the field is only for the list.")
    _ = goingBack()
    #expect(listed == ["Olive Tree"], "The text is still in the field.")
  }

  @Test(.proves(2)) func `"Home" returns to the list from any screen`() {
    for names in [["Basil"], ["Basil", "Quay", "Basil", "Fig"], ["Olive"]] {
      for name in names { tap(name) }
      tap("Home")
      #expect(!screen.navigation.canGoBack, "\"Home\" should close all bistros' screens.")
      #expect(listed.count == 5, "The list should be in front.")
    }
  }

  @Test(.proves(3)) func `"Tip" opens the bistros of the tip from the list`() {
    for _ in 1...2 {
      tap("Tip")
      let titles = goingBack()
      #expect(titles == ["Fig", "Olive"], "Fig should be on top of Olive, and Olive on the list.")
    }
    tap("Tip", "Home", "Basil")
    let titles = goingBack()
    #expect(titles == ["Basil"], "After \"Home\", only Basil was opened.")
  }

  @Test(.proves(3)) func `"Tip" replaces the screens that are open`() {
    tap("Basil", "Quay", "Basil", "Tip")
    #expect(screen.navigation.title == "Fig", "The last bistro of the tip should be in front.")
    tap("Tip")
    let titles = goingBack()
    #expect(titles == ["Fig", "Olive"], "Only the bistros of the tip should be open.")
  }

  // MARK: Bistros that close

  @Test(.proves(4)) func `a bistro that closes disappears from the lists`() {
    scene.guide.close(12)
    #expect(listed == ["Olive", "Basil", "Olive Tree", "Fig"], "Quay has closed.")
    tap("Basil")
    #expect(listed == ["Fig"], "Quay is near Basil, but has closed.")
    scene.guide.close(5)
    #expect(listed == [], "Fig closed while Basil was in front. Quay had closed before.")
    tap("Home", "Olive Tree")
    #expect(listed == ["Olive"], "The guide doesn't contain a bistro with the ID 99.")
  }

  @Test(.proves(4)) func `the screen of a bistro that closes is removed`() {
    tap("Basil", "Quay")
    scene.guide.close(12)
    #expect(screen.navigation.title == "Basil", "Quay was in front, and has closed.")
    #expect(listed == ["Fig"], "Only Fig is left near Basil.")
    tap("Fig")
    scene.guide.close(31)
    #expect(screen.navigation.title == "Fig", "Basil has closed, but Fig is still in front.")
    let titles = goingBack()
    #expect(titles == ["Fig"], "Basil was below Fig, and has closed.")
    tap("Olive")
    scene.guide.close(7)
    #expect(!screen.navigation.canGoBack, "Olive was the only open screen, and has closed.")
    #expect(listed == ["Olive Tree", "Fig"], "Three bistros have closed.")
  }

  @Test(.proves(4)) func `all screens of a bistro that closes are removed`() {
    tap("Basil", "Quay", "Basil", "Fig")
    scene.guide.close(31)
    #expect(screen.navigation.title == "Fig", "Fig is still in front.")
    let titles = goingBack()
    #expect(titles == ["Fig", "Quay"], "Basil was open twice, and has closed.")
  }

  @Test(.proves(4)) func `a bistro of the tip that has closed isn't opened`() {
    scene.guide.close(5)
    tap("Tip")
    let titles = goingBack()
    #expect(titles == ["Olive"], "Fig has closed, so only Olive of the tip should be open.")
    scene.guide.close(7)
    tap("Basil", "Tip")
    #expect(!screen.navigation.canGoBack, "Both bistros of the tip have closed.")
    #expect(listed == ["Quay", "Basil", "Olive Tree"], "The list should be in front.")
  }

  // MARK: The keyboard focus

  @Test(.proves(5)) func `"Find" moves the keyboard focus to the field`() {
    #expect(!screen.textField("Name").isFocused, "At first, the field shouldn't have the focus.")
    for _ in 1...2 {
      tap("Find")
      #expect(screen.textField("Name").isFocused, "\"Find\" was tapped.")
      tap("Find")
      #expect(screen.textField("Name").isFocused, "\"Find\" was tapped again.")
      screen.textField("Name").endEditing()
      #expect(!screen.textField("Name").isFocused, "The user ended editing.")
    }
    tap("Basil", "Home")
    #expect(!screen.textField("Name").isFocused, "\"Find\" wasn't tapped again.")
    tap("Find", "Basil", "Home", "Find")
    #expect(
      screen.textField("Name").isFocused, "After the return to the list, \"Find\" was tapped.")
    screen.textField("Name").type("Fig")
    #expect(listed == ["Fig"], "The list should show the names that contain the text.")
  }

  // MARK: The scene

  @Test(.proves(6)) func `the open screens are restored with the scene`() {
    tap("Basil", "Quay", "Basil")
    restore()
    #expect(screen.navigation.title == "Basil", "The same screen should be in front.")
    tap("Fig")
    restore()
    let titles = goingBack()
    #expect(titles == ["Fig", "Basil", "Quay", "Basil"], "The same four screens should be open.")
    restore()
    #expect(!screen.navigation.canGoBack, "The user had gone back to the list.")
    tap("Tip")
    restore()
    #expect(screen.navigation.title == "Fig", "The tip should be open again.")
    tap("Home")
    restore()
    #expect(
      !screen.navigation.canGoBack,
      "\"Home\" was tapped before the scene was restored, so no bistro's screen should be open.")
  }

  @Test(.proves(6)) func `the text in the field is restored with the scene`() {
    screen.textField("Name").type("Olive")
    restore()
    #expect(screen.textField("Name").text == "Olive", "The same text should be in the field.")
    #expect(listed == ["Olive", "Olive Tree"], "The list should be filtered by this text.")
    tap("Olive")
    restore()
    tap("Home")
    #expect(screen.textField("Name").text == "Olive", "The same text should be in the field.")
    screen.textField("Name").clear()
    restore()
    #expect(screen.textField("Name").text == "", "The field was cleared.")
    #expect(listed.count == 5, "The field is empty, so all bistros should be listed.")
  }

  @Test(.proves(4)) func `a bistro that has closed in the meantime isn't restored`() {
    tap("Basil", "Quay", "Basil", "Fig")
    restore(without: 31)
    #expect(screen.navigation.title == "Fig", "Fig was in front, and hasn't closed.")
    let titles = goingBack()
    #expect(titles == ["Fig", "Quay"], "Basil closed before the scene was restored.")
  }

  @Test(.proves(6)) func `two scenes have their own screens and text`() {
    let other = Screen { [guide = scene.guide] in NearbyTrail(guide: guide) }
    tap("Basil", "Quay")
    #expect(!other.navigation.canGoBack, "In the other scene, no bistro was opened.")
    other.textField("Name").type("Fig")
    other.button("Fig").tap()
    tap("Home")
    #expect(screen.textField("Name").text == "", "The text was typed in the other scene.")
    #expect(other.navigation.title == "Fig", "In the other scene, Fig is still open.")
  }

  @Test(.proves(4)) func `two scenes that show the same guide both follow it`() {
    let other = Screen { [guide = scene.guide] in NearbyTrail(guide: guide) }
    tap("Basil")
    other.button("Quay").tap()
    scene.guide.close(31)
    #expect(!screen.navigation.canGoBack, "Basil was open, and has closed.")
    #expect(other.navigation.title == "Quay", "In the other scene, Quay is still open.")
    #expect(other.list.texts == [], "Basil was the only bistro near Quay, and has closed.")
  }
}

/// A scene that the system can discard and restore.
private final class TrailScene {
  private(set) var guide = BistroGuide.made()
  private(set) var launches = 1

  func launch(without closed: Int?) {
    launches += 1
    guide = .made(without: closed)
  }
}

extension BistroGuide {
  fileprivate static func made(without closed: Int? = nil) -> BistroGuide {
    // Neither the names nor the IDs of the bistros nearby are sorted.
    let bistros = [
      Bistro(id: 12, name: "Quay", nearby: [31]),
      Bistro(id: 7, name: "Olive", nearby: [120, 12]),
      Bistro(id: 31, name: "Basil", nearby: [12, 5]),
      Bistro(id: 120, name: "Olive Tree", nearby: [99, 7]),
      Bistro(id: 5, name: "Fig", nearby: []),
    ]
    return BistroGuide(bistros: bistros.filter { $0.id != closed }, tip: [7, 5])
  }
}
