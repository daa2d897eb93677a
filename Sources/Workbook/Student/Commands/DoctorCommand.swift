import WorkbookCommandLine

extension Command {
  private static let all = Flag(
    "all", "Also check the tools that only authors and instructors need.")

  /// The command that checks the installation.
  package static let doctor = Command(
    "doctor", "Checks that everything the workbook needs is installed.",
    discussion: """
      ✘ marks a required item that is missing, and • marks an optional item that is missing. \
      Exits with status 3 if a required item is missing.
      """,
    options: [all, Flag.json], examples: [.init("doctor", "Find out why something doesn't work.")]
  ) { arguments, session in
    var report = DoctorReport(session: session, checksEverything: arguments[all])
    // Without a working compiler, there's a finding about that.
    report.auditReadiness = try? await session.auditReadiness()
    let findings = report.findings
    if arguments[.json] {
      try session.console.print(json: findings)
    } else {
      session.console.print(findings.flatMap { $0.lines(session.console) })
      let missing = findings.count { $0.status == .missing }
      session.console.print(
        [""]
          + session.console.wrapped(
            missing == 0
              ? "Everything required is installed. Continue: \(Session.call)"
              : "Fix the problems marked ✘, then check again: \(Session.call) doctor"))
    }
    return findings.contains { $0.status == .missing } ? .brokenSetUp : .done
  }
}

extension Prerequisite {
  fileprivate func lines(_ console: Console) -> [String] {
    let (mark, style): (String, TextStyle) =
      switch status {
      case .fine: ("✔", .green)
      case .optional: ("•", .yellow)
      case .missing: ("✘", .red)
      }
    var lines = console.wrapped("\(name): \(detail)", indent: "  ")
    lines[0] = console.styled(mark, style) + " " + lines[0].dropFirst(2)
    return lines + (advice.map { console.wrapped($0, indent: "    ") } ?? [])
  }
}
