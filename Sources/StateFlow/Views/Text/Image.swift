/// An image, identified by its name. In a terminal, an image appears as a character or as its name.
public struct Image: Equatable {
  /// The size of a symbol relative to the text around it.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  private let name: String
  private let isSystemSymbol: Bool
  private let label: Text?

  /// Creates an image of a system symbol.
  public init(systemName: String) {
    name = systemName
    isSystemSymbol = true
    label = nil
  }

  /// Creates an image from the app's resources.
  public init(_ name: String) {
    self.name = name
    isSystemSymbol = false
    label = nil
  }

  /// Creates an image from the app's resources, with a label for people who can't see it.
  public init(_ name: String, label: Text) {
    self.name = name
    isSystemSymbol = false
    self.label = label
  }

  /// Creates a decorative image, which assistive technologies ignore.
  public init(decorative name: String) {
    self.init(name)
  }

  /// Returns an image that resizes to fit its frame. In the kit, this method has no effect.
  public func resizable() -> Image { self }

  /// The text that represents the image: a character if the kit has one for the symbol, and
  /// otherwise the name.
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
