/// A picture, identified by its name. On a text screen, it is shown as a symbol.
public struct Image: Equatable {
  /// The size of a symbol relative to the text around it.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  private let name: String
  private let isSystemSymbol: Bool
  private let label: Text?

  /// Creates a system symbol.
  public init(systemName: String) {
    name = systemName
    isSystemSymbol = true
    label = nil
  }

  /// Creates a picture of the app.
  public init(_ name: String) {
    self.name = name
    isSystemSymbol = false
    label = nil
  }

  /// Creates a picture of the app, with a label for people who don't see it.
  public init(_ name: String, label: Text) {
    self.name = name
    isSystemSymbol = false
    self.label = label
  }

  /// Creates a decorative picture, which assistive technologies ignore.
  public init(decorative name: String) {
    self.init(name)
  }

  /// Returns a picture that resizes to fit its frame. The kit ignores this.
  public func resizable() -> Image { self }

  /// The text that represents the picture: a character for a known symbol, or else its name.
  var glyph: String {
    guard isSystemSymbol else { return name }
    if let glyph = Self.glyphs[name] { return glyph }
    let plain = name.split(separator: ".").first.map(String.init) ?? name
    return Self.glyphs[plain] ?? name
  }

  private static let glyphs = [
    "plus": "+", "minus": "−", "multiply": "×", "xmark": "✕", "checkmark": "✓", "circle": "○",
    "circle.fill": "●", "checkmark.circle": "◉", "checkmark.circle.fill": "✔", "square": "☐",
    "checkmark.square": "☑", "square.fill": "■", "star": "☆", "star.fill": "★", "heart": "♡",
    "heart.fill": "♥", "trash": "⌫", "pencil": "✎", "gear": "⚙", "gearshape": "⚙",
    "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃", "chevron.down": "⌄",
    "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.up.arrow.down": "⇅",
    "house": "⌂", "person": "☺", "envelope": "✉", "bell": "♪", "lock": "⚿", "flag": "⚑",
    "magnifyingglass": "⌕", "info": "ⓘ", "questionmark": "?", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "ellipsis": "…", "list": "≡", "line": "≡", "sun": "☀",
    "moon": "☾", "cloud": "☁", "bolt": "↯", "clock": "◷", "globe": "◍", "play": "▶",
    "pause": "⏸", "stop": "⏹", "eye": "◉", "folder": "▤", "doc": "▯", "cart": "⊔", "tag": "⌂",
  ]
}

extension Image: ElementView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.image, text: glyph)
    if let label {
      element.attributes = [.accessibilityLabel(label.words(in: environment))]
    } else if isSystemSymbol {
      element.attributes = [.accessibilityLabel(name)]
    }
    return element
  }
}
