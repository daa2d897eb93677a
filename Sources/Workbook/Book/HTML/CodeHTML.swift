import Foundation

/// A block of code, commands, or output as HTML.
struct CodeHTML {
  let fence: Fence
  let lines: [String]
  /// The anchor of the block, which is unique on its page.
  let anchor: String
  /// The recording of a listing, as JSON.
  var recording: String?

  var html: String {
    switch fence.content {
    case .listing(let path, let name): listing(path: path, name: name)
    case .question(let isOrdering, let path, _): question(isOrdering: isOrdering, path: path)
    case .story: "<pre class=\"story\"><code>\(plainLines)</code></pre>\n"
    case .played(let path): played(path: path)
    case .prediction(let listing): prediction(listing: listing)
    case .task(let exercise): checkCommand(exercise) + TaskHTML(lines: lines).html
    case .hint: TaskHTML(lines: lines).folded(title: "First hint", kind: "task hint")
    case .program(let caption): program(caption: caption)
    case nil: block
    }
  }

  /// Returns the ID of a listing, which consists of the listing's chapter and name, such as
  /// `01-ViewState/door`.
  static func listingID(path: String, name: String) -> String {
    let parts = path.split(separator: "/")
    return "\(parts.dropFirst().first ?? "")/\(name)"
  }

  private func listing(path: String, name: String) -> String {
    let id = Self.listingID(path: path, name: name)
    return """
      <figure class="listing code" id="\(anchor)" data-listing="\(id.escapedForHTML)">
      <figcaption><span class="path">\(path.escapedForHTML)</span></figcaption>
      <pre><code class="swift">\(swiftLines)</code></pre>
      \(data(ofClass: "recording"))</figure>

      """
  }

  /// Returns a listing that lacks lines, with a list of those lines, which the page's script turns into
  /// controls.
  private func question(isOrdering: Bool, path: String) -> String {
    let code = Array(lines[..<(lines.lastIndex(of: "") ?? lines.endIndex)])
    let listing = CodeHTML(
      fence: Fence(language: "swift", content: nil), lines: code, anchor: ""
    ).swiftLines
    let choices = lines.dropFirst(code.count + 1).map { line in
      "<li><code class=\"swift\">\(SwiftColoring.html(String(line.dropLast("  // A".count))))</code></li>\n"
    }
    return """
      <figure class="code question" id="\(anchor)" data-kind="\(isOrdering ? "order" : "complete")">
      <figcaption><span class="path">\(path.escapedForHTML)</span></figcaption>
      <pre><code class="swift">\(listing)</code></pre>
      <ol class="lines" type="A">
      \(choices.joined())</ol>
      </figure>

      """
  }

  private func program(caption: String) -> String {
    """
    <figure class="listing code" id="\(anchor)">
    <figcaption>\(caption.escapedForHTML)</figcaption>
    <pre><code class="swift">\(swiftLines)</code></pre>
    \(data(ofClass: "program"))</figure>

    """
  }

  /// Returns the recording as an element that only scripts read.
  private func data(ofClass name: String) -> String {
    guard let recording else { return "" }
    // The browser ends the text of a script at the first "</".
    return "<script type=\"application/json\" class=\"\(name)\">"
      + "\(recording.replacing("</", with: "<\\/"))</script>\n"
  }

  /// Returns a frame of a demo. Its lines aren't wrapped, so the font size is reduced until they
  /// fit.
  private func played(path: String) -> String {
    let columns = lines.map(\.count).max() ?? 0
    return """
      <figure class="played code">
      <figcaption><span class="path">\(path.escapedForHTML)</span></figcaption>
      <pre style="--columns:\(columns)"><code>\(lines.joined(separator: "\n").escapedForHTML)</code></pre>
      </figure>

      """
  }

  /// Returns a hidden section that the page's script fills with a copy of the listing. Without the
  /// script, there is nothing to tap.
  private func prediction(listing: String) -> String {
    """
    <section class="prediction" data-listing="\(listing.escapedForHTML)" hidden>
    <p class="label">Predict first</p>
    <p>Choose what happens next. Before you see the story, predict which bodies will run.</p>
    </section>

    """
  }

  /// Returns the command that checks an answer.
  private func checkCommand(_ exercise: String) -> String {
    let command = Fence(language: "sh", content: nil)
    return CodeHTML(fence: command, lines: ["swift run workbook check \(exercise)"], anchor: "")
      .html
  }

  private var block: String {
    let isSwift = fence.language == "swift" || fence.language.isEmpty
    let kind = fence.language == "sh" ? "command" : "snippet"
    return "<div class=\"code \(kind)\"><pre><code"
      + (isSwift ? " class=\"swift\"" : "")
      + ">\(isSwift ? swiftLines : plainLines)</code></pre></div>\n"
  }

  private var swiftLines: String { numbered(SwiftColoring.html) }

  private var plainLines: String { numbered { $0.escapedForHTML } }

  /// Returns the lines as HTML elements, so that a long line wraps at its own indentation.
  private func numbered(_ html: (String) -> String) -> String {
    let isListing =
      switch fence.content {
      case .listing, .program: true
      default: false
      }
    return lines.enumerated().map { index, line in
      let indentation = line.prefix { $0 == " " }.count
      let style = indentation > 0 ? " style=\"--indent:\(indentation)\"" : ""
      let id = isListing ? " id=\"\(anchor)-\(index + 1)\" data-line=\"\(index + 1)\"" : ""
      return "<span class=\"line\"\(id)\(style)>\(html(line))\n</span>"
    }.joined()
  }
}
