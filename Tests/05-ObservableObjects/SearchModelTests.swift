import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.5 Search model", .exercise)
struct SearchModelTests {
  private let scheduler = VirtualTimeScheduler()
  private let titles = ["The Mill", "Mills and Dams", "Windmills", "Harbor Lights"]

  /// Returns a model whose initial pause is already over.
  private func model() -> SearchModel {
    let model = SearchModel(titles: titles, scheduler: scheduler)
    scheduler.advance(by: .seconds(10))
    return model
  }

  @Test(.proves(1)) func `all titles are listed at the start`() {
    let model = SearchModel(titles: titles, scheduler: scheduler)
    #expect(model.results == titles, "Nothing has been typed yet, so all titles should be listed.")
    scheduler.advance(by: .seconds(10))
    #expect(model.results == titles, "Nothing has been typed for 10 seconds.")
  }

  // MARK: The pause

  @Test(.proves(3)) func `a search waits for 300 milliseconds`() {
    let model = model()
    model.query = "lights"
    #expect(model.results == titles, "The query has just been set.")
    scheduler.advance(by: .milliseconds(299))
    #expect(model.results == titles, "The query was set 299 ms ago.")
    scheduler.advance(by: .milliseconds(1))
    #expect(model.results == ["Harbor Lights"], "The query was set 300 ms ago.")
  }

  @Test(.proves(3)) func `a query that is set right at the start triggers a search`() {
    let model = SearchModel(titles: titles, scheduler: scheduler)
    model.query = "lights"
    scheduler.advance(by: .milliseconds(300))
    #expect(model.results == ["Harbor Lights"], "The first query was set 300 ms ago.")
    model.query = "wind"
    scheduler.advance(by: .milliseconds(300))
    #expect(model.results == ["Windmills"], "The second query was set 300 ms ago.")
  }

  @Test(.proves(3)) func `each keystroke restarts the pause`() {
    let model = model()
    for words in ["l", "li", "lig", "ligh"] {
      model.query = words
      scheduler.advance(by: .milliseconds(200))
    }
    #expect(model.results == titles, "The query was set every 200 ms.")
    scheduler.advance(by: .milliseconds(100))
    #expect(model.results == ["Harbor Lights"], "The last keystroke was 300 ms ago.")
  }

  @Test(.proves(3)) func `setting an equal query also restarts the pause`() {
    let model = model()
    model.query = "lights"
    scheduler.advance(by: .milliseconds(200))
    model.query = "lights"
    scheduler.advance(by: .milliseconds(200))
    #expect(model.results == titles, "The query was last set 200 ms ago.")
    scheduler.advance(by: .milliseconds(100))
    #expect(model.results == ["Harbor Lights"], "The query was last set 300 ms ago.")
  }

  @Test(.proves(3)) func `clearing the query takes effect only after the pause`() {
    let model = model()
    model.query = "lights"
    scheduler.advance(by: .milliseconds(300))
    model.query = ""
    scheduler.advance(by: .milliseconds(299))
    #expect(model.results == ["Harbor Lights"], "The query was cleared 299 ms ago.")
    scheduler.advance(by: .milliseconds(1))
    #expect(model.results == titles, "The query was cleared 300 ms ago.")
  }

  @Test(.proves(3)) func `each pause triggers one search, for the last query`() {
    let model = model()
    let recorder = model.$results.dropFirst().record()
    for words in ["m", "mi", "mill", "mills"] { model.query = words }
    scheduler.advance(by: .seconds(10))
    #expect(
      recorder.values == [["Mills and Dams", "Windmills"]],
      "The results should be set once, to the titles that contain \"mills\".")
  }

  // MARK: The search

  @Test(.proves(2)) func `several searches in a row find the correct titles`() {
    let model = model()
    let recorder = model.$results.dropFirst().record()
    for words in ["mill", " mill", "zebra", "light", "", "w", "mill ", "m"] {
      model.query = words
      scheduler.advance(by: .milliseconds(300))
    }
    #expect(
      recorder.values == [
        ["The Mill", "Mills and Dams", "Windmills"], ["The Mill"], [], ["Harbor Lights"], titles,
        ["Windmills"], [], ["The Mill", "Mills and Dams", "Windmills"],
      ],
      """
      The queries are "mill", " mill", "zebra", "light", "", "w", "mill ", and "m".
      """)
  }

  @Test(.proves(4)) func `a new query triggers a search, even if it matches the same titles`() {
    let model = model()
    let recorder = model.$results.dropFirst().record()
    for words in ["light", "Light", "ligh"] {
      model.query = words
      scheduler.advance(by: .milliseconds(300))
    }
    #expect(
      recorder.values == [["Harbor Lights"], ["Harbor Lights"], ["Harbor Lights"]],
      "The results should be set once for each of \"light\", \"Light\", and \"ligh\".")
  }

  @Test(.proves(4)) func `the same query isn't searched for twice in a row`() {
    let model = model()
    model.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    let recorder = model.$results.dropFirst().record()
    model.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    #expect(recorder.values == [], "\"mill\" was the last query that was searched for.")
  }

  @Test(.proves(4)) func `a query that is changed and changed back isn't searched for again`() {
    let model = model()
    model.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    let recorder = model.$results.dropFirst().record()
    model.query = "mills"
    scheduler.advance(by: .milliseconds(100))
    model.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    #expect(recorder.values == [], "\"mill\" was the last query that was searched for.")
  }

  @Test(.proves(4)) func `an earlier query is searched for again`() {
    let model = model()
    let recorder = model.$results.dropFirst().record()
    for words in ["light", "wind", "light"] {
      model.query = words
      scheduler.advance(by: .milliseconds(300))
    }
    #expect(
      recorder.values == [["Harbor Lights"], ["Windmills"], ["Harbor Lights"]],
      "Only a query that equals the previous one should be skipped.")
  }

  // MARK: The lifetime

  @Test(.proves(5)) func `a model is released after a search`() {
    var model: SearchModel? = model()
    weak let observed = model
    model?.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    model = nil
    #expect(observed == nil, "The search is over, so it shouldn't retain the model.")
  }

  @Test(.proves(5)) func `a model is released while a search is pending`() {
    var model: SearchModel? = model()
    weak let observed = model
    model?.query = "mill"
    scheduler.advance(by: .milliseconds(300))
    model?.query = "mills"
    model = nil
    #expect(observed == nil, "A pending search shouldn't retain the model.")
  }

  @Test(.proves(6)) func `a released model sets no results`() {
    var model: SearchModel? = model()
    let recorder = model?.$results.dropFirst().record()
    model?.query = "mill"
    model = nil
    scheduler.advance(by: .seconds(10))
    let values = recorder?.values ?? []
    #expect(values == [], "A search was pending when the model was released.")
  }

  @Test(.proves(7)) func `two models search independently`() {
    let first = model()
    let second = model()
    first.query = "light"
    scheduler.advance(by: .milliseconds(200))
    second.query = "wind"
    scheduler.advance(by: .milliseconds(100))
    #expect(first.results == ["Harbor Lights"], "The first model's query was set 300 ms ago.")
    #expect(second.results == titles, "The second model's query was set 100 ms ago.")
    scheduler.advance(by: .milliseconds(200))
    #expect(second.results == ["Windmills"], "The second model's query was set 300 ms ago.")
  }

  @Test(.proves(2)) func `after the pause, the list shows the results for the text field`() {
    let model = model()
    let screen = Screen(SearchScreen(model: model))
    screen.textField("Title").type("wind")
    #expect(screen.list.count == 4, "All four titles should be listed until the pause is over.")
    scheduler.advance(by: .milliseconds(300))
    #expect(
      screen.list.texts == [["Windmills"]], "The list should show the only title that matches.")
  }
}
