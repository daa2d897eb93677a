/// Words on screen.
public struct Text: View, Equatable {
  public typealias Body = Never

  private let words: String

  /// Words.
  public init(_ words: String) {
    self.words = words
  }
}

extension Text: ElementView {
  func element(in environment: EnvironmentValues) -> Element {
    Element(.text, text: words)
  }
}
