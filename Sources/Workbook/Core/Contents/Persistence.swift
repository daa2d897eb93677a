extension Chapter {
  static let persistence = Chapter(
    "09-Persistence",
    title: "Persistence",
    goal: "State that outlives the process: UserDefaults, @AppStorage and who hears of a write.",
    [
      Draft(
        "UserDefault",
        goal: "Keep a value of any type under a key, and trust nothing that is there.",
        hints: [
          "Where is the value between two reads, if somebody else may write it? And what does a "
            + "store answer that has nothing under the key?",
          "object(forKey:) is nil where nothing is: find that out before you cast, since nothing "
            + "can be cast to an optional. as? Value is nil for another type. For nil there is "
            + "removeObject(forKey:); if case Optional<Any>.none = value as Any finds it.",
          "In the getter: guard let saved = store.object(forKey: key) else { return initial }, and "
            + "then saved as? Value ?? initial. In the setter: if case Optional<Any>.none = newValue "
            + "as Any { store.removeObject(forKey: key) } else { store.set(newValue, forKey: key) }.",
        ]),
      Draft(
        "RegisteredDefaults",
        goal: "Say once what is read where nothing is saved, and save nothing by it.",
        hints: [
          "If a default is saved, who can tell it from a choice? And what would the next version, "
            + "with another default, read?",
          "register(defaults:) takes a dictionary, and saves nothing. A reset is no set: what has "
            + "to become of the three keys, so that they read as registered?",
          "store.register(defaults: [\"minutes\": 25, \"rings\": true, \"tone\": \"Bell\"]), and in "
            + "reset store.removeObject(forKey: key) for each of the three keys.",
        ]),
      Draft(
        "DisplayOrderSetting",
        goal: "Keep a choice as a number that means the same in each version.",
        hints: [
          "Which number has a case that stands between two others, if nobody says? And who tells "
            + "the picker that the key was written?",
          "Write the raw values out: case author = 2. @AppStorage keeps an enum of Int, reads the "
            + "default for a number without a case, and follows its key.",
          "@AppStorage private var order: ShelfOrder; in init _order = AppStorage(wrappedValue: "
            + ".title, \"shelfOrder\", store: store). The picker has selection: $order, and "
            + "ForEach(ShelfOrder.allCases, id: \\.self) { Text($0.label).tag($0) }.",
        ]),
      Draft(
        "SettingsStore",
        goal: "Announce each change of a store's settings once, whoever wrote it.",
        hints: [
          "Who are the writers of the store? What do all of them bring about, and on which thread "
            + "does it happen?",
          "Subscribe to UserDefaults.didChangeNotification, from any sender, and receive on "
            + "DispatchQueue.main. It comes for each key of each store: compare with what you knew.",
          "token = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)"
            + ".receive(on: DispatchQueue.main).sink { [weak self] _ in self?.storeWasWritten() }, "
            + "which sends if the two settings differ from the last ones. The properties are "
            + "computed: get from the store, set by store.write.",
        ]),
      Draft(
        "PublishedSettings",
        goal: "Let published properties save themselves, and begin with what is saved.",
        hints: [
          "At which moment is the new value in the property? And is the first value that a "
            + "property gets in init a change?",
          "Save each property in its own didSet. Declare it without a value, and give it its "
            + "first one in init: what the store has, or else the one of the stub.",
          "@Published var volume: Int { didSet { store.set(volume, forKey: \"volume\") } }, and in "
            + "init volume = store.object(forKey: \"volume\") as? Int ?? 7; so for all three.",
        ]),
      Draft(
        "Migration",
        goal: "Bring over what an older version saved, and lose nothing that cannot be read.",
        hints: [
          "The program may be stopped between any two lines. In which order is nothing lost? And "
            + "where can something be put that fails twice?",
          "Move: leave if there is nothing old or something new; set, then remove. Load: take "
            + "object(forKey:), not data(forKey:), so that values of all types are seen.",
          "if let data = saved as? Data, let trips = try? JSONDecoder().decode([Trip].self, from: "
            + "data) { return trips }; then set (store.array(forKey: \"trips.backups\") ?? []) + "
            + "[saved] under \"trips.backups\", and remove \"trips\".",
        ]),
    ])
}
