import StateFlow
import WorkbookCore

/// The task of the exercise that an exhibit shows, as its stub states it.
struct ExhibitTask {
  private let chapter: String
  private let name: String
  private let package: WorkbookPackage

  /// Finds the task of an exhibit, or returns `nil` if the exhibit doesn't show an exercise.
  ///
  /// - Parameters:
  ///   - title: The title of the exhibit, such as `1.1 TapCounter`.
  ///   - file: The path of the demo's file in the chapter's folder, such as
  ///     `…/Sources/Demos/01-ViewState/ViewStateDemo.swift`.
  init?(of title: String, in file: String) {
    let words = title.split(separator: " ")
    guard words.count == 2, words[0].contains("."), words[0].allSatisfy({ !$0.isLetter }) else {
      return nil
    }
    let folder = URL(filePath: file).deletingLastPathComponent()
    chapter = folder.lastPathComponent
    name = String(words[1])
    package = WorkbookPackage(
      root: folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent())
  }

  /// The paragraphs and the numbered requirements. If the stub can't be read, they say where the task
  /// is.
  var paragraphs: [String] {
    let path = "\(chapter)/\(name).swift"
    guard let stub = try? package.text(".stubs/\(path)") else {
      return ["The requirements are at the top of Exercises/\(path)."]
    }
    let task = TaskComment(in: stub)
    return task.goal + task.requirements.map(\.item) + task.remarks
  }
}

/// A sheet with the task of an exercise.
struct TaskSheet: View {
  let title: String
  let task: ExhibitTask
  let close: () -> Void

  var body: some View {
    let paragraphs = task.paragraphs
    VStack(alignment: .leading) {
      Text(title).bold()
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(paragraphs.indices, id: \.self) { index in
            Text(paragraphs[index])
          }
        }
      }
      Button("Close", action: close)
    }
  }
}

// The story includes only the content.
extension TaskSheet: KitView {}
