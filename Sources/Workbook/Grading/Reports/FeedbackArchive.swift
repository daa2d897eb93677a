import Foundation
import WorkbookCore

/// The file `feedback.zip`, with a folder for each submission that has the name of the submission, so
/// that a platform that names its folders after students takes the feedback back.
///
/// The members aren't compressed. The format is described in PKWARE's APPNOTE.TXT.
struct FeedbackArchive {
  private var members = Data()
  private var directory = Data()
  private var count = 0
  private var names: Set<String> = []

  /// Adds the feedback for a submission.
  mutating func add(_ feedback: Data, for submission: String) {
    let base = Self.safe(submission)
    var name = "\(base)/feedback.md"
    var number = 1
    // Names can become the same on systems that ignore case.
    while !names.insert(name.lowercased()).inserted {
      number += 1
      name = "\(base) \(number)/feedback.md"
    }
    let offset = members.count
    var fields = Data()
    // Version 2.0, names in UTF-8, no compression, and a fixed date, so that the same feedback always
    // results in the same archive.
    for field in [20, 0x800, 0, 0, 0x21] { fields.append(number: field, bytes: 2) }
    fields.append(number: Int(Self.checksum(feedback)), bytes: 4)
    fields.append(number: feedback.count, bytes: 4)
    fields.append(number: feedback.count, bytes: 4)
    fields.append(number: name.utf8.count, bytes: 2)
    fields.append(number: 0, bytes: 2)
    members.append(number: 0x0403_4b50, bytes: 4)
    members += fields + Data(name.utf8) + feedback
    directory.append(number: 0x0201_4b50, bytes: 4)
    directory.append(number: 20, bytes: 2)
    directory += fields
    // No comment, the first disk, and no attributes.
    for bytes in [2, 2, 2, 4] { directory.append(number: 0, bytes: bytes) }
    directory.append(number: offset, bytes: 4)
    directory += Data(name.utf8)
    count += 1
  }

  /// The archive.
  var data: Data {
    var end = Data()
    end.append(number: 0x0605_4b50, bytes: 4)
    for field in [0, 0, count, count] { end.append(number: field, bytes: 2) }
    end.append(number: directory.count, bytes: 4)
    end.append(number: members.count, bytes: 4)
    end.append(number: 0, bytes: 2)
    return members + directory + end
  }

  /// Returns a name without anything that has a meaning in a path.
  static func safe(_ name: String) -> String {
    let text = PlainText.oneLine(name, limit: 120).map { "/\\:".contains($0) ? "_" : $0 }
    let trimmed = String(text.drop { $0 == "." || $0 == " " })
    return trimmed.isEmpty ? "submission" : trimmed
  }

  /// Returns the CRC-32 checksum.
  private static func checksum(_ data: Data) -> UInt32 {
    var value = UInt32.max
    for byte in data {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value >> 1 ^ (value & 1 == 1 ? 0xedb8_8320 : 0) }
    }
    return ~value
  }
}

extension Data {
  /// Appends a number with its least significant byte first.
  fileprivate mutating func append(number: Int, bytes: Int) {
    for place in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
