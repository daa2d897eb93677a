import Testing

@testable import WorkbookTestSupport

@Suite struct HintTests {
  let house = House()

  @Test func `each call to the hint command shows one more hint, up to the last one`() async {
    #expect(
      await house.call("hint", "lamp") == """
        1.1 Lamp, hint 1 of 3

          What is a lamp?

        If that isn't enough: swift run workbook hint Lamp
        """)
    #expect(
      await house.call("hint", "lamp") == """
        1.1 Lamp, hint 2 of 3

          Look at its switch.

        If that isn't enough: swift run workbook hint Lamp
        """)
    #expect(
      await house.call("hint", "lamp") == """
        1.1 Lamp, hint 3 of 3

          light.toggle()
        """)
    #expect(await house.call("hint", "lamp").hasPrefix("You have seen all 3 hints for Lamp."))
  }

  @Test func `showing all hints doesn't count as using any of them`() async {
    #expect(
      await house.call("hint", "--all") == """
        1.1 Lamp, all hints

          1  What is a lamp?

          2  Look at its switch.

          3  light.toggle()
        """)
    #expect(await house.call("hint").hasPrefix("1.1 Lamp, hint 1 of 3"))
  }
}
