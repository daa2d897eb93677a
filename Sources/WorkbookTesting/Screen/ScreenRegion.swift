import StateFlow
import Testing

/// The whole screen, or a part of it in which things are looked for: a row, a sheet.
@MainActor
public protocol ScreenRegion {
  /// The screen that the region is on.
  var screen: Screen { get }
  /// What is in the region now.
  var elements: [ElementOnScreen] { get }
  /// What a failure calls the region.
  var regionName: String { get }
}

extension ScreenRegion {
  /// The texts that stand by themselves, from the top down: not the labels of controls.
  public var texts: [String] {
    elements.flatMap { $0.texts(inControls: false) }
  }

  /// Whether a person can read `words` somewhere in the region, labels of controls included.
  ///
  /// Words are whole words: "1" is not read in "11".
  public func shows(_ words: String) -> Bool {
    elements.flatMap { $0.texts(inControls: true) }.contains { $0.containsWords(words) }
  }

  // MARK: Things, by role and label

  /// A button.
  ///
  /// - Parameters:
  ///   - label: What a person calls it.
  ///   - index: Which one, from the top, where several have the label.
  public func button(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ButtonOnScreen {
    ButtonOnScreen(find([.button], label, index, sourceLocation))
  }

  /// A toggle.
  public func toggle(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ToggleOnScreen {
    ToggleOnScreen(find([.toggle], label, index, sourceLocation))
  }

  /// A stepper.
  public func stepper(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> StepperOnScreen {
    StepperOnScreen(find([.stepper], label, index, sourceLocation))
  }

  /// A slider.
  public func slider(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> SliderOnScreen {
    SliderOnScreen(find([.slider], label, index, sourceLocation))
  }

  /// A text field, secure or not, by its title or prompt.
  public func textField(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TextFieldOnScreen {
    TextFieldOnScreen(find([.textField, .secureField], label, index, sourceLocation))
  }

  /// A picker.
  public func picker(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> PickerOnScreen {
    PickerOnScreen(find([.picker], label, index, sourceLocation))
  }

  /// A text that stands by itself; where none does, one in the label of a control.
  public func text(
    _ words: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TextOnScreen {
    TextOnScreen(find([.text], words, index, sourceLocation))
  }

  /// A tab of a tab view.
  public func tab(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TabOnScreen {
    TabOnScreen(find([.tab], label, index, sourceLocation))
  }

  /// The navigation stack, where there is one.
  public var navigation: NavigationOnScreen { NavigationOnScreen(region: self) }

  /// The list, where there is one.
  public var list: ListOnScreen { ListOnScreen(region: self) }

  /// The sheet that was presented last.
  public var sheet: PresentationOnScreen { PresentationOnScreen(screen: screen, role: .sheet) }

  /// The alert that was presented last.
  public var alert: PresentationOnScreen { PresentationOnScreen(screen: screen, role: .alert) }

  /// What is in the region, as an indented outline.
  public var outline: String {
    elements.isEmpty ? "  nothing" : elements.map { $0.outline(indentedBy: 1) }.joined()
  }

  private func find(
    _ roles: [Element.Role], _ label: String, _ index: Int?, _ location: SourceLocation
  ) -> Query {
    Query(region: self, roles: roles, label: label, index: index, location: location)
  }
}

extension String {
  /// Whether `words` stand here, not as parts of longer words or numbers.
  fileprivate func containsWords(_ words: String) -> Bool {
    guard !words.isEmpty else { return false }
    var start = startIndex
    while let range = self[start...].firstRange(of: words) {
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      let isWhole =
        !(before.isWordPart && words.first!.isWordPart)
        && !(after.isWordPart && words.last!.isWordPart)
      if isWhole { return true }
      start = index(after: range.lowerBound)
    }
    return false
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
