import Testing

@testable import WorkbookCore

@Suite struct RequirementTests {
  @Test func `a stub lists its requirements in a comment`() {
    let stub = """
      import StateFlow

      // A lamp in the hall. It has 2 bulbs.
      //
      // 1. The lamp shines after a tap on "On", and the hall says so, such
      //    as "bright".
      // 2. "Off" turns it off.
      //
      // The hall is given.

      struct Lamp {
        // 3. The list has ended.
      }
      """
    #expect(
      Requirement.all(in: stub) == [
        Requirement(
          number: 1,
          text: "The lamp shines after a tap on \"On\", and the hall says so, such as \"bright\"."),
        Requirement(number: 2, text: "\"Off\" turns it off."),
      ])
  }

  @Test func `the list can be in a documentation comment`() {
    let stub = """
      /// Checks a lamp.
      ///
      /// 1. It shines.
      ///    Brightly.
      func checkLamp() {}
      """
    #expect(
      Requirement.all(in: stub) == [Requirement(number: 1, text: "It shines. Brightly.")])
  }

  @Test func `comments without a list, and code, aren't requirements`() {
    #expect(Requirement.all(in: "// See 1. It shines.\nlet text = \"1. It shines.\"\n") == [])
    #expect(Requirement.all(in: "// 2. It goes out.\n") == [])
  }

  @Test func `the goal comes before the requirements, and remarks come after them`() {
    let task = TaskComment(
      in: """
        import StateFlow

        // A lamp
        // in the hall.
        //
        // Keep it on.
        //
        // 1. It shines.
        //
        // The color is
        // up to you.
        """)
    #expect(task.goal == ["A lamp in the hall.", "Keep it on."])
    #expect(task.remarks == ["The color is up to you."])
  }

  @Test func `if a declaration has the list, the goal starts at the top of the file`() {
    let task = TaskComment(
      in: """
        // A lamp in the hall.

        // Given code.
        struct Lamp {}

        /// Checks a lamp.
        ///
        /// 1. It shines.
        func checkLamp() {}
        """)
    #expect(task.goal == ["A lamp in the hall.", "Checks a lamp."])
    #expect(task.requirements.map(\.text) == ["It shines."])
  }
}
