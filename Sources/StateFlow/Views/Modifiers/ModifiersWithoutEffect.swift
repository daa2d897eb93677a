// Modifiers that change neither behavior nor anything that a terminal can draw. They exist so that
// code from articles about SwiftUI compiles.

extension View {
  /// Draws the view at an offset without changing the layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Rounds the corners of the view.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Draws a shadow behind the view.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// Extends the view to the edges of the screen.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  /// Extends the view to the edges of the screen (iOS 13 spelling).
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Gives all digits the same width.
  public func monospacedDigit() -> some View { self }
}

extension View {
  /// Describes what the view does when the user operates it.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  /// Describes what the view does when the user operates it.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Describes the view's value.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  /// Describes the view's value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Hides the view from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}

extension View {
  /// Sets the size of the screen's title.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// Hides the bar at the top of the screen.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Hides the back button.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
}

// MARK: Keyboards

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
  ) -> some View { self }
  /// Sets the label of the key that submits the text.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
