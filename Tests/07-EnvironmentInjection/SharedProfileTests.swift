import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.3 Shared profile", .exercise)
struct SharedProfileTests {
  @Test(.proves(1)) func `the screen shows the title and then each guest in a separate section`() {
    let screen = Screen { SharedProfile() }
    let badges = badges(on: screen)
    let texts = screen.texts.filter {
      ["Welcome", "Left", "Right"].contains($0) || badges.contains($0)
    }
    #expect(
      texts == ["Welcome", "Left", "Ada Lovelace", "Right", "Alan Turing"],
      "Ada should have the left desk, and Alan the right one.")
  }

  @Test(.proves(1)) func `each desk has its own guest`() {
    let screen = Screen { SharedProfile() }
    #expect(
      badges(on: screen) == ["Ada Lovelace", "Alan Turing"],
      "Each badge should show one of the guests.")
    #expect(names(on: screen, desk: 0) == ["Ada", "Lovelace"], "Ada should be at the left desk.")
    #expect(names(on: screen, desk: 1) == ["Alan", "Turing"], "Alan should be at the right desk.")
  }

  // MARK: Typing

  @Test(.proves(2)) func `the badge changes with every keystroke`() {
    let screen = Screen { SharedProfile() }
    screen.textField("First name", at: 0).type("lina")
    #expect(
      badges(on: screen).first == "Adalina Lovelace",
      "The form and the badge at a desk should share one profile.")
    screen.textField("Last name", at: 0).type("!")
    #expect(badges(on: screen).first == "Adalina Lovelace!", "\"!\" was typed after the last name.")
  }

  @Test(.proves(3)) func `typing at one desk doesn't change the other badge`() {
    let screen = Screen { SharedProfile() }
    screen.textField("First name", at: 1).type(" m.")
    #expect(
      badges(on: screen) == ["Ada Lovelace", "Alan m. Turing"],
      "Only Alan's name should have been edited.")
    screen.textField("Last name", at: 0).type(" King ")
    #expect(
      badges(on: screen) == ["Ada Lovelace King ", "Alan m. Turing"],
      "Ada's name was edited, too, and should now end with a space.")
  }

  @Test(.proves(2)) func `the form writes to the profile that is injected`() {
    let grace = Profile("Grace", "Hopper")
    let screen = Screen { Desk().environmentObject(grace) }
    #expect(badges(on: screen) == ["Grace Hopper"], "Grace is at the desk.")
    screen.textField("Last name").type(" RADM")
    #expect(grace.lastName == "Hopper RADM", "The form should write to Grace's profile.")
    #expect(badges(on: screen) == ["Grace Hopper RADM"], "The badge should show what was typed.")
  }

  @Test(.proves(2)) func `clearing a text field clears the name`() {
    let grace = Profile("Grace", "Hopper")
    let screen = Screen { Desk().environmentObject(grace) }
    screen.textField("First name").clear()
    #expect(grace.firstName == "", "The first name was cleared, so it should be empty.")
    screen.textField("First name").type("G.")
    #expect(badges(on: screen) == ["G. Hopper"], "\"G.\" was typed as the first name.")
  }

  @Test(.proves(4)) func `the badge shows the names exactly as they were typed`() {
    let screen = Screen { Desk().environmentObject(Profile("Grace", "Hopper")) }
    screen.textField("First name").type(" b.")
    #expect(
      badges(on: screen) == ["Grace b. Hopper"],
      "The badge should show the lowercase letter that was typed after the first name.")
    screen.textField("Last name").type(" ")
    #expect(
      badges(on: screen) == ["Grace b. Hopper "],
      "The badge should show the space that was typed after the last name.")
    screen.textField("Last name").type("of the United States Navy")
    #expect(
      badges(on: screen) == ["Grace b. Hopper of the United States Navy"],
      "A long name was typed. The badge should show all of it.")
  }

  // MARK: Other changes

  @Test(.proves(5)) func `the badge and the form show changes that other code makes`() {
    let grace = Profile("Grace", "Hopper")
    let screen = Screen { Desk().environmentObject(grace) }
    grace.firstName = "Amazing Grace"
    #expect(badges(on: screen) == ["Amazing Grace Hopper"], "The first name was changed.")
    grace.lastName = "Murray"
    #expect(badges(on: screen) == ["Amazing Grace Murray"], "The last name was changed, too.")
    #expect(
      names(on: screen, desk: 0) == ["Amazing Grace", "Murray"],
      "The form should show both changes.")
  }

  @Test(.proves(6)) func `when another profile is injected, the desk switches to it`() {
    let reception = Reception(Profile("Grace", "Hopper"))
    let screen = Screen { Desk().environmentObject(reception.guest) }
    let first = reception.guest
    reception.guest = Profile("Edsger", "Dijkstra")
    screen.refresh()
    #expect(badges(on: screen) == ["Edsger Dijkstra"], "The next guest is at the desk.")
    first.firstName = "Amazing Grace"
    #expect(
      badges(on: screen) == ["Edsger Dijkstra"],
      "The desk shouldn't show changes to the previous guest.")
    screen.textField("First name").type(" W.")
    #expect(
      badges(on: screen) == ["Edsger W. Dijkstra"],
      "The form should write to the next guest's profile.")
    #expect(
      first.firstName == "Amazing Grace",
      "The form shouldn't write to the previous guest's profile.")
    reception.guest = first
    screen.refresh()
    #expect(badges(on: screen) == ["Amazing Grace Hopper"], "The first guest is back.")
    #expect(
      names(on: screen, desk: 0) == ["Amazing Grace", "Hopper"],
      "The form should show the first guest again, too.")
  }

  @Test(.proves(6)) func `a profile with the same names is a separate profile`() {
    let reception = Reception(Profile("Grace", "Hopper"))
    let screen = Screen { Desk().environmentObject(reception.guest) }
    let first = reception.guest
    reception.guest = Profile("Grace", "Hopper")
    screen.refresh()
    screen.textField("Last name").type(" RADM")
    #expect(first.lastName == "Hopper", "The previous guest's name shouldn't change.")
    #expect(
      reception.guest.lastName == "Hopper RADM",
      "The form should write to the next guest's profile.")
    #expect(
      badges(on: screen) == ["Grace Hopper RADM"], "The badge should show the next guest's name.")
  }

  // MARK: Ownership

  @Test(.proves(7)) func `the profiles survive when the parent is refreshed`() {
    let sign = Sign()
    let screen = Screen { SharedProfile(title: sign.title) }
    screen.textField("First name", at: 0).type("lina")
    screen.textField("Last name", at: 1).type("!")
    for title in ["Good evening", "Good night"] {
      sign.title = title
      screen.refresh()
      #expect(screen.texts.contains(title), "The parent passes a different title.")
      #expect(
        badges(on: screen) == ["Adalina Lovelace", "Alan Turing!"],
        "The guests should still be the same.")
    }
    #expect(
      names(on: screen, desk: 0) == ["Adalina", "Lovelace"],
      "The form should show the guest's name, too.")
  }

  @Test(.proves(8)) func `two screens have separate guests`() {
    let monday = Screen { SharedProfile() }
    monday.textField("First name", at: 0).type("!")
    let tuesday = Screen { SharedProfile() }
    #expect(
      badges(on: tuesday) == ["Ada Lovelace", "Alan Turing"],
      "Ada's name was edited on another screen, so it shouldn't change on this one.")
  }

  @Test(.proves(8)) func `the view creates new profiles when it appears again`() {
    let screen = Screen { Hotel() }
    screen.textField("First name", at: 0).type("lina")
    screen.button("Close").tap()
    screen.button("Open").tap()
    #expect(
      badges(on: screen) == ["Ada Lovelace", "Alan Turing"],
      "The view owns its profiles only while it's on screen, so the guests should be new.")
  }

  // MARK: What runs

  @Test(.proves(9)) func `typing doesn't run the desks' bodies`() {
    let screen = Screen { SharedProfile() }
    screen.textField("First name", at: 0).type("lina")
    screen.textField("Last name", at: 1).type("!")
    #expect(
      screen.bodyCount(of: Desk.self) == 2,
      "There are two desks, and the body of each should run only when it appears.")
  }

  private struct Hotel: View {
    @State private var isOpen = true

    var body: some View {
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
      if isOpen { SharedProfile() }
    }
  }

  /// The source of guests.
  private final class Reception {
    var guest: Profile
    init(_ guest: Profile) { self.guest = guest }
  }

  /// The parent's source of titles.
  private final class Sign {
    var title = "Welcome"
  }

  /// Returns the full names that the screen shows, leaving out the title and the labels.
  private func badges(on screen: Screen) -> [String] {
    screen.texts.filter { text in
      text.contains(" ") && !text.hasPrefix("Good") && !text.hasSuffix("name")
    }
  }

  /// Returns the contents of a desk's two text fields.
  private func names(on screen: Screen, desk: Int) -> [String] {
    ["First name", "Last name"].map { screen.textField($0, at: desk).text }
  }
}
