import WorkbookCore

extension Chapter {
  static let valuesAndReferences = Chapter(
    "03-ValuesAndReferences",
    title: "Values and references",
    goal: "See what counts as a change in a struct and in a class, and when views update.",
    [
      Draft(
        "CopiesDiverge",
        goal: "Predict whether a line of code makes a copy or another reference.",
        minutes: 15,
        hints: [
          "For each line with an equals sign, ask yourself: how many points or pins exist after "
            + "that line?",
          "A struct is copied whenever it gets another name: with =, as a parameter, in a loop, "
            + "or in a capture list. For a class, only the reference is copied. An inout "
            + "parameter and an index refer to the original itself.",
          "In copies, the two points differ after the first change, so the program prints 0 and "
            + "then 5, which is the value that was assigned. In instances, the first pin is "
            + "changed once, through its second name. Go through the other programs in the same "
            + "way, line by line.",
        ],
        predictions: [
          "copiesPrints", "instancesPrints", "arraysPrints", "parametersPrints", "capturesPrints",
        ]),
      Draft(
        "ProfileEditor",
        goal: "Use two text fields and a button to edit the parts of one value.",
        minutes: 25,
        road: .practice,
        hints: [
          "How many values are there? The greeting needs both names. Does any view need a name on "
            + "its own?",
          "Store one Profile with @State. Pass each text field a binding to one of the profile's "
            + "names, and let the profile compute the greeting. To swap two values, you need a "
            + "copy of one of them, or a tuple.",
          "In the body, write TextField(\"First name\", text: $profile.firstName), a second text "
            + "field for the last name, and Button(\"Swap names\") { profile.swapNames() }. In "
            + "swapNames, write (firstName, lastName) = (lastName, firstName).",
        ]),
      Draft(
        "WhyNothingHappened",
        goal: "Find three ways to fix a view that doesn't update.",
        minutes: 30,
        hints: [
          "What does a tap change in the broken thermostat: the value stored in the state, or the "
            + "object that this value refers to?",
          "You don't need to change an action or add state. Change how the room is declared, and "
            + "how the view stores it. The chapter's table of the three fixes shows both.",
          "Declare struct StructRoom, and leave its view unchanged. Declare AnnouncingRoom as an "
            + "ObservableObject with @Published var degrees, and store it with @StateObject. "
            + "Declare @Observable final class ObservedRoom, and store it with @State.",
        ]),
      Draft(
        "CartAndDraft",
        goal: "Choose between a struct and a class for each type in a small shop's model.",
        minutes: 20,
        road: .practice,
        hints: [
          "Which of the two types should have only one instance, no matter how many views show "
            + "it? For which type should an assignment make a copy?",
          "If a line is a value, draft = line makes a copy, and \"Save\" has to put the copy back "
            + "into the cart. The cart is shared by two screens, so make it an object that "
            + "announces its changes and is owned by CartAndDraft.",
          "Declare struct Line, and class Cart: ObservableObject with @Published var lines. Use "
            + "@StateObject in CartAndDraft, and @ObservedObject in both screens. In \"Save\", "
            + "write cart.lines = cart.lines.map { $0.id == draft.id ? draft : $0 }.",
        ]),
      Draft(
        "NestedValues",
        goal: "Change a number deep inside a value so that only one row's body runs.",
        minutes: 25,
        hints: [
          "What does a row read, and what does it write? If you passed the row more than this, "
            + "what else would make its body run?",
          "Pass each row a binding to its stop. A ForEach over the bound array creates these "
            + "bindings. You can bind a property of a property in the same way, at any depth. In "
            + "the button's action, write to the elements by index.",
          "Write ForEach($stops) { $stop in StopRow(stop: $stop) }. In the row, declare @Binding "
            + "var stop: Stop and write Stepper(\"Nights in \\(stop.city)\", value: "
            + "$stop.stay.nights, in: 1...9). In the button's action, write for index in "
            + "stops.indices { stops[index].stay.nights += 1 }.",
        ]),
      Draft(
        "DoubledRecipe",
        goal: "Repair recipes that share amounts by mistake and don't show changes to the amounts.",
        minutes: 30,
        hints: [
          "According to the story of a tap on \"Double\", what was written? Which body reads that "
            + "value but doesn't run? And which of the recipes are supposed to share their "
            + "amounts?",
          "A recipe is a struct, but it contains a reference. Its copies refer to the same "
            + "amounts. That's right for rolls but wrong for duplicates. If you make the amounts a "
            + "struct, no two recipes can share them.",
          "Keep the class, but make it observable by writing @Observable before it. Then each "
            + "body that reads the amounts runs when they change. For a duplicate, create a new "
            + "Amounts object with the same numbers. Now tap \"Save\", \"Double Pizza\", and "
            + "\"Revert\", and then tap \"Double Pizza\" and \"Revert\" again. Do the same after "
            + "adding rolls. To which Amounts objects do the saved recipes refer, and to which "
            + "ones do the recipes on screen refer?",
          "When you save, also save a copy of each recipe's amounts. To revert, write the numbers "
            + "from these copies into the amounts that the saved recipes refer to. Rolls then still "
            + "share their recipe's amounts, and no button changes the copies.",
        ]),
      Draft(
        "DraftCheck",
        goal: "Write a test that catches a draft that isn't a copy.",
        minutes: 25,
        road: .practice,
        hints: [
          "At which moments could you see that the draft and the card are the same object? What "
            + "does \"Cancel\" have to undo?",
          "Check the name while you type, after \"Cancel\", and after \"Save\". When you edit "
            + "again after \"Cancel\" and after \"Save\", check the text of the field.",
          "Tap \"Edit\", call screen.textField(\"Draft\").type(\"x\"), and check with "
            + "#expect(screen.shows(\"Name: Ada\")). Tap \"Cancel\", and check the same thing "
            + "again. Tap \"Edit\", check with #expect(screen.textField(\"Draft\").text == "
            + "\"Ada\"), type \"m\", and tap \"Save\". Check with #expect(screen.shows(\"Name: "
            + "Adam\")). Finally, tap \"Edit\" once more, and check the text of the field again.",
        ], kind: .test),
    ])
}
