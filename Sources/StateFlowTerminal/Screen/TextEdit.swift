import StateFlowActions

/// Text that is being edited, with a cursor.
///
/// The cursor moves by characters as users see them: an emoji or an accented letter is one
/// character.
struct TextEdit: Equatable {
  private(set) var characters: [Character]
  /// The number of characters before the cursor.
  private(set) var cursor: Int
  private let hasLines: Bool

  /// Starts editing a string.
  ///
  /// - Parameters:
  ///   - cursor: The position of the cursor. If it's `nil` or too large, the cursor is at the end.
  ///   - hasLines: Whether the text can have several lines.
  init(_ text: String, cursor: Int? = nil, hasLines: Bool = false) {
    self.hasLines = hasLines
    characters = Array(text)
    self.cursor = min(max(0, cursor ?? characters.count), characters.count)
  }

  var text: String { String(characters) }

  /// The effect of a key.
  enum Effect: Equatable {
    /// The cursor moved, or it couldn't move any farther.
    case moved
    /// The text changed. The associated value describes the change for the story, such as `type "x"
    /// into`.
    case changed(String)
  }

  /// Handles a key.
  ///
  /// - Returns: The effect of the key, or `nil` if the key has no meaning in a text field.
  mutating func take(
    _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers
  ) -> Effect? {
    let byWord = modifiers.contains(.option) || modifiers.contains(.control)
    switch key {
    case .left: return move(to: byWord ? wordStart : cursor - 1)
    case .right: return move(to: byWord ? wordEnd : cursor + 1)
    case .home: return move(to: 0)
    case .end: return move(to: characters.count)
    case .enter where hasLines: return insert("\n")
    case .backspace: return delete((byWord ? wordStart : cursor - 1)..<cursor)
    case .delete: return delete(cursor..<(byWord ? wordEnd : cursor + 1))
    case .character(let character) where modifiers.contains(.control): return take(held: character)
    case .character(let character) where modifiers.contains(.option):
      switch character {
      case "b": return move(to: wordStart)
      case "f": return move(to: wordEnd)
      case "d": return delete(cursor..<wordEnd)
      default: return insert(String(character))
      }
    case .character(let character): return insert(String(character))
    default: return nil
    }
  }

  // The keys that shells use for editing.
  private mutating func take(held character: Character) -> Effect? {
    switch character {
    case "a": move(to: 0)
    case "e": move(to: characters.count)
    case "b": move(to: cursor - 1)
    case "f": move(to: cursor + 1)
    case "d": delete(cursor..<cursor + 1)
    case "h": delete(cursor - 1..<cursor)
    case "k": delete(cursor..<characters.count)
    case "u": delete(0..<cursor)
    case "w": delete(wordStart..<cursor)
    default: nil
    }
  }

  private mutating func move(to position: Int) -> Effect {
    cursor = min(max(0, position), characters.count)
    return .moved
  }

  private mutating func delete(_ range: Range<Int>) -> Effect {
    let range = range.clamped(to: 0..<characters.count)
    guard !range.isEmpty else { return .moved }
    let gone = String(characters[range])
    characters.removeSubrange(range)
    // Characters that are now adjacent may combine into one.
    let before = String(characters[..<range.lowerBound])
    characters = Array(text)
    cursor = min(before.count, characters.count)
    return .changed("delete \(gone.quoted) from")
  }

  /// Inserts text. Tabs become spaces, as do line breaks unless the text can have several
  /// lines. Other control characters are removed.
  mutating func insert(_ words: String, verb: String = "type") -> Effect {
    let line = String(
      words.compactMap { character -> Character? in
        if character.isNewline { return hasLines ? "\n" : " " }
        if character == "\t" { return " " }
        let isControl = character.unicodeScalars.allSatisfy {
          $0.properties.generalCategory == .control
        }
        return isControl ? nil : character
      })
    guard !line.isEmpty else { return .moved }
    // An inserted accent combines with the letter before it, so the characters are counted after
    // joining.
    let before = String(characters[..<cursor]) + line
    characters = Array(before + String(characters[cursor...]))
    cursor = min(before.count, characters.count)
    return .changed("\(verb) \(line.quoted) into")
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0, !characters[index - 1].isWordPart { index -= 1 }
    while index > 0, characters[index - 1].isWordPart { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < characters.count, !characters[index].isWordPart { index += 1 }
    while index < characters.count, characters[index].isWordPart { index += 1 }
    return index
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
