import Foundation
import Testing

@testable import StateFlowFigures

@Suite("What keeps what alive, as pictures")
struct ReferenceSVGTests {
  private let figure = ReferenceFigure(
    "The screen is closed",
    things: [
      .init("Clock", kind: "an object", isReleased: false),
      .init("token", kind: "a token", isReleased: true),
      .init("{ self }", kind: "a closure", isReleased: false),
    ],
    references: [
      .init(from: 0, to: 1, label: "ticking", isWeak: false, isReleased: true),
      .init(from: 2, to: 1, label: "", isWeak: true, isReleased: false),
      .init(from: 2, to: 0, label: "self", isWeak: false, isReleased: false),
    ])

  @Test func `the picture fits a phone and has a title and a description`() {
    let svg = figure.svg()
    #expect(svg.contains("width=\"360\""))
    #expect(svg.contains("<title>The screen is closed</title>"))
    #expect(
      svg.contains(
        "<desc>Clock no longer refers to token (ticking). { self } refers weakly to token. "
          + "{ self } keeps Clock alive (self). token has been released.</desc>"))
    #expect(svg.contains("prefers-color-scheme:dark"))
    #expect(svg == figure.svg())
  }

  @Test func `everything is inside the picture`() throws {
    let svg = figure.svg()
    let height = try #require(svg.firstMatch(of: #/height="(\d+)" style/#).flatMap { Double($0.1) })
    for path in svg.matches(of: #/d="([^"]*)"/#) {
      let numbers = path.1.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap {
        Double($0)
      }
      for (index, number) in numbers.enumerated() {
        #expect(number > 0 && number < (index.isMultiple(of: 2) ? 360 : height))
      }
    }
  }

  @Test func `labels beside the column are inside the picture`() {
    let things = ["A", "B", "C", "D", "E"].map {
      ReferenceFigure.Thing($0, kind: "an object", isReleased: false)
    }
    let references = [(0, 2), (0, 3), (0, 4), (1, 4)].map {
      ReferenceFigure.Reference(from: $0, to: $1, label: "token", isWeak: false, isReleased: false)
    }
    let svg = ReferenceFigure("Beside", things: things, references: references).svg()
    let measure = TextMeasure(face: .sans, size: 12)
    let labels = svg.matches(of: #/<text [^>]*x="([\d.]+)"[^>]*>token<\/text>/#)
    #expect(labels.count == 4)
    for label in labels {
      #expect((Double(label.1) ?? 400) + measure.width(of: "token") <= 360)
    }
  }

  @Test func `weak references and released parts are dashed`() {
    let svg = figure.svg()
    #expect(svg.matches(of: #/class="flow dashed" d="M\d/#).count == 2)
    #expect(svg.matches(of: #/class="skipFlow dashed" d="M\d/#).count == 1)
    #expect(svg.matches(of: #/class="skipped"/#).count == 1)
    #expect(svg.contains(">a token, released</text>"))
    #expect(svg.contains(">refers weakly to</text>"))
  }
}
