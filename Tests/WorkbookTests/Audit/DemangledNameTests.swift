import Testing

@testable import WorkbookAudit

@Suite struct DemangledNameTests {
  @Test(arguments: [
    ("c:@F@exit", "C", "exit"),
    ("s:SS10FoundationE6format_S2Sh_s7CVarArg_pdtcfc", "Foundation", "String.init"),
    ("s:s11CommandLineO9argumentsSaySSGvpZ", "Swift", "CommandLine.arguments"),
    ("s:Si2eeoiySbSi_SitFZ", "Swift", "Int.=="),
    ("s:6Boxing3BoxC5valuexvp", "Boxing", "Box.value"),
    ("s:Sa6BoxingSiRszlE5countSivp", "Boxing", "Array.count"),
  ])
  func `a declaration's module and name are parsed from its identifier`(
    usr: String, module: String, name: String
  ) {
    let found = DemangledName(usr: usr)
    #expect(found.module == module)
    #expect(found.name == name)
  }
}
