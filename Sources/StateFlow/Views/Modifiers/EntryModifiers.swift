// What iOS articles say of keyboards. A terminal has the keyboard that it has.

/// The keyboards that iOS has, as UIKit names them.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Which letters a keyboard makes large by itself.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// What the key that submits says.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

extension View {
  /// Asks for a keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Lets the keyboard correct words, or not.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Lets the keyboard correct words, or not: the spelling of iOS 13.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Says which letters the keyboard makes large by itself.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }
  /// Says what the key that submits says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
