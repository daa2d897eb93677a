extension Chapter {
  static let valuesAndReferences = Chapter(
    "03-ValuesAndReferences",
    title: "Values and references",
    goal: "What counts as a change: structures, objects, and who is told.",
    [
      Draft(
        "CopiesDiverge",
        goal: "Predict what is a copy, and what is another name for the same thing.",
        hints: [
          "For each line with an equals sign ask: how many points, or pins, are there afterwards?",
          "A structure is copied wherever it gets another name: by =, as a parameter, in a loop, in "
            + "a capture list. A class is not: only the reference is copied. inout and an index name "
            + "the place itself.",
          "copies: the two points differ from the first change on, so it prints 0 and then what was "
            + "assigned, 5. In instances the first pin is changed once, through its second name. "
            + "Go on like this, line by line.",
        ]),
      Draft(
        "ProfileEditor",
        goal: "Let two fields and a button change the parts of one value.",
        hints: [
          "How many values are there? The greeting needs both names: does anything else need them "
            + "one by one?",
          "Keep one @State with a Profile. A field takes a binding to a part of it, and the "
            + "greeting is computed by the profile itself. To exchange two values, one of them has "
            + "to be kept meanwhile.",
          "TextField(\"First name\", text: $profile.firstName), Button(\"Swap names\") { "
            + "profile.swapNames() }, and in swapNames (firstName, lastName) = (lastName, firstName).",
        ]),
      Draft(
        "WhyNothingHappened",
        goal: "Fix a view that is not told, in three ways.",
        hints: [
          "What does a tap change in the broken one: what the state holds, or what that leads to?",
          "Nothing has to be added to an action, and no other state is needed. Change what the room "
            + "is declared as, and what the view keeps it in: the table of the three fixes has both.",
          "struct StructRoom; class AnnouncingRoom: ObservableObject with @Published var degrees, "
            + "kept in @StateObject; @Observable final class ObservedRoom, kept in @State.",
        ]),
      Draft(
        "CartAndDraft",
        goal: "Decide what is a value and what is a reference, and say so to Swift.",
        hints: [
          "Of which of the two should there be one, whoever looks? Of which should an assignment "
            + "make another?",
          "A line is a value: then draft = line is a copy, and Save has to put it back. The cart is "
            + "one thing that two screens share: make it an object that tells them, owned by "
            + "CartAndDraft.",
          "struct Line; class Cart: ObservableObject with @Published var lines; @StateObject in "
            + "CartAndDraft, @ObservedObject in both screens; in Save, cart.lines = cart.lines.map { "
            + "$0.id == draft.id ? draft : $0 }.",
        ]),
      Draft(
        "NestedValues",
        goal: "Change a number deep inside a value, and run one row.",
        hints: [
          "What does a row have to read, and what does it have to write? What else would it be run "
            + "for, if it were given more?",
          "Give a row a binding to its stop: ForEach over the bound array makes them. A part of a "
            + "part is bound in the same way, as deep as you like. In the button, write to the "
            + "elements by their index.",
          "ForEach($stops) { $stop in StopRow(stop: $stop) }; in the row @Binding var stop: Stop and "
            + "Stepper(\"Nights in \\(stop.city)\", value: $stop.stay.nights, in: 1...9); in the "
            + "button for index in stops.indices { stops[index].stay.nights += 1 }.",
        ]),
    ])
}
