/// What the prose shows is what is compiled and tested.
struct ListingsCheck: StaticCheck {
  let name = "listings"
  let claim = "Listings in the prose are what stands in the files that they name."

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
