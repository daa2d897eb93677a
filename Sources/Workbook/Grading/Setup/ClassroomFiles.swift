extension GradingSetup {
  /// The workflow for GitHub Classroom. Its last step is the reporter, which reads the result of
  /// the step `workbook` from the variable `WORKBOOK_RESULTS`. See
  /// github.com/classroom-resources/autograding-grading-reporter.
  static func classroomFiles(_ course: CourseOptions) -> [File] {
    let options = course.exercises + course.marks(points: "../points.csv", times: "../times.csv")
    return [
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
                # The sandbox needs namespaces and mounts, which Ubuntu permits only to privileged
                # containers. The machine is used for this job alone.
                options: --privileged
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
          \(lines(
            indentedBy: 10, "cd workbook", course.hasDeadline ? timeOfPush : nil,
            course.pointsCommand(writing: "../points.csv"),
            """
            swift run workbook grade ../in --output ../out --format classroom\(options.shellWords)
            result=$(cat ../out/submissions/submission/results.base64)
            echo "result=$result" >>"$GITHUB_OUTPUT"
            cat ../out/submissions/submission/feedback.md >>"$GITHUB_STEP_SUMMARY"
            """))
                - name: Report
                  uses: classroom-resources/autograding-grading-reporter@v1
                  env:
                    WORKBOOK_RESULTS: ${{ steps.workbook.outputs.result }}
                  with:
                    runners: workbook

          """)
    ]
  }

  /// The commands that write the time of the push to a file.
  private static let timeOfPush = #"""
    # After a push, the time is a number of seconds.
    time='${{ github.event.repository.pushed_at }}'
    case $time in
      *-*) ;;
      *) time=$(date --utc --date "@$time" +%Y-%m-%dT%H:%M:%SZ) ;;
    esac
    printf 'name,time\nsubmission,%s\n' "$time" >../times.csv
    """#
}
