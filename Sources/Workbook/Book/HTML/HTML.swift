import Foundation

extension StringProtocol {
  /// The text with the characters that have a meaning in HTML escaped, for content and attributes.
  var escapedForHTML: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for character in unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The text as the part of an address after `#`.
  var escapedForAnchor: String {
    addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? String(self)
  }
}
