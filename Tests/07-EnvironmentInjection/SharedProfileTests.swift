import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.3 Shared profile", .exercise)
struct SharedProfileTests {
  @Test func `each desk has its guest`() {
    let screen = Screen { SharedProfile() }
    #expect(screen.shows("Welcome"))
    #expect(badges(on: screen) == ["Ada Lovelace", "Alan Turing"])
    #expect(screen.textField("First name", at: 0).text == "Ada")
    #expect(screen.textField("Last name", at: 1).text == "Turing")
  }

  @Test func `what is typed is on the badge at once`() {
    let screen = Screen { SharedProfile() }
    screen.textField("First name", at: 0).type("lina")
    #expect(
      badges(on: screen).first == "Adalina Lovelace",
      "The form and the badge of a desk share one profile.")
    screen.textField("Last name", at: 0).type("!")
    #expect(badges(on: screen).first == "Adalina Lovelace!")
  }

  @Test func `what is typed at one desk is not on the other's badge`() {
    let screen = Screen { SharedProfile() }
    screen.textField("First name", at: 1).type(" M.")
    #expect(badges(on: screen) == ["Ada Lovelace", "Alan M. Turing"])
  }

  @Test func `a form and a badge meet in the profile that somebody else injected`() {
    let grace = Profile("Grace", "Hopper")
    let screen = Screen { Desk().environmentObject(grace) }
    #expect(badges(on: screen) == ["Grace Hopper"])
    screen.textField("Last name").type(" RADM")
    #expect(grace.lastName == "Hopper RADM", "The form writes to the profile it was given.")
    #expect(badges(on: screen) == ["Grace Hopper RADM"])
  }

  @Test func `a change from elsewhere is on the badge and in the form`() {
    let grace = Profile("Grace", "Hopper")
    let screen = Screen { Desk().environmentObject(grace) }
    grace.firstName = "Amazing Grace"
    #expect(badges(on: screen) == ["Amazing Grace Hopper"])
    #expect(screen.textField("First name").text == "Amazing Grace")
  }

  @Test func `another profile takes the place of the first`() {
    let reception = Reception(Profile("Grace", "Hopper"))
    let screen = Screen { Desk().environmentObject(reception.guest) }
    let first = reception.guest
    reception.guest = Profile("Edsger", "Dijkstra")
    screen.refresh()
    #expect(badges(on: screen) == ["Edsger Dijkstra"], "The next guest stands at the desk.")
    first.firstName = "Nobody"
    #expect(badges(on: screen) == ["Edsger Dijkstra"], "The guest who left is not heard any more.")
    screen.textField("First name").type(" W.")
    #expect(badges(on: screen) == ["Edsger W. Dijkstra"])
    #expect(first.firstName == "Nobody", "What is typed now is not the first guest's.")
  }

  @Test func `the profiles survive a refresh of the parent`() {
    let sign = Sign()
    let screen = Screen { SharedProfile(title: sign.title) }
    screen.textField("First name", at: 0).type("lina")
    sign.title = "Good evening"
    screen.refresh()
    #expect(screen.shows("Good evening"))
    #expect(
      badges(on: screen) == ["Adalina Lovelace", "Alan Turing"],
      "The guests are the same: only the title was changed.")
    #expect(screen.textField("First name", at: 0).text == "Adalina")
  }

  @Test func `a change runs the readers of the profile, and not the desk in between`() {
    let grace = Profile("Grace", "Hopper")
    let screen = Screen { Desk().environmentObject(grace) }
    grace.lastName = "Murray Hopper"
    #expect(screen.bodyCount(of: ProfileBadge.self) == 2)
    #expect(screen.bodyCount(of: Desk.self) == 1, "The desk hands nothing along.")
  }

  @Test func `a change at one desk runs that desk's badge only`() {
    let screen = Screen { SharedProfile() }
    let before = screen.bodyCount(of: ProfileBadge.self)
    screen.textField("First name", at: 0).type("!")
    #expect(
      screen.bodyCount(of: ProfileBadge.self) == before + 1,
      "One key was pressed at one desk: one badge is written anew.")
  }

  @Test func `another screen has guests of its own`() {
    let monday = Screen { SharedProfile() }
    monday.textField("First name", at: 0).type("!")
    let tuesday = Screen { SharedProfile() }
    #expect(badges(on: tuesday) == ["Ada Lovelace", "Alan Turing"])
  }

  /// Where a desk is told who is next.
  private final class Reception {
    var guest: Profile
    init(_ guest: Profile) { self.guest = guest }
  }

  /// Where the parent has its title.
  private final class Sign {
    var title = "Welcome"
  }

  /// What can be read that is two names, and neither a title nor what something is called.
  private func badges(on screen: Screen) -> [String] {
    screen.texts.filter { text in
      text.contains(" ") && !text.hasPrefix("Good") && !text.hasSuffix("name")
    }
  }
}
