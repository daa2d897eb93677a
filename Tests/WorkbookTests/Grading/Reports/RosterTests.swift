import Testing

@testable import WorkbookGrading

/// Tests of rosters and submission names in the formats that learning platforms use. All students
/// are fictional.
@Suite struct RosterTests {
  private func roster(_ text: String, columns: String? = nil, groups: String? = nil) throws
    -> Roster
  {
    try Roster(text, named: "r.csv", columns: columns, groups: groups)
  }

  private func complaint(_ text: String, columns: String? = nil, groups: String? = nil) -> String? {
    do {
      _ = try roster(text, columns: columns, groups: groups)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func names(_ roster: Roster, of submission: String) -> [String] {
    roster.students(of: submission).map(\.name)
  }

  // MARK: Moodle

  @Test(arguments: [
    "Vorname,Nachname,E-Mail-Adresse,Gruppen\nAda,Doe,ada@example.org,A\nBo,Roe,bo@example.org,A\n",
    "Vorname;Name;E-Mail-Adresse\nAda;Doe;ada@example.org\nBo;Roe;bo@example.org\n",
    "Prénom;Nom de famille;Adresse de courriel\nAda;Doe;ada@example.org\nBo;Roe;bo@example.org\n",
    "Nombre\tApellido(s)\tCorreo\nAda\tDoe\tada@example.org\nBo\tRoe\tbo@example.org\n",
    "Nome,Cognome,Indirizzo email\nAda,Doe,ada@example.org\nBo,Roe,bo@example.org\n",
    // None of these headings is known.
    "名,姓,メールアドレス\nAda,Doe,ada@example.org\nBo,Roe,bo@example.org\n",
    "Ім'я;Прізвище;Електронна пошта\nAda;Doe;ada@example.org\nBo;Roe;bo@example.org\n",
    "Όνομα;Επώνυμο;Ομάδα;Ηλ. διεύθυνση\nAda;Doe;Α1;ada@example.org\nBo;Roe;Α1;bo@example.org\n",
  ])
  func `a Moodle list of participants is read in any language`(text: String) throws {
    let roster = try roster(text)
    #expect(roster.students.map(\.name) == ["Ada Doe", "Bo Roe"])
    #expect(roster.students.map(\.email) == ["ada@example.org", "bo@example.org"])
    #expect(names(roster, of: "Doe Ada_5401_assignsubmission_file_") == ["Ada Doe"])
    #expect(names(roster, of: "Bo Roe_5402_assignsubmission_file_hw.zip") == ["Bo Roe"])
  }

  @Test(arguments: [
    "Identifier,Full name,Email address,Status,Grade\nParticipant 91,Ada Doe,a@example.org,x,\nParticipant 92,Ada Doe,b@example.org,y,\n",
    "Kennung;Vollständiger Name;E-Mail-Adresse\nTeilnehmer/in91;Ada Doe;a@example.org\nTeilnehmer/in92;Ada Doe;b@example.org\n",
    "識別子,氏名,メール\n参加者91,Ada Doe,a@example.org\n参加者92,Ada Doe,b@example.org\n",
  ])
  func `a Moodle grading sheet identifies students by the number in a folder's name`(
    text: String
  ) throws {
    let roster = try roster(text)
    func emails(_ name: String) -> [String] { roster.students(of: name).map(\.email) }
    if roster.students[0].participant.isEmpty {
      // Three letters are needed to recognize a word, so these students stay ambiguous.
      #expect(emails("Ada Doe_92_assignsubmission_file_").count == 2)
    } else {
      #expect(emails("Ada Doe_92_assignsubmission_file_") == ["b@example.org"])
      // With hidden names, there is only the number.
      #expect(emails("Participant_91_assignsubmission_file_") == ["a@example.org"])
    }
    #expect(emails("Group A-Ada Doe_93_assignsubmission_onlinetext_").count == 2)
  }

  @Test func `a number in a folder's name isn't mistaken for another student's ID`() throws {
    let roster = try roster("name,id\nAda Doe,17\nBo Roe,18\n")
    #expect(names(roster, of: "Cy Poe_17_assignsubmission_file_") == [])
    #expect(names(roster, of: "Cy Poe_17_file_") == [])
    #expect(names(roster, of: "Ada Doe_18_assignsubmission_file_") == ["Ada Doe"])
    // The name and the ID contradict each other, so the match is ambiguous.
    #expect(names(roster, of: "Ada Doe_18_file_") == ["Ada Doe", "Bo Roe"])
    #expect(names(roster, of: "Ada Doe_17_file_") == ["Ada Doe"])
    #expect(names(roster, of: "hw_18") == ["Bo Roe"])
  }

  // MARK: Canvas

  private static let canvas = """
    Student,ID,SIS User ID,SIS Login ID,Section,Homework 1 (4410)
        Points Possible,,,,,30.00
    "Doe, Ada",2001,U71,adoe,Fall 1,
    "Núñez Roe, Bo",2002,U72,broe,Fall 1,
    "Doe, Ada",2003,U73,adoe2,Fall 2,

    """

  @Test(arguments: [
    ("doeada_2001_67890_hw1.zip", "2001"), ("doeada_LATE_2003_2001_hw1-2.zip", "2003"),
    ("nunezroebo_2002_67892_Lamp.swift", "2002"), ("nezroebo_2002_1", "2002"),
    ("doeada_2001", "2001"), ("broe", "2002"), ("U73", "2003"),
  ])
  func `a Canvas gradebook identifies students by the names of submitted files`(
    name: String, id: String
  ) throws {
    let roster = try roster(Self.canvas)
    #expect(roster.students.map(\.name) == ["Doe, Ada", "Núñez Roe, Bo", "Doe, Ada"])
    #expect(roster.students(of: name).map(\.id) == [id])
  }

  @Test func `the number in a Canvas file's name isn't mistaken for a student's ID`() throws {
    let roster = try roster(Self.canvas)
    #expect(roster.students(of: "poecy_9999_2001_hw1.zip").isEmpty)
  }

  // MARK: GitHub Classroom

  private static let classroom = """
    "identifier","github_username","github_id","name"
    "ada@example.org","octo-ada","5550001",""
    "bo@example.org","bo","5550002",""
    "cy@example.org","ada","5550003",""

    """

  @Test func `a GitHub Classroom roster identifies students by their repositories`() throws {
    let roster = try roster(Self.classroom)
    let repositories = ["hw-1-octo-ada", "hw-1-bo", "hw-1-ada", "hw-1-octo-bo"]
    let prefix = roster.assignmentPrefix(of: repositories)
    #expect(prefix == "hw-1-")
    #expect(
      repositories.map { roster.students(of: $0, assignment: prefix).map(\.id) }
        == [["ada@example.org"], ["bo@example.org"], ["cy@example.org"], []])
    #expect(roster.students(of: "hw-1-octo-ada").map(\.id) == ["ada@example.org"])
  }

  // MARK: Names

  @Test(arguments: [
    "Ada Doe (1)", "Ada Doe-2", "Ada Doe (1).zip", "DOE, Ada", "ada-doe", "section 2/Ada Doe",
  ])
  func `a student's name is matched regardless of copy numbers, word order, and case`(
    name: String
  ) throws {
    #expect(try names(roster("name,id\nAda Doe,1\nBo Roe,2\n"), of: name) == ["Ada Doe"])
  }

  @Test func `a number that marks a copy isn't mistaken for another student's ID`() throws {
    let roster = try roster("name,id\nAda Doe,7\nBo Roe,1\nAda Doe,2\n")
    #expect(roster.students(of: "Bo Roe (2)").map(\.id) == ["1"])
    #expect(roster.students(of: "Cy Poe (1)").isEmpty)
    // The number distinguishes two students with the same name.
    #expect(roster.students(of: "Ada Doe (2)").map(\.id) == ["2"])
    #expect(roster.students(of: "Ada Doe (1)").map(\.id) == ["7", "2"])
  }

  @Test func `a name that ends in a number isn't mistaken for a copy of another name`() throws {
    let roster = try roster("name,id\nAda Doe,s-1\nBo Roe,s-2\n")
    #expect(names(roster, of: "s-2") == ["Bo Roe"])
  }

  // MARK: Columns

  @Test func `roster columns that aren't recognized can be specified in an option`() throws {
    let text = "Qui;D'où;Fort en;No.\nAda Doe;Paris;Lire;7\nBo Roe;Rome;Lutte;8\n"
    #expect(
      complaint(text)
        == "r.csv has several columns that may contain names: \"Qui\", \"D'où\", \"Fort en\". "
        + "Specify the columns to use, for example with --columns \"first=Qui,last=D'où\".")
    let roster = try roster(text, columns: "name=qui, id=4")
    #expect(roster.students.map { [$0.name, $0.id] } == [["Ada Doe", "7"], ["Bo Roe", "8"]])
    #expect(roster.notes == [])
  }

  @Test func `roster columns that are recognized by their contents are reported`() throws {
    #expect(
      try roster("Qui;Code\nAda Doe;ab-1234\nBo Roe;ab-1235\n").notes == [
        "r.csv: reading \"Code\" as IDs.", "r.csv: reading \"Qui\" as names.",
      ])
  }

  @Test func `a message about an invalid roster names the file and says what to do next`() {
    #expect(
      complaint("Ada Doe,ada@example.org\nBo Roe,bo@example.org\n")
        == "r.csv:1 has no headings, but starts with a student. Insert a line with headings above "
        + "it, such as name,id,email.")
    #expect(
      complaint("name,id\nAda,1\nBo,1\n")
        == "r.csv:3: 1 is already on line 2, for another student. Correct one of the lines.")
    #expect(
      complaint("name,id\nAda,1\n", columns: "nom=Nom")
        == "--columns can't be \"nom=Nom\". Use a meaning and a heading, such as name=Nom. The "
        + "meanings are name, first, last, id, email, login, and participant.")
    #expect(
      complaint("name,id\nAda,1\n", columns: "email=Mail")
        == "r.csv has no column \"Mail\", which --columns names. Its columns are \"name\", \"id\".")
    #expect(
      complaint("name,id\nAda,1\n", groups: "Team")
        == "r.csv has no column \"Team\", which --groups names. Its columns are \"name\", \"id\".")
    #expect(
      complaint("7,8\n9,10\n")
        == "r.csv:1 has no column with names, IDs, or emails. Specify a column, for example "
        + "with --columns \"name=7\".")
    #expect(
      complaint("name,id\n") == "r.csv has headings but no students. Export the roster again.")
  }

  @Test func `a student who is listed twice in a roster counts once`() throws {
    #expect(try roster("name,id\nAda,1\nAda,1\n").students.count == 1)
  }

  @Test(arguments: [
    "name;note\nDoe, Ada;x, y\nRoe, Bo;z\n", "name,note\n\"Doe, Ada\",a;b\n\"Roe, Bo\",c;d\n",
    "\"name; or not\",note\n\"Doe, Ada\",a\n\"Roe, Bo\",c\n",
  ])
  func `a CSV file's separator is the character that fits all lines`(text: String) throws {
    #expect(try CSVTable(text).rows.map(\.fields.count) == [2, 2, 2])
    #expect(try CSVTable(text).rows[1].fields[0] == "Doe, Ada")
  }
}
