import Foundation

/// The code of a listing, and the lines of its declarations, counted from one.
///
/// The companion parses the listings of a chapter with SwiftSyntax and writes their outlines.
struct ListingOutline: Codable {
  struct DeclaredType: Codable {
    var line: Int?
    /// The first and last lines of the property `body`.
    var body: [Int]?
    var properties: [String: Int]
  }

  var code: String
  var types: [String: DeclaredType]
}
