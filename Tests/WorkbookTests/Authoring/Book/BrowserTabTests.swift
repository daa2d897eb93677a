import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

@Suite struct BrowserTabTests {
  let workbook: SmallWorkbook

  init() throws {
    workbook = try SmallWorkbook()
  }

  /// Returns a program that answers the commands of a tab, and quits when it opens a page.
  private func quittingBrowser() throws -> URL {
    workbook["browser"] = """
      #!/bin/bash
      while IFS= read -r -d '' command <&3; do
        id=${command#*'"id":'}
        printf '{"id":%s,"result":{"targetId":"1","sessionId":"1"}}\\0' "${id%%[^0-9]*}" >&4
        case $command in *navigate*) exit;; esac
      done

      """
    let program = workbook.package.url("browser")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return program
  }

  @Test(.timeLimit(.minutes(10)))
  func `a tab that waits for a page doesn't outlive the browser`() async throws {
    let browser = try Browser(quittingBrowser())
    defer { browser.close() }
    let tab = try await BrowserTab(in: browser)
    let error = await #expect(throws: SetUpError.self) {
      try await tab.open(URL(filePath: "/page.html"))
    }
    #expect(error?.description == "The browser quit unexpectedly.")
  }
}
