extension Chapter {
  static let persistence = Chapter(
    "09-Persistence",
    title: "Persistence",
    goal: "Keep state after the program ends: UserDefaults, @AppStorage, and their observers.",
    [
      Draft(
        "UserDefault",
        goal: "Save a value of any type under a key, and check what you read.",
        hints: [
          "Where does the value have to be stored if other code can write it between two reads? "
            + "And what does the store return if nothing is saved under the key?",
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
        goal: "Define all defaults in one place, without saving them.",
        hints: [
          "If you saved a default, could you tell it apart from a user's choice? And what would "
            + "the next version read if it had a different default?",
          "register(defaults:) takes a dictionary, and saves nothing. A reset doesn't set "
            + "anything: what has to happen to the three keys so that reading them returns the "
            + "registered defaults?",
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
        goal: "Announce each change to the settings once, no matter which code makes it.",
        hints: [
          "Which code can write to the store? What does every write cause, and on which thread "
            + "does that happen?",
          "Subscribe to UserDefaults.didChangeNotification, from any sender, and receive on "
            + "DispatchQueue.main. The notification is posted for every key in every store, so "
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
          "When does the property contain the new value? And does setting its first value in init "
            + "count as a change?",
          "Save each property in its own didSet observer. Declare it without a value, and "
            + "initialize it in init: with the saved value, or else with the default.",
          "@Published var volume: Int { didSet { store.set(volume, forKey: \"volume\") } }, and "
            + "in init volume = store.object(forKey: \"volume\") as? Int ?? 7. Do the same for "
            + "the other two.",
        ]),
      Draft(
        "Migration",
        goal: "Migrate what an older version saved, and keep what you can't read.",
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
      Draft(
        "EggTimer",
        goal: "Predict what is on screen and what is saved after a relaunch.",
        points: 8,
        hints: [
          "For each of the three properties, ask where its value is stored. Which of them are "
            + "saved, and when?",
          "@AppStorage saves a value when it's set, even if this value equals the default. It "
            + "never saves the default on its own, and it doesn't touch a saved value that it "
            + "can't use. @State starts over. A registered default wins over the property's "
            + "default.",
          "Day 1 saves nothing. Day 2 saves 4 minutes, which stay on day 3. On day 4, nothing is "
            + "saved at first, so version 2 shows 6 minutes, and the size 3 is saved. On day 5, "
            + "version 1 has no case for 3: it shows medium, and leaves the 3. On day 6, the 8 "
            + "wins.",
        ]),
      Draft(
        "FirstLaunch",
        goal: "Find out why a new user sees nothing, and fix it without saving anything.",
        hints: [
          "What is the maximum price at the first launch, and at which moment does the guide "
            + "read it? What has happened by then, and what hasn't?",
          "A store returns a registered default only after it has been registered. Look for all "
            + "code that reads a setting before that. Saving the defaults doesn't solve the "
            + "problem, because then they look like the user's choice.",
          "In ConcertGuide, call GuideDefaults.register(in: store) in the first line of init, "
            + "before the filter is created. Or register in the initializer of FirstLaunch. Or "
            + "read each setting with its default: store.object(forKey: \"maximumPrice\") as? "
            + "Int ?? 40.",
        ]),
      Draft(
        "ThirdVersion",
        goal: "Change the layout of saved data, and still load what every earlier version saved.",
        hints: [
          "Which layouts can the value under \"trips\" have, and how do you tell them apart? "
            + "Which of them may you overwrite, and when?",
          "Declare a private struct for the layout of version 2, and one for the file of version "
            + "3, with its version and its trips. Try them one after another. Decoding ignores "
            + "keys that it doesn't know, so compare the version before you accept the trips.",
          "In load: if let file = try? JSONDecoder().decode(File.self, from: data), file.version "
            + "== 3 { return file.trips }. Then if let old = try? "
            + "JSONDecoder().decode([OldTrip].self, from: data) { return old.map { "
            + "Journey(title: $0.title, nights: max(0, $0.days - 1), notes: []) } }. Everything "
            + "after that is the backup, as before. In save, encode File(version: 3, trips: "
            + "journeys).",
        ]),
      Draft(
        "VolumeCheck",
        goal: "Write the test that notices settings that aren't saved, or are read as missing.",
        hints: [
          "What can go wrong between two starts of a program? Which values could it confuse with "
            + "a value that was never saved?",
          "Restart a guide in which nothing is set. Then set the volume to 0 and the brightness to "
            + "a new value, and check both before and after a restart. Finally, set a value back "
            + "to what it was in the new guide, and restart again.",
          "screen.button(\"Restart\").tap(), and #expect(screen.shows(\"Volume: 1\")). Then "
            + "screen.stepper(\"Volume\").decrement(), #expect(screen.shows(\"Volume: 0\")), "
            + "screen.stepper(\"Brightness\").increment(), restart, and expect \"Volume: 0\" and "
            + "\"Brightness: 6\". Decrement the brightness, restart, and expect \"Brightness: 5\".",
        ], kind: .test),
    ])
}
