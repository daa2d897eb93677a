import Foundation
import Testing

@testable import WorkbookBook
@testable import WorkbookCore
@testable import WorkbookPractice
@testable import WorkbookTestSupport

/// Tests of the practice page, whose programs do what the rules predict.
@Suite struct PracticeSectionTests {
  private let programs = [Topic.bindings, .id].flatMap { topic in
    [UInt64(1), 2].map { seed in
      let scenario = Scenario(seed: seed, topic: topic, level: 1)
      return RecordedProgram(scenario, updates: scenario.predictedUpdates)
    }
  }

  private var section: PracticeSection {
    PracticeSection(programs: programs) { $0.section.title.replacing(" ", with: "-") }
  }

  @Test func `each topic with programs has its rule and a link to the section that teaches it`() {
    let html = section.html(heading: "<h2>Topics</h2>\n")
    #expect(html.contains("<h2>Topics</h2>"))
    #expect(html.contains("<li id=\"practice-bindings\" data-topic=\"bindings\">"))
    #expect(html.contains("<strong>Bindings</strong> <small>2 programs</small>"))
    #expect(html.contains(Topic.bindings.rule.typographic))
    #expect(
      html.contains(
        "<a href=\"02-Bindings.html#Passing-a-binding-isn't-reading\">"
          + "Chapter 2, Passing a binding isn’t reading</a>"))
    #expect(!html.contains("practice-rows"))
  }

  @Test func `each program has a caption, numbered lines, and what a script asks`() {
    let html = section.html(heading: "")
    #expect(html.contains("<figcaption>Bindings, program 2 of 2</figcaption>"))
    #expect(html.contains("id=\"bindings-2-1\" data-line=\"1\">"))
    #expect(html.matches(of: /<script type="application\/json" class="program">/).count == 4)
  }

  @Test func `a page without scripts says what to run in a terminal`() {
    let html = section.html(heading: "")
    #expect(html.contains(/<noscript><p>[^<]*<code>swift run workbook practice<\/code>/))
    #expect(html.contains("<div class=\"practice-programs\" hidden>"))
  }

  @Test func `topics come back after the same number of days as in the terminal`() {
    #expect(
      section.html(heading: "").contains("<section class=\"practice\" data-days=\"1 3 7 21\">"))
  }

  @Test func `a program has a question for each event, with the screen before it`() throws {
    let recorded = try #require(programs.first)
    let program = PracticeProgram(recorded)
    let questions = recorded.scenario.questions
    #expect(program.events.map(\.tap) == recorded.scenario.taps)
    for (event, question) in zip(program.events, questions) {
      #expect(event.screen.filter { $0.act != nil }.map(\.text) == [question.tap])
      for (part, asked) in zip(event.parts, question.parts) {
        #expect(part.choices[part.answer] == asked.answer.words(of: asked.count).typographic)
        #expect(part.lines.isEmpty == (asked.answer.runs == 0))
      }
      #expect(event.written == [4])
      #expect(event.story.contains("(line 4)"))
    }
  }

  @Test func `a screen is read from its outline`() {
    #expect(
      PracticeProgram.nodes(
        "  text \"Is it \"on\"?\"\n  button \"Add\"\n  toggle \"Wrap\" = on\n", tapping: "Add") == [
          .init(role: "text", text: "Is it \"on\"?"), .init(role: "button", text: "Add", act: 0),
          .init(role: "toggle", text: "Wrap", isOn: true),
        ])
  }

  @Test func `a chapter ends with links to its topics, or to the page if it has none`() {
    #expect(
      section.links(fromChapter: "02-Bindings").contains(
        "this chapter: <a href=\"Practice.html#practice-bindings\">Bindings</a>."))
    #expect(
      section.links(fromChapter: "04-Boxing").contains("<a href=\"Practice.html\">Practice</a>"))
  }

  @Test func `a section that doesn't exist is a problem`() {
    #expect(section.problems == [])
    let other = PracticeSection(programs: programs) { $0 == .id ? nil : "here" }
    #expect(
      other.problems == ["links to “Starting over”, which isn't a section of 01-ViewState."])
  }

  @Test func `a search finds each topic by its rule`() {
    #expect(
      section.searchSections(title: "Practice").map(\.address) == [
        "Practice.html#practice-id", "Practice.html#practice-bindings",
      ])
  }
}
