// The keyboard modifiers found in articles about iOS. They have no effect, since a terminal can't
// change its keyboard.

/// The keyboards of iOS, named as in UIKit.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// A choice of which letters the keyboard capitalizes automatically.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// The label of the key that submits the text.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

extension View {
  /// Sets the preferred keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Disables automatic correction of words.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Disables automatic correction of words (iOS 13 spelling).
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Sets which letters the keyboard capitalizes automatically.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }
  /// Sets the label of the key that submits the text.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
