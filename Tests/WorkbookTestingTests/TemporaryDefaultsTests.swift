import Foundation
import Testing

@testable import WorkbookTesting

/// Tests of defaults that exist for a single test and leave nothing behind.
@Suite(.serialized) struct TemporaryDefaultsTests {
  @Test func `temporary defaults are empty and separate from each other`() {
    let first = TemporaryDefaults()
    let second = TemporaryDefaults()
    first.store.set(1, forKey: "number")
    #expect(first.savedKeys == ["number"])
    #expect(second.savedKeys == [])
  }

  @Test func `a reopened store contains the saved values`() {
    let defaults = TemporaryDefaults()
    defaults.store.set("kept", forKey: "text")
    let reopened = defaults.reopened()
    #expect(reopened !== defaults.store)
    #expect(reopened.string(forKey: "text") == "kept")
  }

  @Test func `every getter returns the registered default if no value is saved`() {
    let defaults = TemporaryDefaults()
    let store = defaults.store
    let registered: [String: Any] = [
      "int": 25, "bool": true, "double": 8.5, "text": "Bell", "list": ["a"], "data": Data([1]),
    ]
    store.register(defaults: registered)
    #expect(store.integer(forKey: "int") == 25)
    #expect(store.double(forKey: "int") == 25)
    #expect(store.bool(forKey: "bool"))
    #expect(store.double(forKey: "double") == 8.5)
    #expect(store.string(forKey: "text") == "Bell")
    #expect(store.stringArray(forKey: "list") == ["a"])
    #expect(store.data(forKey: "data") == Data([1]))
    #expect(Set(registered.keys).isSubset(of: store.dictionaryRepresentation().keys))
    store.register(defaults: ["int": 30])
    #expect(store.object(forKey: "int") as? Int == 30)
    store.set(0, forKey: "int")
    #expect(store.object(forKey: "int") as? Int == 0)
    store.removeObject(forKey: "int")
    #expect(store.object(forKey: "int") as? Int == 30)
  }

  @Test func `registered defaults can't be read through another store`() {
    let defaults = TemporaryDefaults()
    let key = defaults.name
    defaults.store.register(defaults: [key: 1])
    #expect(defaults.store.integer(forKey: key) == 1)
    #expect(TemporaryDefaults().store.object(forKey: key) == nil)
    #expect(UserDefaults.standard.object(forKey: key) == nil)
    #expect(
      defaults.reopened().object(forKey: key) == nil,
      "A reopened store starts without registered defaults.")
  }

  @Test func `registered defaults aren't saved to disk`() {
    let defaults = TemporaryDefaults()
    defaults.store.register(defaults: ["TemporaryDefaultsTests": 1])
    #expect(defaults.store.integer(forKey: "TemporaryDefaultsTests") == 1)
    #expect(defaults.savedKeys == [])
    let name = TemporaryDefaults().name
    let processName = ProcessInfo.processInfo.processName
    let saved = UserDefaults.standard.persistentDomain(forName: processName) ?? [:]
    #expect(
      saved["TemporaryDefaultsTests"] == nil,
      "Removing \(name) saved a registered default in the standard defaults.")
  }

  @Test func `releasing temporary defaults removes the suite and its file`() {
    var defaults: TemporaryDefaults? = TemporaryDefaults()
    let name = defaults!.name
    defaults!.store.set(1, forKey: "number")
    defaults!.store.synchronize()
    #expect(FileManager.default.fileExists(atPath: DefaultsFiles.file(of: name).path))
    defaults = nil
    #expect(!FileManager.default.fileExists(atPath: DefaultsFiles.file(of: name).path))
    #expect(UserDefaults(suiteName: name)!.object(forKey: "number") == nil)
  }

  @Test func `releasing temporary defaults removes new values from the standard defaults`() {
    let standard = UserDefaults.standard
    var defaults: TemporaryDefaults? = TemporaryDefaults()
    let key = defaults!.name
    standard.set(1, forKey: key)
    defaults = nil
    #expect(standard.object(forKey: key) == nil)
  }

  @Test func `the suite that a crashed process leaves behind is removed later`() async throws {
    let end = try await #require(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      let defaults = TemporaryDefaults()
      defaults.store.set(1, forKey: "number")
      defaults.store.synchronize()
      let isSaved = FileManager.default.fileExists(
        atPath: DefaultsFiles.file(of: defaults.name).path)
      print("\(isSaved ? "saved" : "not saved"):\(defaults.name):")
      fflush(nil)
      kill(getpid(), SIGKILL)
    }
    let said = String(decoding: end.standardOutputContent, as: UTF8.self).split(separator: ":")
    // Don't look for the file here: another process may have removed it already.
    let index = try #require(said.firstIndex { $0.hasSuffix("saved") })
    #expect(said[index].hasSuffix("not saved") == false)
    let file = DefaultsFiles.file(of: String(said[index + 1])).path
    DefaultsFiles.sweep()
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
