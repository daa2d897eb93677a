import StateFlow
import StateFlowActions
import Testing

/// A region of the screen in which to find elements, such as a row, a sheet, or the whole screen.
@MainActor
public protocol ScreenRegion {
  /// The screen that the region is on.
  var screen: Screen { get }
  /// The elements that are currently in the region.
  var elements: [ElementOnScreen] { get }
  /// The name that messages use for the region, such as `the screen`.
  var regionName: String { get }
}

extension ScreenRegion {
  /// The strings in the region, from the top down, without the labels of controls.
  public var texts: [String] {
    elements.flatMap { $0.texts(inControls: false) }
  }

  /// Returns whether `words` are visible in the region, including in the labels of controls.
  ///
  /// Only whole words match: the region doesn't show "1" if it contains only "11".
  public func shows(_ words: String) -> Bool {
    elements.flatMap { $0.texts(inControls: true) }.contains { $0.containsWords(words) }
  }

  // MARK: Elements, by role and label

  /// Returns a button.
  ///
  /// - Parameters:
  ///   - label: The button's label.
  ///   - index: The button's position among those with this label, counted from zero at the top, or
  ///     `nil` if there is only one.
  public func button(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ButtonOnScreen {
    ButtonOnScreen(query: find(ElementKind(.button), label, index, sourceLocation))
  }

  /// Returns a toggle.
  public func toggle(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ToggleOnScreen {
    ToggleOnScreen(query: find(ElementKind(.toggle), label, index, sourceLocation))
  }

  /// Returns a stepper.
  public func stepper(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> StepperOnScreen {
    StepperOnScreen(query: find(ElementKind(.stepper), label, index, sourceLocation))
  }

  /// Returns a slider.
  public func slider(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> SliderOnScreen {
    SliderOnScreen(query: find(ElementKind(.slider), label, index, sourceLocation))
  }

  /// Returns a text field or secure field, by its title or prompt.
  public func textField(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TextFieldOnScreen {
    TextFieldOnScreen(query: find(.field, label, index, sourceLocation))
  }

  /// Returns a search field, by its prompt.
  public func searchField(
    _ prompt: String = "Search", sourceLocation: SourceLocation = #_sourceLocation
  ) -> TextFieldOnScreen {
    TextFieldOnScreen(query: find(ElementKind(.searchField), prompt, nil, sourceLocation))
  }

  /// Returns a text editor, by its accessibility label.
  public func textEditor(
    _ label: String = "", at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TextFieldOnScreen {
    TextFieldOnScreen(query: find(ElementKind(.textEditor), label, index, sourceLocation))
  }

  /// Returns a disclosure group.
  public func disclosureGroup(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> DisclosureGroupOnScreen {
    DisclosureGroupOnScreen(
      query: find(ElementKind(.disclosureGroup), label, index, sourceLocation))
  }

  /// Pulls down the first list or scroll view that can be refreshed.
  ///
  /// The action is a task, so a test waits for its effect.
  public func pullToRefresh(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(at: sourceLocation) { finder throws(Finder.Failure) in try finder.refresh() }
  }

  /// Returns a picker.
  public func picker(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> PickerOnScreen {
    PickerOnScreen(query: find(ElementKind(.picker), label, index, sourceLocation))
  }

  /// Returns a text view outside controls or, if there is none, one in the label of a control.
  public func text(
    _ words: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TextOnScreen {
    TextOnScreen(query: find(ElementKind(.text), words, index, sourceLocation))
  }

  /// Returns a tab in a tab view.
  public func tab(
    _ label: String, at index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TabOnScreen {
    TabOnScreen(query: find(ElementKind(.tab), label, index, sourceLocation))
  }

  /// The innermost navigation stack in the region.
  public var navigation: NavigationOnScreen { NavigationOnScreen(region: self) }

  /// The first list in the region, or the first form if there is no list.
  public var list: ListOnScreen { ListOnScreen(region: self) }

  /// The sheet that was presented last.
  public var sheet: PresentationOnScreen { PresentationOnScreen(screen: screen, role: .sheet) }

  /// The alert that was presented last.
  public var alert: PresentationOnScreen { PresentationOnScreen(screen: screen, role: .alert) }

  /// The contents of the region, as an indented outline.
  public var outline: String {
    elements.isEmpty ? "  nothing" : elements.map { $0.outline(indentedBy: 1) }.joined()
  }

  private func find(
    _ kind: ElementKind, _ label: String, _ index: Int?, _ location: SourceLocation
  ) -> Query {
    Query(region: self, kind: kind, label: label, index: index, location: location)
  }
}

extension String {
  /// Returns whether the string contains `words`, but not as part of a longer word or number.
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
