import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.5 Search model", .exercise)
struct SearchModelTests {
  private let scheduler = VirtualTimeScheduler()
  private let titles = ["The Mill", "Mills and Dams", "Windmills", "Harbor Lights"]

  /// A model on which nothing has been searched for yet.
  private func model() -> SearchModel {
    let model = SearchModel(titles: titles, scheduler: scheduler)
    scheduler.advance(by: .seconds(10))
    return model
  }

  @Test func `all titles are listed at first`() {
    let model = SearchModel(titles: titles, scheduler: scheduler)
    #expect(model.results == titles, "Before anything was typed.")
    scheduler.advance(by: .seconds(10))
    #expect(model.results == titles, "And when nothing has been typed for a while.")
  }

  @Test func `the search waits for 300 milliseconds`() {
    let model = model()
    model.query = "lights"
    #expect(model.results == titles, "It was typed this moment.")
    scheduler.advance(by: .milliseconds(299))
    #expect(model.results == titles, "299 ms are not 300.")
    scheduler.advance(by: .milliseconds(1))
    #expect(model.results == ["Harbor Lights"], "After 300 ms without typing it is searched for.")
  }

  @Test func `each keystroke begins the pause anew`() {
    let model = model()
    for words in ["l", "li", "lig", "ligh"] {
      model.query = words
      scheduler.advance(by: .milliseconds(200))
    }
    #expect(model.results == titles, "Between two keystrokes there were never 300 ms.")
    scheduler.advance(by: .milliseconds(100))
    #expect(model.results == ["Harbor Lights"], "The last keystroke is 300 ms ago now.")
  }

  @Test func `one pause is one search, for the last words`() {
    let model = model()
    let recorder = model.$results.dropFirst().record()
    for words in ["m", "mi", "mill", "mills"] { model.query = words }
    scheduler.advance(by: .seconds(10))
    #expect(
      recorder.values == [["Mills and Dams", "Windmills"]],
      "The results are set once, to what \"mills\" matches.")
  }

  @Test func `each pause has its search`() {
    let model = model()
    let recorder = model.$results.dropFirst().record()
    for words in ["mill", "light", ""] {
      model.query = words
      scheduler.advance(by: .milliseconds(300))
    }
    #expect(
      recorder.values == [
        ["The Mill", "Mills and Dams", "Windmills"], ["Harbor Lights"], titles,
      ],
      "Three pauses: \"mill\", \"light\", and nothing, which matches everything.")
  }

  @Test func `the query that was searched for last is not searched for again`() {
    let model = model()
    model.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    let recorder = model.$results.dropFirst().record()
    model.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    #expect(recorder.values == [], "It was set to what it was.")
  }

  @Test func `a query that was changed and changed back is not searched for again`() {
    let model = model()
    model.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    let recorder = model.$results.dropFirst().record()
    model.query = "mills"
    scheduler.advance(by: .milliseconds(100))
    model.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    #expect(recorder.values == [], "\"mill\" is what the results are for already.")
  }

  @Test func `an earlier query is searched for again`() {
    let model = model()
    let recorder = model.$results.dropFirst().record()
    for words in ["light", "wind", "light"] {
      model.query = words
      scheduler.advance(by: .milliseconds(300))
    }
    #expect(
      recorder.values == [["Harbor Lights"], ["Windmills"], ["Harbor Lights"]],
      "Only the query searched for last is a duplicate.")
  }

  @Test func `a model that nobody keeps is released`() {
    var model: SearchModel? = model()
    weak let watched = model
    model?.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    model = nil
    #expect(watched == nil, "It searched, nobody keeps it any more, and yet it is alive.")
  }

  @Test func `a model is released while a search is waiting`() {
    var model: SearchModel? = model()
    weak let watched = model
    model?.query = "mill"
    model = nil
    #expect(watched == nil, "A search that has not begun must not keep the model alive.")
  }

  @Test func `nothing is searched for when the model is gone`() {
    var model: SearchModel? = model()
    let recorder = model?.$results.dropFirst().record()
    model?.query = "mill"
    model = nil
    scheduler.advance(by: .seconds(10))
    #expect(recorder?.values == [], "The search was waiting when the model was dropped.")
  }

  @Test func `two models search by themselves`() {
    let first = model()
    let second = model()
    first.query = "light"
    scheduler.advance(by: .milliseconds(300))
    #expect(first.results == ["Harbor Lights"])
    #expect(second.results == titles, "Nothing was typed for the second.")
  }

  @Test func `the list follows what was typed, after the pause`() {
    let model = model()
    let screen = Screen(SearchScreen(model: model))
    screen.textField("Title").type("wind")
    #expect(screen.list.count == 4, "Nobody has searched yet.")
    scheduler.advance(by: .milliseconds(300))
    #expect(screen.list.texts == [["Windmills"]])
  }
}
