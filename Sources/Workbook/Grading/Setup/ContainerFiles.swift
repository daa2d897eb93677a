extension GradingSetup {
  /// The options with which Docker and Podman let the sandbox work, for a container that runs as an
  /// ordinary user.
  static let containerOptions = [
    "--security-opt", "seccomp=unconfined", "--security-opt", "apparmor=unconfined",
    "--security-opt", "systempaths=unconfined",
  ]

  /// The ID of the ordinary user in the container image.
  static let containerUser = 10_001

  /// The files for a container image that grades the submissions in `/submissions` and writes the
  /// reports to `/grades`.
  static func containerFiles(_ course: CourseOptions) -> [File] {
    let command =
      ["grade", "/submissions", "--output", "/grades"] + course.exercises
      + course.marks(points: "/workbook/.points.csv", times: "/times.csv")
    let words = command.map { "\"\($0)\"" }.joined(separator: ", ")
    let points = course.pointsCommand(writing: "/workbook/.points.csv")
    let prepared = course.exercises.shellWords
    return [
      File(
        path: "Containerfile",
        text: """
          # Grades the folder /submissions into the folder /grades.
          FROM \(image)
          RUN apt-get update \\
            && apt-get install -y --no-install-recommends bubblewrap binutils git unzip \\
            && rm -rf /var/lib/apt/lists/*
          WORKDIR /workbook
          COPY . .
          RUN WORKBOOK_TOOLS=all swift build --product workbook-grade
          # Limits on processes don't apply to root.
          RUN useradd --create-home --uid \(containerUser) grader && mkdir -p /submissions /grades \\
            && chown -R grader /workbook /grades
          USER \(containerUser)
          # Only the workbook's solutions run here, so they need no sandbox, which the build of an
          # image forbids. The container tries the sandbox when it starts, and stops with the reason
          # if it doesn't work.
          \(lines(
            "RUN .build/debug/workbook-grade grade prepare --isolation none\(prepared)",
            points.map { "RUN \($0)" }, "ENTRYPOINT [\".build/debug/workbook-grade\"]"))
          CMD [\(words)]

          """),
      File(
        path: "Containerfile.dockerignore",
        text: """
          .build
          .git
          .workbook

          """),
    ]
  }
}
