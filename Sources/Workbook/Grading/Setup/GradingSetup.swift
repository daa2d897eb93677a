import Foundation
import WorkbookCore

/// A platform that grades automatically, and the files that it needs.
enum GradingSetup: String, Sendable, CaseIterable {
  case gradescope
  case githubClassroom = "github-classroom"
  case container
  case kubernetes
  case slurm

  /// The container image with the Swift compiler.
  static let image = "swift:6.3-noble"

  /// A file to write.
  struct File: Equatable {
    /// The path, relative to the output folder.
    let path: String
    let text: String
    var isProgram = false
  }

  /// The files, with the names that the platform expects.
  var files: [File] {
    switch self {
    case .gradescope: Self.gradescopeFiles
    case .githubClassroom: Self.classroomFiles
    case .container: Self.containerFiles
    case .kubernetes: Self.kubernetesFiles
    case .slurm: Self.slurmFiles
    }
  }

  /// Instructions for using the files, line by line.
  var nextSteps: [String] {
    switch self {
    case .gradescope:
      [
        "Put a copy of the workbook next to these files, as workbook.tar.gz:",
        "  git archive --format=tar.gz --output workbook.tar.gz HEAD",
        "Zip the three files themselves, not their folder, and upload the archive as the",
        "autograder of a programming assignment.",
      ]
    case .githubClassroom:
      [
        "Put .github into the template repository of the assignment. In the workflow, set",
        "WORKBOOK_REPOSITORY to the repository that contains the grader and the suites.",
      ]
    case .container:
      [
        "Build the image from the root of the workbook:",
        "  docker build --file Containerfile --tag workbook-grader .",
        "Then grade a folder of submissions:",
        "  docker run --rm --security-opt seccomp=unconfined --network none \\",
        "    --volume \"$PWD/submissions:/submissions:ro\" --volume \"$PWD/grades:/grades\" \\",
        "    workbook-grader",
      ]
    case .kubernetes:
      [
        "Build the image that grade setup container describes, push it to your registry, and put",
        "its name into both files. All pods mount the volume claim workbook-class. On that volume,",
        "put the submissions into a folder named submissions. The grades go to a folder named",
        "grades.",
        "Then run:",
        "  kubectl apply --filename workbook-shards.yaml",
        "  kubectl wait --for=condition=complete --timeout=6h job/workbook-shards",
        "  kubectl apply --filename workbook-merge.yaml",
        "To change the number of shards, change completions, parallelism, and SHARDS.",
      ]
    case .slurm:
      [
        "In a folder that all nodes can access, put the submissions into a folder named",
        "submissions.",
        "Then run:",
        "  CLASS=/shared/class WORKBOOK=/shared/workbook ./submit.sh",
        "The grades are in $CLASS/grades. If a shard fails, merge.log names it. Submit that shard",
        "again:",
        "  sbatch --array=NUMBER grade-shard.sh",
        "To change the number of shards, change --array and shards in grade-shard.sh.",
      ]
    }
  }

  /// Writes the files, backing up existing files that differ.
  ///
  /// - Parameters:
  ///   - folder: The output folder.
  ///   - stamp: The suffix for the names of backups.
  /// - Returns: A log of the changes, line by line.
  /// - Throws: ``SetUpError`` if a file can't be written.
  func write(to folder: URL, stamp: String) throws -> [String] {
    var lines: [String] = []
    for file in files {
      let url = folder.appending(path: file.path)
      do {
        if let old = try? Data(contentsOf: url) {
          if old == Data(file.text.utf8) {
            lines.append("kept    \(file.path), which is up to date")
            continue
          }
          lines.append("moved   \(file.path) to \(try Self.backUp(url, stamp: stamp))")
        }
        try writeFile(Data(file.text.utf8), to: url)
        if file.isProgram {
          try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
        }
      } catch {
        throw SetUpError("\(url.path) can't be written. Set --output to a folder that you own.")
      }
      lines.append("wrote   \(file.path)")
    }
    return lines
  }

  private static func backUp(_ url: URL, stamp: String) throws -> String {
    var number = 1
    var backup = url.path + ".\(stamp)"
    while FileManager.default.fileExists(atPath: backup) {
      number += 1
      backup = url.path + ".\(stamp)-\(number)"
    }
    try FileManager.default.moveItem(atPath: url.path, toPath: backup)
    return URL(fileURLWithPath: backup).lastPathComponent
  }
}
