extension GradingSetup {
  /// The release of the compiler to install where no image contains it.
  static let toolchainVersion = "6.3.1"

  /// The folder with the compiler that `setup.sh` installs.
  private static let toolchainFolder = "/opt/swiftly/toolchains/\(toolchainVersion)/usr/bin"

  /// The files for Gradescope: `setup.sh`, which runs once as root when the image is built, and
  /// `run_autograder`, which runs for each submission and writes
  /// `/autograder/results/results.json`. See gradescope-autograders.readthedocs.io/en/latest/specs.
  static func gradescopeFiles(_ course: CourseOptions) -> [File] {
    let options =
      course.exercises
      + course.marks(points: "\"$work/points.csv\"", times: "\"$work/times.csv\"")
    return [
      File(
        path: "setup.sh",
        text: """
          #!/usr/bin/env bash
          # Runs once, when Gradescope builds the image. Installs the compiler, the sandbox, and the
          # workbook.
          set -euo pipefail
          export DEBIAN_FRONTEND=noninteractive
          apt-get update
          apt-get install -y --no-install-recommends bubblewrap curl ca-certificates gpg tar git \\
            g++ binutils libcurl4 libxml2 libedit2 libpython3-dev tzdata

          # The programs that swiftly puts on the PATH only start those of a toolchain, and need
          # swiftly's settings for it. So the PATH names the toolchain itself.
          toolchain=\(toolchainFolder)
          if [ ! -x "$toolchain/swiftc" ]; then
            curl -fsSL "https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz" |
              tar -xz -C /tmp
            export SWIFTLY_HOME_DIR=/opt/swiftly SWIFTLY_BIN_DIR=/opt/swiftly/bin
            export SWIFTLY_TOOLCHAINS_DIR=/opt/swiftly/toolchains
            /tmp/swiftly init --assume-yes --skip-install --no-modify-profile
            "$SWIFTLY_BIN_DIR/swiftly" install --assume-yes \(toolchainVersion)
          fi
          export PATH="$toolchain:$PATH"
          swiftc --version

          mkdir -p /opt/workbook
          tar -xzf /autograder/source/workbook.tar.gz -C /opt/workbook
          cd /opt/workbook
          WORKBOOK_TOOLS=all swift build --product workbook-grade
          # This tries the sandbox, too. If it doesn't work here, it stops with the reason.
          .build/debug/workbook-grade grade prepare\(course.exercises.shellWords)

          """, isProgram: true),
      File(
        path: "run_autograder",
        text: """
          #!/usr/bin/env bash
          # Runs in /autograder for each submission.
          set -uo pipefail
          fail() {
            # Without results.json, Gradescope gives no score, says that the autograder failed, and
            # offers to run it again.
            rm -f /autograder/results/results.json
            echo "The grader itself failed: $1. Your instructor can see why and run it again."
            exit 1
          }
          export PATH="\(toolchainFolder):$PATH"
          work=$(mktemp -d) || fail "there is no room for temporary files"
          trap 'rm -rf "$work"' EXIT
          mkdir -p "$work/in" /autograder/results
          cp -r /autograder/submission "$work/in/submission" || fail "the submission can't be copied"
          cd /opt/workbook || fail "setup.sh didn't install the workbook"
          \(lines(
            course.hasDeadline ? timeOfSubmission : nil,
            course.pointsCommand(writing: "\"$work/points.csv\""),
            "results=\"$work/out/submissions/submission/results.json\""))
          # If the grader itself fails, it writes no result, because that must not cost points.
          for attempt in 1 2 3; do
            .build/debug/workbook-grade grade "$work/in" --output "$work/out" \\
              --format gradescope\(options.shellWords)
            if [ -f "$results" ]; then
              cp "$results" /autograder/results/results.json
              exit 0
            fi
            sleep "$attempt"
          done
          fail "there are no results"

          """, isProgram: true),
    ]
  }

  /// The commands that write the time at which Gradescope received the submission to a file.
  private static let timeOfSubmission = #"""
    # The first time in the file is that of this submission. Those of earlier ones follow.
    time=$(grep -o '"created_at": *"[^"]*"' /autograder/submission_metadata.json |
      head -n 1 | cut -d '"' -f 4)
    [ -n "$time" ] || fail "the time of the submission is unknown"
    printf 'name,time\nsubmission,%s\n' "$time" >"$work/times.csv"
    """#
}
