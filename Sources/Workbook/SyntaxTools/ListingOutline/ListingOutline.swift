import Foundation
import SwiftParser
import SwiftSyntax

/// A tool that prints the outlines of a file's listings as a JSON object, whose keys are the names
/// of the listings.
///
///     ListingOutline FILE
///
/// A listing consists of the lines between `// listing: NAME` and `// end`.
@main struct ListingOutline {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      FileHandle.standardError.write(Data("usage: ListingOutline FILE\n".utf8))
      exit(64)
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let tree = Parser.parse(source: text)
    let collector = TypeCollector(SourceLocationConverter(fileName: path, tree: tree))
    collector.walk(tree)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let outlines = Listing.all(in: text).map { listing in
      let key = String(decoding: try! encoder.encode(listing.name), as: UTF8.self)
      let outline = String(
        decoding: try! encoder.encode(listing.outline(of: collector.types)), as: UTF8.self)
      return "\(key):\(outline)"
    }
    print("{\n\(outlines.joined(separator: ",\n"))\n}")
  }
}
