extension Chapter {
  static let bindings = Chapter(
    "02-Bindings",
    title: "Bindings",
    goal: "Writing to someone else's value: @Binding, one owner and no copies.",
    [
      Draft(
        "EncryptionToggle",
        goal: "Let a child write a value that its parent keeps.",
        hints: [
          "The form has to know the value, and the toggle has to write it. Which of the two views "
            + "keeps it, and what does the other one need?",
          "The form keeps it, as @State. The child declares the same property with @Binding in "
            + "place of @State, and without a value: it is given the place by the form.",
          "EncryptionToggle(isEncrypted: $isEncrypted) in the form; @Binding var isEncrypted: Bool "
            + "and Toggle(\"Encrypted\", isOn: $isEncrypted) in the child.",
        ]),
      Draft(
        "DecimalsStepper",
        goal: "Give the value to its reader, and the binding to its writer.",
        hints: [
          "Which of the views only read the number of decimals, and which one writes it?",
          "The panel owns the number: @State, private, 2 at first. It passes decimals to the "
            + "display and $decimals to the stepper. The stepper passes its own $decimals on.",
          "DecimalsStepper(decimals: $decimals) in the panel, and Stepper(\"Decimals "
            + "(\\(decimals))\", value: $decimals, in: 0...15) in DecimalsStepper.",
        ]),
      Draft(
        "TwoWay",
        goal: "Write a binding of your own, from two functions.",
        hints: [
          "What does a binding have to keep, if it keeps no value?",
          "Keep get and set as two properties. Reading calls the one, writing the other. A member "
            + "is a TwoWay of two functions that call these two.",
          "The member's set: var whole = get(); whole[keyPath: keyPath] = member; set(whole). And "
            + "projectedValue is self.",
        ]),
      Draft(
        "DerivedBindings",
        goal: "Make bindings of bindings, which convert on the way in and out.",
        hints: [
          "Each of these is a Binding that is made of two functions. What does each do with the "
            + "wrappedValue of the binding that it is made of?",
          "Read and write wrappedValue inside the two functions, never before: then the value is "
            + "always that of now. In an extension of Binding, write Swift.min and Swift.max.",
          "Binding<Bool> { wrappedValue.contains(member) } set: { isMember in if isMember { "
            + "wrappedValue.insert(member) } else { wrappedValue.remove(member) } }",
        ]),
      Draft(
        "RPNCalculator",
        goal: "Wire a display, a stepper and a keypad to one stack and one number.",
        points: 20,
        hints: [
          "Two values change. Which view owns them, which only read them, and which write them?",
          "RPNCalculator keeps both. The display takes plain values, the stepper $decimals, the "
            + "keypad a binding to the stack: to press a key on it is to write it.",
          "ForEach(CalculatorKey.rows, id: \\.self) { row in HStack { ForEach(row, id: \\.self) { "
            + "key in Button(key.label(in: locale)) { stack.press(key) } } } } with @Binding var "
            + "stack: RPNStack.",
        ]),
    ])
}
