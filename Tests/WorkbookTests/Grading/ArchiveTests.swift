import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookProcesses
@testable import WorkbookTestSupport

/// Tests of archives that platforms and students create, and of malicious archives.
///
/// In each test, an honest submission is graded in the same batch.
@Suite struct ArchiveTests {
  let classroom = Classroom()
  private static let lamp = "Exercises/01-House/Lamp.swift"
  private static let on = "\"on\"\n"

  init() {
    classroom.submit("honest", classroom.solutions)
  }

  /// Grades an archive and returns its results.
  private func graded(
    _ data: Data, as file: String = "eve.zip", _ options: String...
  ) async throws -> GradedSubmission {
    try data.write(to: classroom.place(file))
    #expect(await classroom.grade() == .done)
    #expect(try classroom.verdicts("honest") == [.passed, .passed, .passed])
    #expect(classroom.leftovers() == [])
    return try #require(try classroom.results()["eve"])
  }

  @Test(arguments: [
    "Exercises/01-House/Lamp.swift", "submission_123456/Exercises/01-House/Lamp.swift",
    "Lamp.swift", "Eve Müller_17/late/Lamp.swift", "exercises/01-house/lamp.swift",
    "-rf/Exercises/01-House/Lamp.swift", "[a-z]*?/@x/Exercises/01-House/Lamp.swift",
    "Exercises/Exercises/01-House/Lamp.swift", "Exercises/01-House/LAMP.SWIFT",
  ])
  func `an answer is found in any folder in an archive`(path: String) async throws {
    var mac = ZipFile.Member("__MACOSX/\(path)", "resource fork")
    mac.name = Array("__MACOSX/Exercises/01-House/._Lamp.swift".utf8)
    let zip = ZipFile(members: [.init(path, Self.on), mac, .init("Exercises/.DS_Store", "x")])
    let eve = try await graded(zip.data)
    #expect(eve.problem == nil)
    #expect(eve.answers.map(\.verdict) == [.passed, .missing, .missing])
    #expect(eve.notes == [])
  }

  @Test func `answers in tar archives are found, with or without compression`() async throws {
    let tar = TarFile(members: [.init("eve/\(Self.lamp)", Self.on)])
    try tar.data.write(to: classroom.place("eve.tar"))
    try tar.data.write(to: classroom.place("tim"))
    _ = try await ChildProcess(
      URL(filePath: "/bin/sh"), ["-c", "gzip -c tim > mallory.tar.gz; gzip -c tim > Trent.TGZ"],
      directory: classroom.submissions
    ).run()
    try FileManager.default.removeItem(at: classroom.place("tim"))
    #expect(await classroom.grade() == .done)
    for name in ["eve", "mallory", "Trent"] {
      #expect(try classroom.verdicts(name) == [.passed, .missing, .missing])
    }
  }

  @Test func `an archive inside a student's folder is unpacked`() async throws {
    let zip = ZipFile(members: [.init(Self.lamp, Self.on)])
    let folder = classroom.place("eve")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let eve = try await graded(zip.data, as: "eve/hand-in (1).zip")
    #expect(eve.answers.map(\.verdict) == [.passed, .missing, .missing])
  }

  @Test func `an archive inside an archive is reported`() async throws {
    var outer = ZipFile(members: [.init("inner.zip")])
    outer.members[0].content = ZipFile(members: [.init(Self.lamp, Self.on)]).data
    let eve = try await graded(outer.data)
    #expect(eve.problem?.hasPrefix("The submission contains another archive, inner.zip,") == true)
    #expect(eve.answers == [])
  }

  @Test
  func `an archive's file names can come from other systems and use other encodings`() async throws
  {
    var backslashes = ZipFile.Member(#"Exercises\01-House\Lamp.swift"#, Self.on)
    backslashes.system = 0
    var german = ZipFile.Member("", "x")
    german.name = [0x9a, 0x62, 0x75, 0x6e, 0x67, 0xff] + Array("/Exercises/Door.swift".utf8)
    let eve = try await graded(ZipFile(members: [backslashes, german]).data)
    #expect(eve.answers.first?.verdict == .passed)
  }

  @Test
  func `backslashes in an archive's file names separate folders on any system`() async throws {
    let names = [
      #"Exercises\01-House\Lamp.swift"#, #"__MACOSX\Exercises\01-House\._Lamp.swift"#,
      #"Exercises\01-House\Door (1).swift"#, #"..\..\..\Gate.swift"#,
    ]
    for kind in ["zip", "tar"] {
      let zip = ZipFile(members: names.map { .init($0, Self.on) })
      let tar = TarFile(members: names.map { .init($0, Self.on) })
      let eve = try await graded(kind == "zip" ? zip.data : tar.data, as: "eve.\(kind)")
      #expect(eve.answers.map(\.verdict) == [.passed, .passed, .missing])
      #expect(eve.notes == [])
      try FileManager.default.removeItem(at: classroom.place("eve.\(kind)"))
    }
  }

  @Test(arguments: ["zip", "tar"])
  func `unpacking an archive writes nothing outside the destination folder`(
    kind: String
  ) async throws {
    let secret = classroom.house.package.url("secret.swift")
    let names = [
      "../../../../secret.swift", "../../../../../report/secret.swift", secret.path,
      "Exercises/../../../../secret.swift", "a/../../../secret.swift",
    ]
    let zip = ZipFile(members: [.init(Self.lamp, Self.on)] + names.map { .init($0, "evil") })
    let tar = TarFile(members: [.init(Self.lamp, Self.on)] + names.map { .init($0, "evil") })
    let eve = try await graded(kind == "zip" ? zip.data : tar.data, as: "eve.\(kind)")
    #expect(classroom.house.files(below: ".").filter { $0.hasSuffix("secret.swift") } == [])
    // tar rejects the whole archive. unzip removes the dots.
    #expect((eve.problem == nil) == (kind == "zip"))
  }

  @Test(arguments: ["1", "2", "3", "4", "6"] as [Character])
  func `only a regular file in an archive counts as an answer`(type: Character) async throws {
    try Data(Self.on.utf8).write(to: classroom.house.package.url("secret.swift"))
    var evil = TarFile.Member(Self.lamp)
    evil.type = type
    evil.target = type == "1" ? "Other.swift" : classroom.house.package.url("secret.swift").path
    let eve = try await graded(
      TarFile(members: [
        .init("Other.swift", Self.on), evil, .init("Exercises/01-House/Door.swift", Self.on),
      ]).data, as: "eve.tar")
    // Only root can create devices. For other users, the archive can't be unpacked.
    #expect(eve.problem != nil || eve.answers.map(\.verdict) == [.missing, .passed, .missing])
  }

  @Test func `a link to a folder in an archive isn't followed`() async throws {
    try FileManager.default.createDirectory(
      at: classroom.house.package.url("secret/01-House"), withIntermediateDirectories: true)
    classroom.house.write(Self.on, to: "secret/01-House/Lamp.swift")
    var link = ZipFile.Member("Exercises", classroom.house.package.url("secret").path)
    link.mode = 0o120777
    var other = link
    other.name = Array("Exercises.swift".utf8)
    let eve = try await graded(ZipFile(members: [link, other]).data)
    #expect(eve.problem?.hasPrefix("The submission has no Exercises folder") == true)
  }

  @Test func `a zip bomb is rejected, even if the archive states a smaller size`() async throws {
    var bomb = ZipFile.Member("Exercises/01-House/Lamp.swift")
    bomb.content = Data(count: 20 << 20)
    bomb.hasChecksum = false
    #expect(
      try await graded(ZipFile(members: [bomb]).data).problem
        == "The submission unpacks to more than 16 MB of Swift files.")
    bomb.claimedSize = 10
    #expect(try await graded(ZipFile(members: [bomb]).data).problem != nil)
  }

  @Test
  func `a compressed archive that is too large is rejected before it fills the disk`()
    async throws
  {
    _ = try await ChildProcess(
      URL(filePath: "/bin/sh"),
      ["-c", "mkdir b; truncate -s 40M b/Lamp.swift; tar -czf eve.tar.gz b; rm -r b"],
      directory: classroom.submissions
    ).run()
    #expect(await classroom.grade() == .done)
    #expect(
      try classroom.results()["eve"]?.problem
        == "The submission unpacks to more than 16 MB of Swift files.")
    #expect(try classroom.verdicts("honest") == [.passed, .passed, .passed])
  }

  @Test func `an archive with thousands of files is rejected`() async throws {
    let members = (0..<3_001).map { ZipFile.Member("Exercises/File\($0).swift") }
    #expect(
      try await graded(ZipFile(members: members).data).problem
        == "The submission contains more than 3000 Swift files. Submit only the Exercises folder.")
  }

  @Test func `files that macOS adds to an archive are ignored`() async throws {
    let files = (0..<1_600).flatMap { number in
      ["Sources/File\(number).swift", "__MACOSX/Sources/._File\(number).swift"]
    }
    let members = files.map { ZipFile.Member($0) } + [.init(Self.lamp, Self.on)]
    let eve = try await graded(ZipFile(members: members).data)
    #expect(eve.answers.map(\.verdict) == [.passed, .missing, .missing])
    // Only a few of the ignored files are listed.
    #expect(eve.notes.map(\.count).allSatisfy { $0 < 200 })
  }

  @Test func `an archive with the submissions of several students is recognized`() async throws {
    let members = ["Ada_1_file_/a.zip", "Bob_2_file_/b.zip"].map { name in
      ZipFile.Member(name, "x")
    }
    let problem = try await graded(ZipFile(members: members).data).problem
    let advice =
      "If these are the submissions of several students, unpack the archive and grade the folder."
    #expect(problem?.hasSuffix(advice) == true)
  }

  @Test func `an archive that is protected by a password is rejected`() async throws {
    var locked = ZipFile.Member(Self.lamp, "0123456789ab" + Self.on)
    locked.flags = 1
    #expect(
      try await graded(ZipFile(members: [locked]).data).problem
        == "The submission is protected by a password. Create the archive again without a "
        + "password.")
  }

  @Test(arguments: ["eve.zip", "eve.tar", "eve.tar.gz"])
  func `a damaged or truncated archive, or a file that isn't an archive, is rejected`(file: String)
    async throws
  {
    let whole =
      file == "eve.zip"
      ? ZipFile(members: [.init(Self.lamp, Self.on)]).data
      : TarFile(members: [.init(Self.lamp, String(repeating: Self.on, count: 500))]).data
    for data in [whole.prefix(whole.count / 2), Data("no archive".utf8)] {
      let eve = try await graded(data, as: file)
      #expect(
        eve.problem
          == "The submission can't be unpacked: it is damaged, truncated, or not an archive. "
          + "Create the archive again.")
    }
  }

  @Test func `an empty archive is reported as having no answers`() async throws {
    #expect(
      try await graded(ZipFile().data).problem?
        .hasPrefix("The submission has no Exercises folder") == true)
    #expect(try await graded(Data()).problem?.hasPrefix("The submission can't be unpacked") == true)
  }

  @Test func `folders in an archive are read even if they lack permissions`() async throws {
    var folder = TarFile.Member("Exercises/")
    folder.type = "5"
    folder.mode = 0
    var file = TarFile.Member(Self.lamp, Self.on)
    file.mode = 0
    let eve = try await graded(TarFile(members: [file, folder]).data, as: "eve.tar")
    #expect(eve.answers.first?.verdict == .passed)
  }
}
