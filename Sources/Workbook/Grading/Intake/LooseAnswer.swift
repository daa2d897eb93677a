/// A Swift file that is directly in the folder of submissions, rather than in a folder for its
/// student.
///
/// Platforms that don't create folders put the student's name into the file name:
/// `doeada_12345_67890_Lamp.swift` (Canvas) or `Ada Doe_12345_assignsubmission_file_Lamp.swift`
/// (Moodle).
struct LooseAnswer: Equatable {
  /// The part of the file name before the name of the exercise. It identifies the student.
  let owner: String
  /// The file name without the owner's name or a copy suffix, such as `Lamp.swift`.
  let answer: FileName

  /// Recognizes a file whose name ends with the name of an exercise, or returns `nil` for other
  /// files.
  init?(_ file: FileName, answers: [String]) {
    let name = file.shown.withoutCopyMark
    guard name.lowercased().hasSuffix(".swift") else { return nil }
    let stem = String(name.dropLast(".swift".count))
    let ending = answers.filter { stem.lowercased().hasSuffix($0.lowercased()) }
    guard let answer = ending.max(by: { $0.count < $1.count }) else { return nil }
    let rest = String(stem.dropLast(answer.count))
    // "Floodlight.swift" isn't an answer to "Light".
    if let last = rest.last, last.isLetter || last.isNumber { return nil }
    self.answer = FileName("\(answer).swift")
    owner = Self.owner(in: rest)
  }

  private static func owner(in text: String) -> String {
    var text = Substring(text)
    while let last = text.last, "_-. ".contains(last) { text.removeLast() }
    // In Canvas, the last number identifies the file and differs between files from the same
    // student.
    if let match = text.wholeMatch(of: /(.+?)(?:_LATE)?_(\d+)_\d+/) {
      return "\(match.1)_\(match.2)"
    }
    return String(text)
  }
}

extension String {
  /// The name of a file or folder without the suffix that browsers, platforms, and file managers
  /// add to copies, such as `Lamp.swift` for `Lamp (1).swift`, `Lamp-2.swift`, or
  /// `Lamp copy.swift`.
  var withoutCopyMark: String {
    let known = [".swift", ".zip", ".tar.gz", ".tgz", ".tar"]
    let suffix = known.first { lowercased().hasSuffix($0) } ?? ""
    let stem = dropLast(suffix.count)
    // A submission can have thousands of files, and few of them are copies.
    guard let last = stem.last, last == ")" || last.isNumber || last == "y" || last == "e",
      let match = stem.wholeMatch(
        of: /(.*[^\s_])(?:[\s_]*\(\d{1,3}\)|-\d{1,2}|(?:\s-)?\s(?:copy|Copy|Kopie)(?:\s\d{1,3})?)/)
    else { return self }
    return String(match.1) + String(self.suffix(suffix.count))
  }
}
