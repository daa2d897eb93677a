import StateFlow
import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.6 Doubled recipe", .exercise)
struct DoubledRecipeTests {
  private let screen = Screen { DoubledRecipe() }

  // MARK: The symptoms

  @Test(.proves(1)) func `"Double" changes the amounts on screen immediately`() {
    #expect(
      screen.recipes == ["Bread: 100 g of flour", "Pizza: 80 g of flour"],
      "These should be the initial amounts.")
    for flour in [200, 400, 800] {
      screen.button("Double Bread").tap()
      #expect(
        screen.recipes == ["Bread: \(flour) g of flour", "Pizza: 80 g of flour"],
        "The tap on \"Double Bread\" should double the flour for \"Bread\".")
    }
  }

  @Test(.proves(1)) func `"Double" updates all amounts of an open recipe`() {
    screen.button("Open Pizza").tap()
    for (flour, water) in [(160, 100), (320, 200)] {
      screen.button("Double Pizza").tap()
      let expected = [
        "Bread: 100 g of flour", "Pizza: \(flour) g of flour", "Pizza: \(water) g of water",
      ]
      #expect(
        screen.recipes == expected,
        """
        The row for "Pizza" is open, so a tap on "Double Pizza" should double both amounts on \
        screen.
        """)
    }
  }

  @Test(.proves(2)) func `doubling a copy doesn't change the original`() {
    screen.button("Duplicate the last one").tap()
    screen.button("Double Pizza+").tap()
    #expect(
      screen.recipes
        == ["Bread: 100 g of flour", "Pizza: 80 g of flour", "Pizza+: 160 g of flour"],
      "Only the copy should be doubled.")
    screen.button("Star Pizza").tap()
    #expect(
      screen.recipes
        == ["Bread: 100 g of flour", "Pizza*: 80 g of flour", "Pizza+: 160 g of flour"],
      "The original got a star, but its amounts should still be the same.")
  }

  @Test(.proves(2)) func `doubling the original doesn't change a copy`() {
    screen.button("Duplicate the last one").tap()
    screen.button("Double Pizza").tap()
    screen.button("Double Pizza").tap()
    #expect(
      screen.recipes
        == ["Bread: 100 g of flour", "Pizza: 320 g of flour", "Pizza+: 80 g of flour"],
      "The original was doubled twice, but its copy should stay the same.")
  }

  @Test(.proves(2)) func `a copy of a copy has its own amounts`() {
    screen.button("Double Pizza").tap()
    screen.button("Duplicate the last one").tap()
    screen.button("Double Pizza+").tap()
    screen.button("Duplicate the last one").tap()
    #expect(
      screen.recipes.suffix(2) == ["Pizza+: 320 g of flour", "Pizza++: 320 g of flour"],
      "A copy should start with the amounts that the original has when you duplicate it.")
    screen.button("Double Pizza++").tap()
    screen.button("Open Pizza+").tap()
    screen.button("Open Pizza++").tap()
    let expected = [
      "Bread: 100 g of flour", "Pizza: 160 g of flour", "Pizza+: 320 g of flour",
      "Pizza+: 200 g of water", "Pizza++: 640 g of flour", "Pizza++: 400 g of water",
    ]
    #expect(screen.recipes == expected, "Only the second copy should be doubled.")
  }

  @Test(.proves(3)) func `"Revert" restores the saved recipes each time it's tapped`() {
    for label in ["Double Pizza", "Duplicate the last one", "Revert"] {
      screen.button(label).tap()
    }
    #expect(
      screen.recipes
        == ["Bread: 100 g of flour", "Pizza: 160 g of flour", "Pizza+: 160 g of flour"],
      "Nothing has been saved, so \"Revert\" should do nothing.")
    for label in ["Open Pizza", "Save", "Double Pizza", "Save"] { screen.button(label).tap() }
    for time in ["first", "second", "third"] {
      screen.button("Star Bread").tap()
      screen.button("Duplicate the last one").tap()
      screen.button("Double Pizza").tap()
      screen.button("Revert").tap()
      #expect(
        screen.recipes == [
          "Bread: 100 g of flour", "Pizza: 320 g of flour", "Pizza: 200 g of water",
          "Pizza+: 160 g of flour",
        ],
        """
        After "Save", "Revert" was tapped for the \(time) time. It restores what was saved last. \
        The row for "Pizza" is still open.
        """)
    }
  }

  @Test(.proves(4))
  func `after "Revert", rolls still share the amounts of the recipe they're made from`() {
    screen.button("Rolls from the last one").tap()
    screen.button("Save").tap()
    for label in ["Pizza", "Pizza rolls"] {
      screen.button("Double \(label)").tap()
      screen.button("Revert").tap()
      #expect(
        screen.recipes == [
          "Bread: 100 g of flour", "Pizza: 80 g of flour", "Pizza rolls: 80 g of flour",
        ],
        "\"Revert\" should restore the saved recipes.")
      screen.button("Double \(label)").tap()
      #expect(
        screen.recipes == [
          "Bread: 100 g of flour", "Pizza: 160 g of flour", "Pizza rolls: 160 g of flour",
        ],
        """
        "Double \(label)" was tapped after "Revert". Pizza and rolls should still share a dough.
        """)
    }
  }

  @Test(.proves(2)) func `after "Revert", a copy still has its own amounts`() {
    for label in ["Duplicate the last one", "Save", "Revert", "Double Pizza+"] {
      screen.button(label).tap()
    }
    #expect(
      screen.recipes
        == ["Bread: 100 g of flour", "Pizza: 80 g of flour", "Pizza+: 160 g of flour"],
      "The copy was doubled after \"Revert\". The original should stay the same.")
    for label in ["Revert", "Double Pizza"] { screen.button(label).tap() }
    #expect(
      screen.recipes
        == ["Bread: 100 g of flour", "Pizza: 160 g of flour", "Pizza+: 80 g of flour"],
      "The original was doubled after the second \"Revert\". The copy should stay the same.")
  }

  // MARK: What must stay as it is

  @Test(.proves(4)) func `rolls always have the same amounts as the recipe they're made from`() {
    screen.button("Rolls from the last one").tap()
    screen.button("Open Pizza rolls").tap()
    screen.button("Rolls from the last one").tap()
    for (label, flour, water) in [
      ("Pizza", 160, 100), ("Pizza rolls", 320, 200), ("Pizza rolls rolls", 640, 400),
    ] {
      screen.button("Double \(label)").tap()
      #expect(
        screen.recipes == [
          "Bread: 100 g of flour", "Pizza: \(flour) g of flour",
          "Pizza rolls: \(flour) g of flour", "Pizza rolls: \(water) g of water",
          "Pizza rolls rolls: \(flour) g of flour",
        ],
        """
        "Double \(label)" was tapped. Pizza, the rolls made from it, and the rolls made from those \
        share the same dough.
        """)
    }
  }

  @Test(.proves(4))
  func `a duplicate of rolls has its own amounts, which it shares with rolls made from it`() {
    screen.button("Rolls from the last one").tap()
    screen.button("Duplicate the last one").tap()
    screen.button("Rolls from the last one").tap()
    screen.button("Double Pizza rolls+ rolls").tap()
    #expect(
      screen.recipes == [
        "Bread: 100 g of flour", "Pizza: 80 g of flour", "Pizza rolls: 80 g of flour",
        "Pizza rolls+: 160 g of flour", "Pizza rolls+ rolls: 160 g of flour",
      ],
      "The duplicate and its rolls should share a dough, which isn't the dough of the original.")
    screen.button("Double Pizza").tap()
    screen.button("Double Pizza").tap()
    #expect(
      screen.recipes.suffix(4) == [
        "Pizza: 320 g of flour", "Pizza rolls: 320 g of flour",
        "Pizza rolls+: 160 g of flour", "Pizza rolls+ rolls: 160 g of flour",
      ],
      "The original and its rolls should be doubled twice.")
  }

  @Test(.proves(5)) func `"Double" runs only the bodies of rows that show the doubled amounts`() {
    screen.button("Rolls from the last one").tap()
    for label in ["Pizza", "Pizza rolls"] {
      let runs = screen.bodyCount(of: RecipeRow.self) { screen.button("Double \(label)").tap() }
      #expect(
        runs <= 2, "Two of the three rows change, so only the bodies of these two rows should run.")
    }
    let runs = screen.bodyCount(of: RecipeRow.self) { screen.button("Double Bread").tap() }
    #expect(runs <= 1, "Only one row shows the amounts for \"Bread\", so only its body should run.")
  }

  @Test(.proves(6)) func `you can duplicate, star, and open a recipe`() {
    screen.button("Star Bread").tap()
    screen.button("Duplicate the last one").tap()
    screen.button("Open Bread*").tap()
    #expect(screen.shows("Recipes: 3"), "One recipe was duplicated, so there should be three.")
    let expected = [
      "Bread*: 100 g of flour", "Bread*: 60 g of water", "Pizza: 80 g of flour",
      "Pizza+: 80 g of flour",
    ]
    #expect(
      screen.recipes == expected,
      "\"Bread\" got a star, and its row should be open. The last recipe was duplicated.")
    screen.button("Close Bread*").tap()
    #expect(!screen.shows("Bread*: 60 g of water"), "The row for \"Bread\" should be closed again.")
  }

  @Test(.proves(6)) func `an open recipe stays open until you close it`() {
    screen.button("Open Bread").tap()
    screen.button("Double Bread").tap()
    screen.button("Save").tap()
    screen.button("Double Pizza").tap()
    screen.button("Duplicate the last one").tap()
    screen.button("Revert").tap()
    screen.button("Star Bread").tap()
    #expect(
      screen.recipes.prefix(2) == ["Bread*: 200 g of flour", "Bread*: 120 g of water"],
      "The row for \"Bread\" was opened and never closed, so it should be open.")
  }

  @Test(.proves(5)) func `"Double" runs the body of only its own row`() {
    screen.button("Duplicate the last one").tap()
    for _ in 1...2 {
      let runs = screen.bodyCount(of: RecipeRow.self) { screen.button("Double Pizza").tap() }
      #expect(runs == 1, "Only one of the three rows changes, so only its body should run.")
    }
  }

  @Test(.proves(5), arguments: ["Star Pizza", "Open Pizza"])
  func `"Star" and "Open" run the body of only their own row`(label: String) {
    screen.button("Duplicate the last one").tap()
    let runs = screen.bodyCount(of: RecipeRow.self) { screen.button(label).tap() }
    #expect(runs == 1, "Only one of the three rows changes, so only its body should run.")
  }

  @Test(.proves(5)) func `duplicating a recipe runs the body of only the new row`() {
    for _ in 1...2 {
      let runs = screen.bodyCount(of: RecipeRow.self) {
        screen.button("Duplicate the last one").tap()
      }
      #expect(runs == 1, "Only one row is new, and the other rows haven't changed.")
    }
  }

  @Test(.proves(6)) func `"Double" doesn't replace a row`() {
    screen.button("Double Bread").tap()
    let runs = screen.story.last?.runs ?? []
    let new = runs.filter { $0.causes.contains(.firstAppearance) }.map(\.view)
    #expect(
      new == [], "A tap on \"Double Bread\" should update the row, not replace it with a new one.")
  }

  @Test(.proves(5)) func `"Double" runs the body of the list at most once`() {
    let runs = screen.bodyCount(of: DoubledRecipe.self) { screen.button("Double Bread").tap() }
    #expect(runs <= 1, "A tap changes one recipe, so the body of the list should run at most once.")
  }

  @Test(.proves(7)) func `"Double" changes the recipe, but no state of its row`() {
    screen.button("Double Bread").tap()
    let added = screen.story.last?.writes.filter { $0.owner == "RecipeRow" }.map(\.property) ?? []
    #expect(added == [], "\"Double\" should change only the recipe, not the row's state.")
  }

  @Test(.proves(8)) func `an update of the parent keeps the recipes`() {
    screen.button("Double Bread").tap()
    screen.refresh()
    #expect(
      screen.recipes == ["Bread: 200 g of flour", "Pizza: 80 g of flour"],
      "The parent recreated the view, but the recipes should be the same.")
    screen.button("Save").tap()
    screen.refresh()
    for label in ["Double Bread", "Revert"] { screen.button(label).tap() }
    #expect(
      screen.recipes == ["Bread: 200 g of flour", "Pizza: 80 g of flour"],
      "The recipes were saved before the update, so \"Revert\" should restore them.")
  }

  @Test(.proves(8)) func `another screen has its own recipes`() {
    screen.button("Double Bread").tap()
    let other = Screen { DoubledRecipe() }
    #expect(
      other.recipes == ["Bread: 100 g of flour", "Pizza: 80 g of flour"],
      "\"Bread\" was doubled only on the first screen.")
  }

  @Test(.proves(9)) func `the kit reports no warnings`() {
    screen.button("Duplicate the last one").tap()
    screen.button("Double Pizza+").tap()
    let warnings = screen.diagnostics.map(\.description)
    #expect(warnings == [], "The kit should have no warnings about this screen.")
  }
}

extension Screen {
  /// The strings on the screen that state the amount of an ingredient.
  fileprivate var recipes: [String] { texts.filter { $0.contains(" g of ") } }
}
