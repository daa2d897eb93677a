import WorkbookCore

extension Chapter {
  static let persistence = Chapter(
    "09-Persistence",
    title: "Persistence",
    goal: "Keep state after the program ends: UserDefaults, @AppStorage, and their observers.",
    [
      Draft(
        "UserDefault",
        goal: "Save a value of any type under a key, and check what you read.",
        minutes: 20,
        hints: [
          "Where does the value have to be stored if other code can change it between two reads? "
            + "And what does the store return if nothing is saved under the key?",
          "object(forKey:) returns nil if nothing is saved. Check this before you cast, because "
            + "casting nil to an optional type succeeds. as? Value returns nil for a value of "
            + "another type. To remove a key, use removeObject(forKey:). To find out whether a "
            + "value of any type is nil, use if case Optional<Any>.none = value as Any.",
          "In the getter, write guard let saved = store.object(forKey: key) else { return initial "
            + "}, and then return saved as? Value ?? initial. In the setter, write if case "
            + "Optional<Any>.none = newValue as Any { store.removeObject(forKey: key) } else { "
            + "store.set(newValue, forKey: key) }.",
        ]),
      Draft(
        "RegisteredDefaults",
        goal: "Define all defaults in one place, without saving them.",
        minutes: 20,
        road: .practice,
        hints: [
          "If you saved a default, could you tell it apart from a user's choice? And what would "
            + "the next version read if it had a different default?",
          "register(defaults:) takes a dictionary and saves nothing. A reset doesn't set any "
            + "values. What has to happen to the three keys so that reading them returns the "
            + "registered defaults?",
          "In register, write store.register(defaults: [\"minutes\": 25, \"rings\": true, "
            + "\"tone\": \"Bell\"]). In reset, write store.removeObject(forKey: key) for each of "
            + "the three keys.",
        ]),
      Draft(
        "DisplayOrderSetting",
        goal: "Save a choice as a number that means the same in every version.",
        minutes: 25,
        road: .practice,
        hints: [
          "If you insert a case between two others, which raw value does the new case get? And "
            + "how does the picker find out that other code changed the saved value?",
          "Write the raw values explicitly, as in case author = 2. @AppStorage saves an enum with "
            + "Int raw values, returns the default if the saved number has no case, and follows "
            + "changes to its key.",
          "Declare @AppStorage private var order: ShelfOrder. In init, write _order = "
            + "AppStorage(wrappedValue: .title, \"shelfOrder\", store: store). Give the picker "
            + "selection: $order, and write ForEach(ShelfOrder.allCases, id: \\.self) { "
            + "Text($0.label).tag($0) } inside it.",
        ]),
      Draft(
        "SettingsStore",
        goal: "Announce each change to the settings once, no matter where it's made.",
        minutes: 30,
        hints: [
          "Which code can write to the store? What does every write cause, and on which thread?",
          "Subscribe to UserDefaults.didChangeNotification, from any sender, and receive it on "
            + "DispatchQueue.main. The notification is posted for every key in every store, so "
            + "compare the settings with their last known values.",
          "Write token = NotificationCenter.default.publisher(for: "
            + "UserDefaults.didChangeNotification).receive(on: DispatchQueue.main).sink { [weak "
            + "self] _ in self?.storeWasWritten() }. In storeWasWritten, send the announcement if "
            + "one of the two settings differs from its last known value. Make the properties "
            + "computed: get reads the store, and set calls store.write.",
        ]),
      Draft(
        "PublishedSettings",
        goal: "Let published properties save themselves, and restore their saved values.",
        minutes: 20,
        road: .practice,
        hints: [
          "At which moment does the property contain its new value? And does setting its first "
            + "value in init count as a change?",
          "Save each property in its own didSet observer. Declare the property without a value, "
            + "and initialize it in init with the saved value or, if there is none, with the "
            + "default.",
          "Declare @Published var volume: Int { didSet { store.set(volume, forKey: \"volume\") } "
            + "}. In init, write volume = store.object(forKey: \"volume\") as? Int ?? 7. Do the "
            + "same for the other two properties.",
        ]),
      Draft(
        "Migration",
        goal: "Migrate what an older version saved, and keep what you can't read.",
        minutes: 25,
        hints: [
          "The program can stop between any two lines. In which order do you have to perform the "
            + "steps so that nothing is lost? And where can you put a second value that can't be "
            + "read?",
          "If there is no old value, or if there is already a new one, return early, because there "
            + "is nothing to move. Otherwise, set the value for the new key before you remove the "
            + "old key. To load the trips, use object(forKey:) instead of data(forKey:), because "
            + "it returns values of any type.",
          "Write if let data = saved as? Data, let trips = try? JSONDecoder().decode([Trip].self, "
            + "from: data) { return trips }. Otherwise, set (store.array(forKey: "
            + "\"trips.backups\") ?? []) + [saved] under \"trips.backups\", and remove \"trips\".",
        ]),
      Draft(
        "EggTimer",
        goal: "Predict what is on screen and what is saved after a relaunch.",
        minutes: 20,
        points: 8,
        hints: [
          "For each of the three properties, ask yourself where its value is stored. Which of the "
            + "values are saved, and when?",
          "@AppStorage saves a value when it's set, even if this value equals the default. It "
            + "never saves the default on its own, and it doesn't change a saved value that it "
            + "can't use. @State starts over at each launch. A registered default takes "
            + "precedence over the property's default.",
          "Day 1 saves nothing. Day 2 saves 4 minutes, which are still saved on day 3. On day 4, "
            + "nothing is saved at first, so version 2 shows 6 minutes. Then the size is saved as "
            + "3. On day 5, version 1 has no case for 3, so it shows medium and leaves the 3 "
            + "unchanged. On day 6, the registered default of 8 takes precedence.",
        ],
        predictions: [
          "prediction1", "prediction2", "prediction3", "prediction4", "prediction5", "prediction6",
        ]),
      Draft(
        "FirstLaunch",
        goal: "Find out why a new user sees nothing, and fix the problem without saving anything.",
        minutes: 25,
        road: .practice,
        hints: [
          "Which code reads a setting, when does that code run, and have the defaults been "
            + "registered by then? Don't forget the setting that a view reads. And what does the "
            + "store return for a key without a saved value once the defaults are registered?",
          "The expression in StateObject(wrappedValue: …) isn't evaluated until the view appears, "
            + "so the initializer of FirstLaunch reads the store before the guide exists. And a "
            + "registered default looks like a saved value, even if you compare object(forKey:) "
            + "with nil. If a user has set a price in version 1, which default is right for the "
            + "price?",
          "Call GuideDefaults.register(in: store) in the first line of the initializer of "
            + "FirstLaunch instead of in ConcertGuide. Register store.object(forKey: \"price\") "
            + "as? Int ?? 40 for \"maximumPrice\", and let the filter read only that key. "
            + "Alternatively, register nothing, and read each setting with its default.",
        ]),
      Draft(
        "ThirdVersion",
        goal: "Change the layout of saved data, and still load what every earlier version saved.",
        minutes: 35,
        road: .deeper,
        hints: [
          "Which layouts can the value under \"trips\" have, and how do you tell them apart? "
            + "Which of them may you overwrite, and when?",
          "Declare a private struct for the layout of version 2, and one for the layout of version "
            + "3, with the version number and the trips. Try to decode them one after another. "
            + "Decoding ignores unknown keys, so check the version number before you accept the "
            + "trips.",
          "In load, write if let file = try? JSONDecoder().decode(File.self, from: data), "
            + "file.version == 3 { return file.trips }. Then write if let old = try? "
            + "JSONDecoder().decode([OldTrip].self, from: data) { return old.map { Journey(title: "
            + "$0.title, nights: max(0, $0.days - 1), notes: []) } }. Leave the code for the "
            + "backups as it is. In save, encode File(version: 3, trips: journeys).",
        ]),
      Draft(
        "VolumeCheck",
        goal: "Write a test that catches settings that aren't saved or are read as missing.",
        minutes: 25,
        road: .practice,
        hints: [
          "What can go wrong between one start of a program and the next? Which saved values could "
            + "the program mistake for missing ones?",
          "Restart a guide in which nothing is set. Then set the volume to 0 and the brightness to "
            + "a new value, and check both before and after a restart. Set a value back to what it "
            + "was in the new guide, and restart again. Finally, try to go beyond both ends of "
            + "each range.",
          "Tap \"Restart\" with screen.button(\"Restart\").tap(), and check with "
            + "#expect(screen.shows(\"Volume: 1\")). Then call "
            + "screen.stepper(\"Volume\").decrement(), check with #expect(screen.shows(\"Volume: "
            + "0\")), and call screen.stepper(\"Brightness\").increment(). Restart, and check for "
            + "\"Volume: 0\" and \"Brightness: 6\". Decrement the brightness, restart, and check "
            + "for \"Brightness: 5\". Finally, increment both ten times, check for 9, decrement "
            + "both ten times, and check for 0.",
        ], kind: .test),
    ])
}
