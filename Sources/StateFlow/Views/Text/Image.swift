/// A picture, by its name. What shows a screen as text draws a symbol for it.
public struct Image: Equatable {
  /// How large a symbol is beside the words around it.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  private let name: String
  private let isSystemSymbol: Bool
  private let label: Text?

  /// A symbol of the system.
  public init(systemName: String) {
    name = systemName
    isSystemSymbol = true
    label = nil
  }

  /// A picture of the app's own.
  public init(_ name: String) {
    self.name = name
    isSystemSymbol = false
    label = nil
  }

  /// A picture of the app's own, with what it is called by those who do not see it.
  public init(_ name: String, label: Text) {
    self.name = name
    isSystemSymbol = false
    self.label = label
  }

  /// A picture that says nothing to those who do not see it.
  public init(decorative name: String) {
    self.init(name)
  }

  /// A picture that fits its frame.
  public func resizable() -> Image { self }

  /// The text that stands for the picture: a sign for a symbol that has one, else its name.
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
