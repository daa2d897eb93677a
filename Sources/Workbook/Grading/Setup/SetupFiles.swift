extension GradingSetup {
  /// The files for Gradescope: `setup.sh`, which runs once as root when the image is built, and
  /// `run_autograder`, which runs for each submission and writes
  /// `/autograder/results/results.json`. See gradescope-autograders.readthedocs.io/en/latest/specs.
  static let gradescopeFiles = [
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
          libc6-dev libstdc++-13-dev binutils libcurl4 libxml2 libedit2 libpython3-dev tzdata

        if ! command -v swift >/dev/null; then
          curl -fsSL "https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz" |
            tar -xz -C /tmp
          export SWIFTLY_HOME_DIR=/opt/swiftly SWIFTLY_BIN_DIR=/usr/local/bin
          export SWIFTLY_TOOLCHAINS_DIR=/opt/swiftly/toolchains
          /tmp/swiftly init --assume-yes --skip-install
          swiftly install --use --assume-yes 6.3.1
        fi

        mkdir -p /opt/workbook
        tar -xzf /autograder/source/workbook.tar.gz -C /opt/workbook
        cd /opt/workbook
        WORKBOOK_TOOLS=all swift build --product workbook-grade
        .build/debug/workbook-grade grade prepare --isolation none

        """, isProgram: true),
    File(
      path: "run_autograder",
      text: """
        #!/usr/bin/env bash
        # Runs in /autograder for each submission.
        set -uo pipefail
        [ -f /opt/swiftly/env.sh ] && . /opt/swiftly/env.sh
        work=$(mktemp -d)
        trap 'rm -rf "$work"' EXIT
        mkdir -p "$work/in" /autograder/results
        cp -r /autograder/submission "$work/in/submission"
        cd /opt/workbook
        results="$work/out/submissions/submission/results.json"
        # If the grader itself fails, it writes no result, because that must not cost points.
        for attempt in 1 2 3; do
          .build/debug/workbook-grade grade "$work/in" --output "$work/out" --format gradescope
          if [ -f "$results" ]; then
            cp "$results" /autograder/results/results.json
            exit 0
          fi
          sleep "$attempt"
        done
        # Without results.json, Gradescope gives no score, says that the autograder failed, and
        # offers to run it again.
        rm -f /autograder/results/results.json
        echo "The grader itself failed. Your instructor can see why and run it again."
        exit 1

        """, isProgram: true),
  ]

  /// The workflow for GitHub Classroom. Its last step is the reporter, which reads the result of
  /// the step `workbook` from the variable `WORKBOOK_RESULTS`. See
  /// github.com/classroom-resources/autograding-grading-reporter.
  static let classroomFiles = [
    File(
      path: ".github/workflows/classroom.yml",
      text: """
        name: Autograding Tests
        on:
          - push
          - workflow_dispatch
          - repository_dispatch
        permissions:
          checks: write
          actions: read
          contents: read
        env:
          # The repository that contains the grader and the suites. Never use the repository of a
          # student here.
          WORKBOOK_REPOSITORY: OWNER/stateflow-workbook
        jobs:
          run-autograding-tests:
            name: Autograding Tests
            runs-on: ubuntu-latest
            timeout-minutes: 30
            if: github.actor != 'github-classroom[bot]'
            container:
              image: \(image)
              options: --security-opt seccomp=unconfined --security-opt apparmor=unconfined
            steps:
              - name: The sandbox
                run: apt-get update && apt-get install -y --no-install-recommends bubblewrap git
              - name: The submission
                uses: actions/checkout@v4
                with:
                  path: in/submission
                  persist-credentials: false
              - name: The workbook
                run: git clone --depth 1 "https://github.com/$WORKBOOK_REPOSITORY" workbook
              - name: Grade
                id: workbook
                run: |
                  cd workbook
                  swift run workbook grade ../in --output ../out --format classroom
                  result=$(cat ../out/submissions/submission/results.base64)
                  echo "result=$result" >>"$GITHUB_OUTPUT"
                  cat ../out/submissions/submission/feedback.md >>"$GITHUB_STEP_SUMMARY"
              - name: Report
                uses: classroom-resources/autograding-grading-reporter@v1
                env:
                  WORKBOOK_RESULTS: ${{ steps.workbook.outputs.result }}
                with:
                  runners: workbook

        """)
  ]

  /// The files for a container image that grades the submissions in `/submissions` and writes the
  /// reports to `/grades`.
  static let containerFiles = [
    File(
      path: "Containerfile",
      text: """
        # Grades the folder /submissions into the folder /grades.
        FROM \(image)
        RUN apt-get update \\
          && apt-get install -y --no-install-recommends bubblewrap binutils git \\
          && rm -rf /var/lib/apt/lists/*
        WORKDIR /workbook
        COPY . .
        RUN WORKBOOK_TOOLS=all swift build --product workbook-grade
        # Process limits don't apply to root.
        RUN useradd --create-home grader && mkdir -p /submissions /grades \\
          && chown -R grader /workbook /grades
        USER grader
        RUN .build/debug/workbook-grade grade prepare --isolation none
        ENTRYPOINT [".build/debug/workbook-grade"]
        CMD ["grade", "/submissions", "--output", "/grades"]

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
