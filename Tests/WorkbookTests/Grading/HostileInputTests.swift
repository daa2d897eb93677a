import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An unusual file-system item in place of an answer.
struct HostileInput: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let verdict: Verdict
  /// A part of the reason that the report gives.
  let reason: String
  /// A closure that creates the item, given the path of the answer and a file with a secret.
  let put: @Sendable (_ place: URL, _ secret: URL) throws -> Void

  static let all: [HostileInput] = [
    .init("a link to a secret", .missing, "is a link") { place, secret in
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: secret)
    },
    .init("a link to itself", .missing, "is a link") { place, _ in
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: place)
    },
    .init("a link to a device", .missing, "is a link") { place, _ in
      try FileManager.default.createSymbolicLink(
        at: place, withDestinationURL: URL(filePath: "/dev/zero"))
    },
    .init("another name of a secret", .missing, "a hard link") { place, secret in
      try FileManager.default.linkItem(at: secret, to: place)
    },
    .init("a pipe", .missing, "is a pipe") { place, _ in #expect(mkfifo(place.path, 0o600) == 0) },
    .init("a socket", .missing, "is a socket") { place, _ in
      #expect(mknod(place.path, S_IFSOCK | 0o600, 0) == 0)
    },
    .init("a folder", .missing, "There is no") { place, _ in
      try FileManager.default.createDirectory(
        at: place.appending(path: "Lamp"), withIntermediateDirectories: true)
    },
    .text("UTF-16", .doesNotCompile, "is saved as UTF-16", [0xff, 0xfe, 0x22, 0, 0x6f, 0]),
    .text("UTF-16, the other way", .doesNotCompile, "is saved as UTF-16", [0xfe, 0xff, 0, 0x22]),
    .text("wrong UTF-8", .doesNotCompile, "line 2 contains invalid bytes", [0x22, 10, 0xc3, 0x28]),
    .text("a surrogate", .doesNotCompile, "line 1 contains invalid bytes", [0xed, 0xa0, 0x80]),
    .text("NUL", .doesNotCompile, "line 3 contains a NUL", [10, 10, 0x22, 0, 0x22]),
    .text("nothing", .failed, "", []),
    .text("a mark and nothing else", .failed, "", [0xef, 0xbb, 0xbf]),
    .text(
      "too much", .doesNotCompile, "is larger than 256 KB",
      Array(repeating: 0x20, count: 256 << 10 | 1)),
    .init("two names that differ by capitals", .missing, "There are several files") { place, _ in
      let folder = place.deletingLastPathComponent()
      for name in ["lamp.swift", "LAMP.swift"] {
        try Data("\"on\"".utf8).write(to: folder.appending(path: name))
      }
    },
    .init("the right name, and another that differs by capitals", .failed, "") { place, _ in
      try Data("// dark".utf8).write(to: place)
      try Data("\"on\"".utf8)
        .write(to: place.deletingLastPathComponent().appending(path: "LAMP.swift"))
    },
  ]

  private init(
    _ name: String, _ verdict: Verdict, _ reason: String,
    put: @escaping @Sendable (URL, URL) throws -> Void
  ) {
    testDescription = name
    self.verdict = verdict
    self.reason = reason
    self.put = put
  }

  private static func text(
    _ name: String, _ verdict: Verdict, _ reason: String, _ bytes: [UInt8]
  ) -> HostileInput {
    HostileInput(name, verdict, reason) { place, _ in try Data(bytes).write(to: place) }
  }
}

@Suite struct HostileInputTests {
  let classroom = Classroom()

  init() {
    classroom.submit("honest", classroom.solutions)
  }

  private func grade() async throws {
    #expect(await classroom.grade() == .done)
    #expect(try classroom.verdicts("honest") == [.passed, .passed, .passed])
    #expect(classroom.leftovers() == [])
  }

  @Test(arguments: HostileInput.all)
  func `a file that can't be graded affects only its exercise`(input: HostileInput) async throws {
    classroom.submit("eve", ["Exercises/01-House/Door.swift": "\"on\""])
    let secret = classroom.house.package.url("secret.swift")
    try Data("\"on\" // secret".utf8).write(to: secret)
    try input.put(classroom.place("eve/Exercises/01-House/Lamp.swift"), secret)
    try await grade()
    #expect(try classroom.verdicts("eve") == [input.verdict, .passed, .missing])
    let reason = try classroom.results()["eve"]?.answers[0].reason ?? ""
    #expect(reason.contains(input.reason) || input.reason.isEmpty)
    #expect(!classroom.runner.texts.contains { $0.contains("secret") })
  }

  @Test func `files in a submission that aren't answers are reported and ignored`() async throws {
    let extras = [
      "Package.swift", "Exercises/Package.swift", "-o", "@file", "a\nb.txt", "\"quoted\".txt",
      "=1+1.csv", "<b>.html", "😀.txt", "\u{202e}tfiws.exe",
    ]
    var files = Dictionary(uniqueKeysWithValues: extras.map { ($0, "extra") })
    files["Exercises/01-House/Lamp.swift"] = "\"on\""
    files[".build/debug/Lamp.swift"] = "evil"
    files[".git/hooks/x"] = "evil"
    files["Exercises/.Lamp.swift"] = "evil"
    classroom.submit("eve", files)
    try await grade()
    let eve = try #require(try classroom.results()["eve"])
    #expect(eve.answers.map(\.verdict) == [.passed, .missing, .missing])
    #expect(
      eve.notes == [
        """
        Ignored: "quoted".txt, -o, <b>.html, =1+1.csv, @file, Exercises/Package.swift, \
        Package.swift, a\\u{a}b.txt, \\u{202e}tfiws.exe, 😀.txt.
        """
      ])
  }

  @Test
  func `if hundreds of files in a submission aren't answers, only a few are named`() async throws {
    var files = ["Exercises/01-House/Lamp.swift": "\"on\""]
    for number in 100..<400 { files["notes/\(number).txt"] = "x" }
    classroom.submit("eve", files)
    try await grade()
    let note = try #require(try classroom.results()["eve"]?.notes.first)
    #expect(note.hasSuffix("notes/102.txt, and 297 more."))
  }

  @Test func `links to folders aren't followed, even if they form a loop`() async throws {
    classroom.house.write("\"on\"", to: "secret/01-House/Lamp.swift")
    classroom.submit("eve", ["Exercises/01-House/Door.swift": "\"on\""])
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: classroom.place("eve/Exercises/loop").path, withDestinationPath: "..")
    try files.createSymbolicLink(
      atPath: classroom.place("eve/Exercises/House").path,
      withDestinationPath: classroom.house.package.url("secret/01-House").path)
    try files.createSymbolicLink(
      atPath: classroom.place("mallory").path,
      withDestinationPath: classroom.house.package.url("secret").path)
    try await grade()
    #expect(try classroom.verdicts("eve") == [.missing, .passed, .missing])
    let mallory = try classroom.results()["mallory"]
    #expect(mallory?.problem?.hasPrefix("The submission is a link, which isn't followed.") == true)
  }

  @Test func `a pipe, a socket, or a file that isn't a submission is reported`() async throws {
    #expect(mkfifo(classroom.place("pipe.zip").path, 0o600) == 0)
    #expect(mknod(classroom.place("socket").path, S_IFSOCK | 0o600, 0) == 0)
    classroom.house.write("Dear teacher", to: "submissions/letter.docx")
    classroom.house.write("x", to: "submissions/.DS_Store")
    classroom.house.write("x", to: "submissions/__MACOSX/._alice.zip")
    try await grade()
    let problems = try classroom.results().mapValues { $0.problem ?? "" }
    #expect(problems.keys.sorted() == ["honest", "letter.docx", "pipe.zip", "socket"])
    #expect(problems["pipe.zip"]?.hasPrefix("The submission is a pipe, not a file.") == true)
    #expect(problems["letter.docx"]?.hasPrefix("The submission isn't a folder, a .zip") == true)
  }

  @Test func `submissions with similar names are kept apart, each with its own file`() async throws
  {
    let names = [
      "-o", "@file", "a\nb", "\"q\"", "=1+1", "<script>", "😀", "\u{202e}abc", "x..", "a b",
      "Anna", "anna", "ANNA", "é", "e\u{301}", String(repeating: "n", count: 255),
    ]
    for name in names {
      classroom.submit(name, ["Exercises/01-House/Lamp.swift": "\"on\" // \(name.utf8.count)"])
    }
    try ZipFile(members: [.init("Lamp.swift", "\"on\" // packed")]).data
      .write(to: classroom.place("Anna.zip"))
    try await grade()
    let results = try classroom.results()
    #expect(results.count == names.count + 2)
    #expect(results.values.allSatisfy { $0.answers.first?.verdict == .passed })
    #expect(results["Anna.zip"] != nil)
    #expect(results[#"a\u{a}b"#] != nil)
    #expect(results[#"\u{202e}abc"#] != nil)
    #expect(results["=1+1"] != nil)
  }

  @Test func `a submission name that isn't valid text is shown with escaped bytes`() async throws {
    let folder = Array(classroom.submissions.path.utf8) + Array("/caf".utf8) + [0xe9]
    let path = folder.map { CChar(bitPattern: $0) } + [0]
    #expect(mkdir(path, 0o755) == 0)
    try await grade()
    #expect(
      try classroom.results()[#"caf\xe9"#]?.problem?
        .hasPrefix("The submission has no Exercises folder") == true
    )
    rmdir(path)
  }

  @Test
  func `submissions with the same size and time but different answers are distinguished`()
    async throws
  {
    let file = "Exercises/01-House/Lamp.swift"
    classroom.submit("alice", [file: "\"on\" "])
    classroom.submit("bob", [file: "\"off\""])
    for name in ["alice", "bob"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
        ofItemAtPath: classroom.place("\(name)/\(file)").path)
    }
    try await grade()
    #expect(try classroom.verdicts("alice")[0] == .passed)
    #expect(try classroom.verdicts("bob")[0] == .failed)
  }

  @Test
  func `answers are taken from the outermost folder that contains any, and a tie is reported`()
    async throws
  {
    classroom.submit(
      "eve",
      [
        "Exercises/01-House/Lamp.swift": "\"on\"", "old/Exercises/01-House/Lamp.swift": "// dark",
        "old/Exercises/01-House/Door.swift": "\"on\"",
      ])
    classroom.submit(
      "mallory",
      [
        "a/Exercises/01-House/Lamp.swift": "\"on\"", "b/Exercises/01-House/Lamp.swift": "// dark",
        "Exercises/readme.md": "no answers here",
      ])
    try await grade()
    #expect(try classroom.verdicts("eve") == [.passed, .missing, .missing])
    #expect(
      try classroom.results()["mallory"]?.problem
        == "The submission has several folders with answers: a/Exercises, b/Exercises. "
        + "Submit only one of them.")
  }

  @Test func `if there is no Exercises folder, solutions don't count as answers`() async throws {
    classroom.submit(
      "eve", ["Solutions/01-House/Lamp.swift": "\"on\"", "work/Door.swift": "\"on\""])
    classroom.submit("mallory", ["Solutions/01-House/Lamp.swift": "\"on\""])
    try await grade()
    #expect(try classroom.verdicts("eve") == [.missing, .passed, .missing])
    #expect(
      try classroom.results()["mallory"]?.problem?
        .hasPrefix("The submission has no Exercises folder") == true)
  }

  @Test func `submitted files that are nested too deeply are reported`() async throws {
    let deep = String(repeating: "d/", count: 40)
    classroom.submit(
      "eve", ["Lamp.swift": "\"on\"", "\(deep)Exercises/01-House/Lamp.swift": "// dark"])
    try await grade()
    #expect(try classroom.verdicts("eve")[0] == .passed)
    let note = try #require(try classroom.results()["eve"]?.notes.first)
    #expect(note.hasSuffix("d/d is nested too deeply to be read."))
  }

  @Test(.enabled(if: getuid() != 0, "The root user can read all files."))
  func `a file that the grader has no permission to read causes a grader error`() async throws {
    classroom.submit("eve", classroom.solutions)
    let file = classroom.place("eve/Exercises/01-House/Lamp.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    #expect(await classroom.grade() == .notYet)
    #expect(try classroom.verdicts("eve") == [.graderError, .passed, .passed])
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    #expect(await classroom.grade() == .done)
    #expect(try classroom.verdicts("eve") == [.passed, .passed, .passed])
  }
}
