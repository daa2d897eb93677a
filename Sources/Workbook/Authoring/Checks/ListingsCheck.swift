/// What the prose shows is what is compiled and tested.
struct ListingsCheck: ReadingCheck {
  let name = "listings"
  let claim = "Listings in the prose are what stands in the files that they name."

  func faults(in edition: Edition) -> [Fault] {
    edition.prose.flatMap { path in
      let listings = edition.listings(in: path)
      return listings.outdated.map {
        Fault(path, line: $0.line, $0.what, command: "swift run workbook sync")
      }
        + listings.problems.map {
          Fault(path, line: $0.line, $0.what, command: "sed -n \($0.line)p \(path)")
        }
    }
  }
}
