/// A check that the prose shows the code that is compiled and tested.
struct ListingsCheck: StaticCheck {
  let name = "listings"
  let claim = "Each listing in the prose matches the file that it names."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.prose.flatMap { path in
      let listings = workspace.listings(in: path)
      return listings.outdated.map {
        Violation(path, line: $0.line, $0.what, command: "swift run workbook sync")
      }
        + listings.problems.map {
          Violation(path, line: $0.line, $0.what, command: "sed -n \($0.line)p \(path)")
        }
    }
  }
}
