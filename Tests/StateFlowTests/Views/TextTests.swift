import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("Text")
struct TextTests {
  private func reading(
    in locale: String = "en_US", @ViewBuilder _ content: () -> some View
  ) -> [String] {
    ViewGraph { content().environment(\.locale, Locale(identifier: locale)) }.texts
  }

  @Test func `an integer that is interpolated into a literal is formatted for the locale`() {
    #expect(reading { Text("\(7) of \(1000)") } == ["7 of 1,000"])
    #expect(reading(in: "de_DE") { Text("\(1_234_567)") } == ["1.234.567"])
    #expect(reading(in: "ar_EG") { Text("\(12)") } == ["١٢"])
  }

  @Test(
    arguments: ["en_US", "de_DE", "es_ES", "pl_PL", "fr_FR", "hi_IN", "ar_EG", "sv_SE"],
    [0, -7, 999, 1000, -1234, 12345, 1_234_567_890, .max, .min])
  func `an integer is formatted in the same way as with the specifier %lld`(
    locale: String, number: Int
  ) {
    let format = String(format: "%lld", locale: Locale(identifier: locale), number)
    #expect(reading(in: locale) { Text("\(number)") } == [format])
  }

  @Test func `a floating-point number in a literal has six digits after the decimal separator`() {
    #expect(reading { Text("\(1.5)") } == ["1.500000"])
    #expect(reading(in: "de_DE") { Text("\(1.5)") } == ["1,500000"])
  }

  @Test func `a specifier determines the format of a number`() {
    #expect(reading { Text("\(1234.5, specifier: "%.2f") €") } == ["1,234.50 €"])
    #expect(reading { Text("\(7, specifier: "No. %03d (100 %%)")") } == ["No. 007 (100 %)"])
  }

  @Test(arguments: ["%s", "%@", "%n", "%d %d", "%f", "%*d", "%Ld", "%", "none"])
  func `a specifier that doesn't fit an integer is ignored`(specifier: String) {
    #expect(reading { Text("\(7, specifier: specifier)") } == ["7"])
  }

  @Test(arguments: ["%s", "%d", "%.2f %.2f", "%Lf", "%.*f"])
  func `a specifier that doesn't fit a floating-point number is ignored`(specifier: String) {
    #expect(reading { Text("\(1.5, specifier: specifier)") } == ["1.500000"])
  }

  @Test func `a format style uses the environment's locale`() {
    #expect(reading(in: "de_DE") { Text(1234, format: .number) } == ["1.234"])
    #expect(reading(in: "de_DE") { Text("\(1234, format: .number)") } == ["1.234"])
  }

  @Test func `a string that is interpolated into a literal is inserted unchanged`() {
    let number = "1000"
    #expect(reading { Text("No. \(number)") } == ["No. 1000"])
  }

  @Test func `string variables and verbatim text are shown unchanged`() {
    let number = "\(1000)"
    #expect(reading { Text(number) } == ["1000"])
    #expect(reading { Text(verbatim: "\(1000) \(1.5)") } == ["1000 1.5"])
  }

  @Test func `a number in a control's title is formatted as in a text view`() {
    #expect(reading { Button("Add \(1000)") {} } == ["Add 1,000"])
  }

  @Test func `concatenated text views form one string, in which each part keeps its style`() {
    let graph = ViewGraph { Text("Hello, ").bold() + Text("world").foregroundColor(.red) }
    #expect(graph.texts == ["Hello, world"])
    #expect(
      graph.first(.text)?.runs == [
        Element.Run(text: "Hello, ", attributes: [.bold(true)]),
        Element.Run(text: "world", attributes: [.foreground(.red)]),
      ])
  }

  @Test func `E4 only a text view with a number depends on the locale`() {
    let graph = ViewGraph(environment: { $0.locale = Locale(identifier: "en_US") }) {
      Text("\(1000)")
      Text("many")
    }
    graph.setEnvironment(\.locale, to: Locale(identifier: "de_DE"))
    #expect(graph.texts == ["1.000", "many"])
  }

  @Test func `text views are equal if their strings and styles are equal`() {
    #expect(Text("\(1) a") == Text("\(1) a"))
    #expect(Text("\(1) a") != Text("\(2) a"))
    #expect(Text("a").bold() != Text("a"))
  }

  @Test func `a symbol with a matching character is drawn as that character`() {
    let graph = ViewGraph {
      Image(systemName: "trash")
      Image(systemName: "no.such.symbol")
    }
    #expect(graph.all(.image).map(\.text) == ["⌫", "no.such.symbol"])
  }
}
