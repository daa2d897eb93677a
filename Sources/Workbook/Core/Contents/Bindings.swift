extension Chapter {
  static let bindings = Chapter(
    "02-Bindings",
    title: "Bindings",
    goal: "Write a value that another view owns: @Binding, one owner and no copies.",
    [
      Draft(
        "EncryptionToggle",
        goal: "Let a child view write a value that its parent owns.",
        hints: [
          "The form reads the value, and the toggle writes it. Which of the two views should "
            + "store it, and what does the other one need?",
          "The form stores the value with @State. The child declares a property with @Binding and "
            + "without an initial value, and the form passes it a binding.",
          "In the form, EncryptionToggle(isEncrypted: $isEncrypted). In the child, @Binding var "
            + "isEncrypted: Bool and Toggle(\"Encrypted\", isOn: $isEncrypted).",
        ]),
      Draft(
        "DecimalsStepper",
        goal: "Pass a value to the view that reads it, and a binding to the view that writes it.",
        hints: [
          "Which of the views only reads the number of decimals, and which one writes it?",
          "The panel owns the number: a private @State property that starts at 2. It passes "
            + "decimals to the display and $decimals to the stepper. The stepper passes its own "
            + "$decimals on.",
          "DecimalsStepper(decimals: $decimals) in the panel, and Stepper(\"Decimals "
            + "(\\(decimals))\", value: $decimals, in: 0...15) in DecimalsStepper.",
        ]),
      Draft(
        "TwoWay",
        goal: "Write your own binding from two functions.",
        hints: [
          "What does a binding have to store if it doesn't store the value?",
          "Store get and set as two properties. Reading calls get, and writing calls set. The "
            + "binding to a member is a TwoWay whose two functions call these two.",
          "In the set function of a member: var whole = get(); whole[keyPath: keyPath] = member; "
            + "set(whole). And projectedValue returns self.",
        ]),
      Draft(
        "DerivedBindings",
        goal: "Derive bindings that convert a value when they read and write it.",
        hints: [
          "Each of these bindings is made from two functions. What does each function do with the "
            + "wrappedValue of the original binding?",
          "Read and write wrappedValue inside the two functions, never outside, so that you "
            + "always get the current value. In an extension of Binding, write Swift.min and "
            + "Swift.max.",
          "Binding<Bool> { wrappedValue.contains(member) } set: { isMember in if isMember { "
            + "wrappedValue.insert(member) } else { wrappedValue.remove(member) } }",
        ]),
      Draft(
        "RPNCalculator",
        goal: "Connect a display, a stepper, and a keypad to one stack and one number.",
        points: 20,
        hints: [
          "Two values change. Which view should own them, which views only read them, and which "
            + "ones write them?",
          "RPNCalculator stores both. Pass the display plain values, the stepper $decimals, and "
            + "the keypad a binding to the stack, because pressing a key writes the stack.",
          "In Keypad: @Binding var stack: RPNStack, let locale: Locale, and "
            + "ForEach(CalculatorKey.rows, id: \\.self) { row in HStack { ForEach(row, id: "
            + "\\.self) { key in Button(key.label(in: locale)) { stack.press(key) } } } }.",
        ]),
      Draft(
        "Greenhouse",
        goal: "Predict which bodies run when a view writes through a binding.",
        points: 8,
        hints: [
          "For each tap, find the property that stores the value. Which bodies read this value "
            + "while they run, and which only pass on a binding or write the value in an action?",
          "The owner of a value runs only if its own body reads it. A view that a body recreates "
            + "with equal inputs is skipped; two bindings to the same value are equal. Views "
            + "below a skipped view aren't reached.",
          "Open: which of Greenhouse, WindowPanel and WindowButton reads isOpen in its body? "
            + "Warmer: the greenhouse reads degrees, but does areDry change at 20 degrees? "
            + "Evening writes two properties: does each of them change?",
        ]),
      Draft(
        "MixingDesk",
        goal: "Find out from the story why a binding loses a write, and repair it.",
        hints: [
          "Tap Cut and read the story: it lists two writes. What does the first one change, and "
            + "what does the second one change?",
          "Writing a member through a binding reads the whole value, changes the member and "
            + "writes the whole value. Which value does this binding read the second time?",
          "The get of binding(to:) returns the channel that the body had when it created the "
            + "binding. Read the current one from channels instead, by its ID, or let "
            + "ForEach($channels) { $channel in … } create the bindings.",
        ]),
      Draft(
        "HeatingCheck",
        goal: "Write the test that notices steppers that don't share one value.",
        hints: [
          "Which texts on the screen have to agree at every moment? Which action could make them "
            + "differ?",
          "Use both steppers, because either could be wrong. After each tap, check the target and "
            + "both places. Then go to each end of the range, and try to go beyond it.",
          "screen.stepper(\"Door\").increment(), screen.stepper(\"Office\").increment(), and "
            + "#expect(screen.shows(\"Target: 22\")), and the same for \"Door: 22\" and "
            + "\"Office: 22\". Then increment \"Door\" again, and expect that the target is still "
            + "22. Do the same at 18.",
        ], kind: .test),
    ])
}
