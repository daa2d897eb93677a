import Foundation

extension StringProtocol {
  /// The text with HTML's special characters escaped, for use as content or in an attribute.
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

  /// The text, encoded for use as the part of an address after `#`.
  var escapedForAnchor: String {
    addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? String(self)
  }
}
