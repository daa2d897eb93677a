import StateFlow
import StateFlowActions

extension AppScreen {
  /// The tabs of the outermost tab view, which keys can select. The array is empty if anything is
  /// presented.
  var tabs: [Element] {
    guard scope.layer == nil else { return [] }
    func find(_ elements: [Element]) -> [Element]? {
      for element in elements {
        if element.role == .tabView { return element.children.filter { $0.role == .tab } }
        if let found = find(element.children) { return found }
      }
      return nil
    }
    return find(scope.elements) ?? []
  }

  /// The keys that select a tab, as shown in the status bar; `nil` if there are no tabs.
  var tabKeys: String? {
    let tabs = tabs
    guard tabs.count > 1 else { return nil }
    let numbers = tabs.compactMap(\.label.tabNumber)
    guard let last = numbers.max() else { return "1–\(min(tabs.count, 9)) [ ]" }
    return numbers.count < tabs.count ? "0–\(min(last, 9)) [ ]" : "1–\(min(last, 9)) [ ]"
  }

  /// Selects a tab with a key.
  ///
  /// If tabs are numbered, as in "2.1 Encryption toggle", a digit selects the tab with that number
  /// after the period, and 0 selects the first tab. Otherwise, a digit is the tab's position.
  /// Brackets select the previous and the next tab, wrapping around.
  ///
  /// - Returns: Whether the key selects a tab.
  func chooseTab(with key: Character) -> Bool {
    let tabs = tabs
    guard tabs.count > 1, let front = tabs.firstIndex(where: { $0.value == .flag(true) }) else {
      return false
    }
    let index: Int?
    switch key {
    case "]": index = (front + 1) % tabs.count
    case "[": index = (front + tabs.count - 1) % tabs.count
    case "0": index = 0
    default:
      guard let digit = key.wholeNumberValue, (1...9).contains(digit) else { return false }
      let isNumbered = tabs.contains { $0.label.tabNumber != nil }
      index = isNumbered ? tabs.firstIndex { $0.label.tabNumber == digit } : digit - 1
    }
    guard let index, tabs.indices.contains(index) else { return true }
    guard index != front else { return true }
    endEditing()
    perform(tabs[index].tap)
    focusFirstTarget()
    return true
  }
}
