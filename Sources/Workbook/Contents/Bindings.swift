import WorkbookCore

extension Chapter {
  static let bindings = Chapter(
    "02-Bindings",
    title: "Bindings",
    goal: "Write a value that another view owns: @Binding, one owner, and no copies.",
    [
      Draft(
        "EncryptionToggle",
        goal: "Let a child view write a value that its parent owns.",
        minutes: 20,
        hints: [
          "The form reads the value, and the toggle writes it. Which of the two views should "
            + "store it, and what does the other one need?",
          "The form stores the value with @State. The child declares a @Binding property without "
            + "an initial value, and the form passes it a binding.",
          "In the form, write EncryptionToggle(isEncrypted: $isEncrypted). In the child, declare "
            + "@Binding var isEncrypted: Bool and write Toggle(\"Encrypted\", isOn: $isEncrypted).",
        ]),
      Draft(
        "DecimalsStepper",
        goal: "Pass a value to the view that reads it, and a binding to the view that writes it.",
        minutes: 20,
        road: .practice,
        hints: [
          "Which of the views only reads the number of decimals, and which view writes it?",
          "The panel owns the number in a private @State property that starts at 2. It passes "
            + "decimals to the display and $decimals to the stepper. The stepper passes its own "
            + "$decimals on.",
          "In the panel, write DecimalsStepper(decimals: $decimals). In DecimalsStepper, write "
            + "Stepper(\"Decimals (\\(decimals))\", value: $decimals, in: 0...15).",
        ]),
      Draft(
        "TwoWay",
        goal: "Build your own binding from two functions.",
        minutes: 25,
        hints: [
          "What does a binding have to store if it doesn't store the value?",
          "Store get and set in two properties. Reading calls get, and writing calls set. The "
            + "binding to a member is a TwoWay whose two functions call get and set.",
          "The set function of a member's binding performs var whole = get(); whole[keyPath: "
            + "keyPath] = member; set(whole). The projectedValue property returns self.",
        ]),
      Draft(
        "DerivedBindings",
        goal: "Derive bindings that convert a value when they read and write it.",
        minutes: 35,
        road: .practice,
        hints: [
          "Each of these bindings is made from two functions. What does each function do with the "
            + "wrappedValue of the original binding?",
          "Read and write wrappedValue inside the two functions, never outside, so that you "
            + "always get the current value. To call the global functions min and max in an "
            + "extension of Binding, write Swift.min and Swift.max.",
          "In membership(of:), return Binding<Bool> { wrappedValue.contains(member) } set: { "
            + "isMember in if isMember { wrappedValue.insert(member) } else { "
            + "wrappedValue.remove(member) } }. Write the other three in the same way.",
        ]),
      Draft(
        "RPNCalculator",
        goal: "Connect a display, a stepper, and a keypad to one stack and one number.",
        minutes: 35,
        points: 20,
        road: .practice,
        hints: [
          "Two values can change. Which view should own them, which views only read them, and which "
            + "views write them?",
          "RPNCalculator stores both values. Pass the display plain values, and pass the stepper "
            + "$decimals. Pass the keypad a binding to the stack, because pressing a key writes to "
            + "the stack.",
          "In Keypad, declare @Binding var stack: RPNStack and let locale: Locale. In its body, "
            + "write ForEach(CalculatorKey.rows, id: \\.self) { row in HStack { ForEach(row, id: "
            + "\\.self) { key in Button(key.label(in: locale)) { stack.press(key) } } } }.",
        ]),
      Draft(
        "Greenhouse",
        goal: "Predict which bodies run when a view writes through a binding.",
        minutes: 20,
        points: 8,
        hints: [
          "For each tap, find the property that stores the value. Which bodies read this value "
            + "while they run, and which bodies only pass on a binding or write the value in an "
            + "action?",
          "The body of the view that owns a value runs only if this body reads the value. A view "
            + "that a body recreates with equal inputs is skipped; two bindings to the same value "
            + "are equal. Views below a skipped view aren't reached.",
          "When you tap \"Open\", which of Greenhouse, WindowPanel, and WindowButton read isOpen "
            + "in their bodies? When you tap \"Warmer\", the greenhouse reads degrees, but does "
            + "areDry change at 20 degrees? \"Evening\" writes two properties. Does the value of "
            + "each of them change?",
        ],
        predictions: ["prediction1", "prediction2", "prediction3", "prediction4"]),
      Draft(
        "MixingDesk",
        goal: "Use the story to find out why a binding loses a write, and fix the problem.",
        minutes: 30,
        hints: [
          "Tap \"Boost\" and read the story. How many times does the action write the channel, and "
            + "from which level does each write start? Which other buttons write more than once, "
            + "and what does \"Undo\" revert after each of them?",
          "Writing a member through a binding reads the whole value, changes the member, and "
            + "writes the whole value. This binding always reads the channel as it was when "
            + "the body ran. Even if it read the current channel, \"Boost\" would still write "
            + "twice, and \"Undo\" would revert only one of the writes. The limit isn't the cause.",
          "Make only one write per tap: channel.level += 10 in \"Boost\", a mutating method in "
            + "\"Cut\", and one call to change(to:) in \"Mute all\". In the get function of "
            + "binding(to:), find the current channel by its ID. Keep the set function, because it "
            + "limits the level and records the channels for \"Undo\".",
        ]),
      Draft(
        "HeatingCheck",
        goal: "Write a test that catches steppers that don't share one value.",
        minutes: 25,
        road: .practice,
        hints: [
          "Which numbers on the screen have to agree at every moment? Which action could make "
            + "them differ?",
          "Use both steppers, because either could be wrong. After each tap, check the target and "
            + "both places. Then go to each end of the range, and try to go beyond it.",
          "Call screen.stepper(\"Door\").increment() and screen.stepper(\"Office\").increment(). "
            + "Check with #expect(screen.shows(\"Target: 22\")), and in the same way for \"Door: "
            + "22\" and \"Office: 22\". Then increment \"Door\" again, and check that the target "
            + "is still 22. Test the lower end, 18, in the same way.",
        ], kind: .test),
    ])
}
