import Foundation
import WorkbookCore
import WorkbookPractice

/// The part of the practice page that lists topics and asks about recorded programs, and the links to it
/// at the ends of chapters.
struct PracticeSection {
  /// The file of the page.
  static let file = "Practice.html"

  let programs: [RecordedProgram]
  /// A closure that returns the anchor of the section that teaches a rule, or `nil` if the chapter has
  /// no such section.
  let anchor: (Topic) -> String?

  /// The topics with programs, in the order of the book.
  private var topics: [Topic] {
    Topic.allCases.filter { topic in programs.contains { $0.topic == topic } }
  }

  /// The rest of a sentence about each topic whose section doesn't exist.
  var problems: [String] {
    topics.filter { anchor($0) == nil }.map {
      "links to “\($0.section.title)”, which isn't a section of \($0.section.chapter)."
    }
  }

  // MARK: The page

  /// Returns the topics and the programs as HTML. A script shows one program at a time.
  ///
  /// - Parameter heading: The heading of the list of topics, as HTML.
  func html(heading: String) -> String {
    let days = PracticeRecord.intervals.map { String(Int($0)) }.joined(separator: " ")
    return """
      <section class="practice" data-days="\(days)">
      \(heading)<noscript><p>To practice without scripts, run <code>swift run workbook practice</code> \
      in a terminal.</p></noscript>
      <div class="practice-due" role="status"></div>
      <ul class="topics">
      \(topics.map(item).joined())</ul>
      <section class="practice-stage" aria-labelledby="practice-title" hidden>
      <h2 id="practice-title" tabindex="-1">A program</h2>
      </section>
      <div class="practice-programs" hidden>
      \(topics.map(programs).joined())</div>
      </section>

      """
  }

  private func item(_ topic: Topic) -> String {
    let count = programs.count { $0.topic == topic }
    return """
      <li id="\(Self.id(topic))" data-topic="\(topic.rawValue)">\
      <strong>\(topic.title.typographic.escapedForHTML)</strong> \
      <small>\(count) \(count == 1 ? "program" : "programs")</small>\
      <span class="abstract">\(topic.rule.typographic.escapedForHTML) \(link(to: topic))</span></li>

      """
  }

  /// Returns a link to the section that teaches a rule.
  private func link(to topic: Topic) -> String {
    "<a href=\"\(topic.section.chapter).html#\((anchor(topic) ?? "").escapedForAnchor)\">"
      + "Chapter \(topic.chapter), \(topic.section.title.typographic.escapedForHTML)</a>"
  }

  private func programs(about topic: Topic) -> String {
    let programs = programs.filter { $0.topic == topic }
    return programs.enumerated().map { index, program in
      let caption = "\(topic.title), program \(index + 1) of \(programs.count)"
      return CodeHTML(
        fence: Fence(language: "swift", content: .program(caption: caption)),
        lines: program.source.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .map(String.init),
        anchor: "\(topic.rawValue)-\(index + 1)", recording: PracticeProgram(program).json
      ).html
    }.joined()
  }

  private static func id(_ topic: Topic) -> String { "practice-\(topic.rawValue)" }

  // MARK: Other pages

  /// Returns the links from the end of a chapter to its topics, as HTML.
  func links(fromChapter folder: String) -> String {
    let links = topics.filter { $0.section.chapter == folder }.map { topic in
      "<a href=\"\(Self.file)#\(Self.id(topic))\">\(topic.title.typographic.escapedForHTML)</a>"
    }
    let words =
      links.isEmpty
      ? "<a href=\"\(Self.file)\">Practice</a> the rules of the other chapters"
      : "Practice the rules of this chapter: \(links.joined(separator: ", "))"
    return "<p class=\"practice-link\">\(words).</p>\n"
  }

  /// The topics for the search.
  func searchSections(title: String) -> [SearchSection] {
    topics.map { topic in
      SearchSection(
        address: "\(Self.file)#\(Self.id(topic))", page: title, heading: topic.title,
        text: topic.rule)
    }
  }
}
