extension Chapter {
  static let persistence = Chapter(
    "09-Persistence",
    title: "Persistence",
    goal: "Keep state after the program ends: UserDefaults, @AppStorage and their observers.",
    [
      Draft(
        "UserDefault",
        goal: "Save a value of any type under a key, and check what you read.",
        hints: [
          "Where is the value stored between two reads, if other code can write it? And what does "
            + "the store return if there is nothing under the key?",
          "object(forKey:) returns nil if nothing is saved. Check this before you cast, because "
            + "casting nil to an optional type succeeds. as? Value returns nil for another type. "
            + "To remove a key, use removeObject(forKey:). To find out whether a value of any "
            + "type is nil, use if case Optional<Any>.none = value as Any.",
          "In the getter: guard let saved = store.object(forKey: key) else { return initial }, "
            + "and then return saved as? Value ?? initial. In the setter: if case "
            + "Optional<Any>.none = newValue as Any { store.removeObject(forKey: key) } else { "
            + "store.set(newValue, forKey: key) }.",
        ]),
      Draft(
        "RegisteredDefaults",
        goal: "Define in one place what is read if nothing is saved, without saving it.",
        hints: [
          "If you saved a default, could you tell it apart from a user's choice? And what would "
            + "the next version read, if it has another default?",
          "register(defaults:) takes a dictionary, and saves nothing. A reset doesn't set "
            + "anything: what has to happen to the three keys so that they read as registered?",
          "store.register(defaults: [\"minutes\": 25, \"rings\": true, \"tone\": \"Bell\"]), and "
            + "in reset, store.removeObject(forKey: key) for each of the three keys.",
        ]),
      Draft(
        "DisplayOrderSetting",
        goal: "Save a choice as a number that means the same in every version.",
        hints: [
          "Which raw value does a case get that you insert between two others? And how does the "
            + "picker find out that other code changed the key?",
          "Write the raw values explicitly: case author = 2. @AppStorage saves an enum with Int "
            + "raw values, returns the default for a number without a case, and follows its key.",
          "@AppStorage private var order: ShelfOrder, and in init _order = "
            + "AppStorage(wrappedValue: .title, \"shelfOrder\", store: store). The picker gets "
            + "selection: $order, and ForEach(ShelfOrder.allCases, id: \\.self) { "
            + "Text($0.label).tag($0) }.",
        ]),
      Draft(
        "SettingsStore",
        goal: "Announce each change of the settings once, no matter which code makes it.",
        hints: [
          "Which code can write to the store? What does every write cause, and on which thread "
            + "does that happen?",
          "Subscribe to UserDefaults.didChangeNotification, from any sender, and receive on "
            + "DispatchQueue.main. The notification is posted for every key of every store, so "
            + "compare the settings with the last ones that you know.",
          "token = NotificationCenter.default.publisher(for: "
            + "UserDefaults.didChangeNotification).receive(on: DispatchQueue.main).sink { [weak "
            + "self] _ in self?.storeWasWritten() }. This method sends the announcement if one of "
            + "the two settings differs from the last ones. The properties are computed: get "
            + "reads the store, and set calls store.write.",
        ]),
      Draft(
        "PublishedSettings",
        goal: "Let published properties save themselves, and restore their saved values.",
        hints: [
          "At which moment does the property contain the new value? And is the first value that "
            + "it gets in init a change?",
          "Save each property in its own didSet observer. Declare it without a value, and "
            + "initialize it in init: with the saved value, or else with the default.",
          "@Published var volume: Int { didSet { store.set(volume, forKey: \"volume\") } }, and "
            + "in init volume = store.object(forKey: \"volume\") as? Int ?? 7. Do the same for "
            + "the other two.",
        ]),
      Draft(
        "Migration",
        goal: "Migrate what an older version saved, and keep what you cannot read.",
        hints: [
          "The program can stop between any two lines. In which order do you lose nothing? And "
            + "where can you put a second value that can't be read?",
          "To move, return early if there is no old value or already a new one. Then set the new "
            + "key before you remove the old one. To load, use object(forKey:) instead of "
            + "data(forKey:), because it returns values of every type.",
          "if let data = saved as? Data, let trips = try? JSONDecoder().decode([Trip].self, from: "
            + "data) { return trips }. Otherwise, set (store.array(forKey: \"trips.backups\") ?? "
            + "[]) + [saved] under \"trips.backups\", and remove \"trips\".",
        ]),
    ])
}
