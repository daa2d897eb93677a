/// A parser that turns the bytes from a terminal into input events.
///
///     var parser = InputParser()
///     parser.feed([0x1B, 0x5B])   // []
///     parser.feed([0x41])         // [.key(.up)]
///
/// The parser consumes one byte at a time and never looks ahead, so it doesn't matter how the bytes
/// are split. It has no clock. Its owner calls ``settle()`` after feeding all available bytes, and
/// ``flush()`` when nothing has arrived for a while.
///
/// The parser skips unknown control sequences completely, so no part of them appears as typed characters.
package struct InputParser {
  private var state = State.ground
  private var typed = TypedText()
  private var control = ControlSequence()
  private var pasted = PastedText()
  private var events: [InputEvent] = []

  /// The parser's state, which depends on the kind of input that it's currently reading.
  private enum State: Equatable {
    case ground
    /// One ESC, or two if the next key may have been pressed with Option.
    case escape(twice: Bool)
    /// ESC [ and parameters, up to a final byte.
    case control(option: Bool)
    /// ESC O, up to a letter.
    case singleShift(option: Bool)
    case paste
  }

  /// The kinds of input that may still be incomplete.
  package enum Suspense { case none, sequence, paste }

  package init() {}

  /// The kind of input that needs more bytes before it's complete.
  package var suspense: Suspense {
    switch state {
    case .ground: typed.isIncomplete ? .sequence : .none
    case .paste: .paste
    default: .sequence
    }
  }

  /// Parses bytes and returns the events that are certain so far.
  ///
  /// The last typed character is held back until ``settle()``, because the next bytes may be part
  /// of it, as those of a combining accent are.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Completes the typed characters after all available bytes have been fed, and returns their
  /// events.
  package mutating func settle() -> [InputEvent] {
    if !typed.isIncomplete { endTyped() }
    return takeEvents()
  }

  /// Completes all pending input, after a pause or at the end of the input, and returns its events.
  ///
  /// A lone ESC becomes the Escape key, and an unterminated paste ends.
  package mutating func flush() -> [InputEvent] {
    switch state {
    case .escape(let twice):
      if twice { emit(.escape) }
      emit(.escape)
    case .control(let option) where control.isEmpty: emitIntroducer("[", option)
    case .singleShift(let option): emitIntroducer("O", option)
    case .paste: events.append(.paste(pasted.takeText()))
    default: break
    }
    state = .ground
    typed.endScalar()
    endTyped()
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  private mutating func emit(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) {
    endTyped()
    events.append(.key(key, modifiers))
  }

  // Treats an incomplete sequence as a key pressed with Option.
  private mutating func emitIntroducer(_ character: Character, _ option: Bool) {
    if option { emit(.escape) }
    emit(.character(character), .option)
  }

  private mutating func endTyped() {
    typed.takeKeys { events.append($0) }
  }

  // MARK: Parsing a byte

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeTyped(byte)
    case .escape(let twice): takeAfterEscape(byte, twice: twice)
    case .control(let option): takeControl(byte, option: option)
    case .singleShift(let option): takeSingleShift(byte, option: option)
    case .paste:
      guard let text = pasted.take(byte) else { return }
      events.append(.paste(text))
      state = .ground
    }
  }

  private mutating func takeTyped(_ byte: UInt8) {
    if byte >= 0x20, byte != 0x7F {
      typed.append(byte)
      if typed.isOption, !typed.isIncomplete { endTyped() }
      return
    }
    typed.endScalar()
    endTyped()
    if byte == 0x1B {
      state = .escape(twice: false)
    } else {
      let (key, modifiers) = ControlCharacter.key(byte)
      emit(key, modifiers)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, twice: Bool) {
    switch byte {
    case 0x1B:
      if twice { emit(.escape) }
      state = .escape(twice: true)
    case UInt8(ascii: "["):
      control = ControlSequence()
      state = .control(option: twice)
    case UInt8(ascii: "O"): state = .singleShift(option: twice)
    default:
      if twice { emit(.escape) }
      state = .ground
      if byte < 0x20 || byte == 0x7F {
        let (key, modifiers) = ControlCharacter.key(byte)
        emit(key, modifiers.union(.option))
      } else {
        typed.isOption = true
        takeTyped(byte)
      }
    }
  }

  private mutating func takeControl(_ byte: UInt8, option: Bool) {
    switch byte {
    case 0x20...0x3F: control.append(byte)
    case 0x40...0x7E:
      state = .ground
      if control.isPasteStart(final: byte) {
        state = .paste
      } else if let event = control.event(final: byte, option: option) {
        events.append(event)
      }
    default: abandon(with: byte)
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8, option: Bool) {
    guard (0x40...0x7E).contains(byte) else { return abandon(with: byte) }
    state = .ground
    if let key = ControlSequence.lettered[byte] { emit(key, option ? .option : []) }
  }

  // Gives up an invalid sequence and parses the byte on its own.
  private mutating func abandon(with byte: UInt8) {
    state = .ground
    take(byte)
  }
}
