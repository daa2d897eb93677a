extension GradingSetup {
  /// Returns instructions for using the files, line by line.
  func nextSteps(for course: CourseOptions) -> [String] {
    switch self {
    case .gradescope:
      [
        "Put a copy of the workbook next to these files, as workbook.tar.gz:",
        "  git archive --format=tar.gz --output workbook.tar.gz HEAD",
        "Zip the three files themselves, not their folder, and upload the archive as the",
        "autograder of a programming assignment. The build tries the sandbox. If it doesn't work",
        "there, the build fails, and its log says why.",
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
        "  mkdir -p grades && sudo chown \(Self.containerUser) grades",
      ] + runCommand(course) + [
        "The container first tries the sandbox. If it doesn't work on your machine, the message",
        "says what to change. With Podman, replace systempaths=unconfined with unmask=ALL.",
      ]
    case .kubernetes:
      [
        "Build the image that grade setup container describes, push it to your registry, and put",
        "its name into workbook-shards.yaml and workbook-merge.yaml. All pods mount the volume that",
        "workbook-class.yaml claims. On that volume, put the submissions into a folder named",
        "submissions\(course.hasDeadline ? ", and their times into times.csv" : "").",
        "The grades go to a folder named grades.",
        "Then run:",
        "  kubectl apply --filename workbook-class.yaml",
        "  kubectl apply --filename workbook-shards.yaml",
        "  kubectl wait --for=condition=complete --timeout=6h job/workbook-shards",
        "  kubectl apply --filename workbook-merge.yaml",
        "If a job fails, kubectl logs job/workbook-shards says why. If a pod stays pending,",
        "kubectl describe pod says what the cluster lacks.",
        "To change the number of shards, change completions, parallelism, and SHARDS.",
      ]
    case .slurm:
      [
        "In a folder that all machines can access, put the submissions into a folder named",
        "submissions\(course.hasDeadline ? ", and their times into times.csv" : "").",
        "Then run:",
        "  CLASS=/shared/class WORKBOOK=/shared/workbook ./submit.sh",
        "The grades are in $CLASS/grades. If a shard fails, merge.log names it. To grade that shard",
        "again, and then merge all shards, run the same command with its number:",
        "  CLASS=/shared/class WORKBOOK=/shared/workbook ./submit.sh NUMBER",
        "To change the number of shards, change it in submit.sh and twice in grade-shard.sh.",
      ]
    }
  }

  private func runCommand(_ course: CourseOptions) -> [String] {
    let options = stride(from: 0, to: Self.containerOptions.count, by: 2).map {
      Self.containerOptions[$0...($0 + 1)].joined(separator: " ")
    }
    let volumes =
      ["submissions:/submissions:ro", "grades:/grades"]
      + (course.hasDeadline ? ["times.csv:/times.csv:ro"] : [])
    let parts =
      ["docker run --rm --network none"] + options + volumes.map { "--volume \"$PWD/\($0)\"" }
    return parts.enumerated().map { index, part in
      (index == 0 ? "  " : "    ") + part + " \\"
    } + ["    workbook-grader"]
  }
}
