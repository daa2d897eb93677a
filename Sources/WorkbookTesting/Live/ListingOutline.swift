import Foundation

/// The code of a listing, and the lines of what it declares, counted from one.
///
/// The companion writes the outlines of a chapter's listings, which it reads with SwiftSyntax.
struct ListingOutline: Codable {
  struct DeclaredType: Codable {
    var line: Int?
    /// The first and the last line of the property `body`.
    var body: [Int]?
    var properties: [String: Int]
  }

  var code: String
  var types: [String: DeclaredType]
}
