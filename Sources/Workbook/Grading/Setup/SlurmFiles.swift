extension GradingSetup {
  /// The files for Slurm: a job that prepares the workbook, an array job that grades one shard in
  /// each task, a job that merges them, and a script that submits all three. See
  /// slurm.schedmd.com/job_array.html.
  static func slurmFiles(_ course: CourseOptions) -> [File] {
    let marks = course.marks(points: "\"$points\"", times: "\"$CLASS/times.csv\"")
    return [
      File(
        path: "submit.sh",
        text: """
          #!/usr/bin/env bash
          # Submits the jobs that grade a class. Each waits for the one before it: prepare.sh,
          # grade-shard.sh, and merge.sh.
          #
          #   CLASS=/shared/class WORKBOOK=/shared/workbook ./submit.sh
          #   CLASS=/shared/class WORKBOOK=/shared/workbook ./submit.sh 3,7
          #
          # The second command grades only these shards again, and merges all of them.
          #
          # CLASS contains a folder named submissions. The grades go to a folder named grades next to
          # it. WORKBOOK is the folder of the workbook. Both paths must work on every machine.
          #
          # Set CPUS to choose the number of processors for each shard. Slurm reads other settings
          # from its own variables, such as SBATCH_PARTITION, SBATCH_ACCOUNT, and SBATCH_TIMELIMIT.
          set -euo pipefail
          cd "$(dirname "$0")"
          \(requiredVariables)
          export CLASS WORKBOOK
          if [ ! -d "$CLASS/submissions" ]; then
            echo "$CLASS/submissions doesn't exist. Put the submissions there." >&2
            exit 2
          fi

          # A job that asks for more than the machines have would wait forever. So each shard gets at
          # most what the smallest machine has.
          smallest() {
            sinfo --noheader --format="$1" ${SBATCH_PARTITION:+--partition="$SBATCH_PARTITION"} |
              sed -n 's/[^0-9]*\\([0-9][0-9]*\\).*/\\1/p' | sort -n | head -n 1
          }
          cpus=${CPUS:-$(smallest %c)}
          cpus=${cpus:-1}
          if [ -z "${CPUS:-}" ] && [ "$cpus" -gt 4 ]; then cpus=4; fi
          size=(--cpus-per-task="$cpus")
          memory=$(smallest %m)
          # Where Slurm doesn't manage memory, each machine has 1 MB.
          if [ "${memory:-1}" -gt 1 ]; then
            memory=$((memory / cpus < 2048 ? memory / cpus : 2048))
            size+=(--mem-per-cpu="${memory}M")
          fi
          echo "Each shard uses ${size[*]}."

          prepare=$(sbatch --parsable --export=ALL "${size[@]}" prepare.sh)
          grade=$(sbatch --parsable --export=ALL "${size[@]}" --array="${1:-1-\(shards)}" \\
            --dependency="afterok:${prepare%%;*}" --kill-on-invalid-dep=yes grade-shard.sh)
          # The merge starts even if a shard failed, so that it can name the missing shards. If the
          # preparation failed, it doesn't start, because it would merge the shards of an earlier run.
          merge=$(sbatch --parsable --export=ALL --kill-on-invalid-dep=yes \\
            --dependency="afterok:${prepare%%;*},afterany:${grade%%;*}" merge.sh)
          echo "When job ${merge%%;*} ends, the grades are in $CLASS/grades. If they aren't, the reason"
          echo "is in merge.log, in prepare.log, or in the log of a shard, such as shard-1.log."

          """, isProgram: true),
      File(
        path: "prepare.sh",
        text: """
          #!/usr/bin/env bash
          # Builds the grader and everything that all answers need, and tries the sandbox.
          #SBATCH --job-name=workbook-prepare
          #SBATCH --time=01:00:00
          #SBATCH --output=prepare.log
          set -euo pipefail
          \(requiredVariables)
          cd "$WORKBOOK"
          WORKBOOK_TOOLS=all swift build --product workbook-grade
          exec .build/debug/workbook-grade grade prepare \\
            --jobs "${SLURM_CPUS_PER_TASK:-1}"\(course.exercises.shellWords)

          """, isProgram: true),
      File(
        path: "grade-shard.sh",
        text: """
          #!/usr/bin/env bash
          # Grades one shard of the submissions. A task that is requeued resumes with the results it
          # already has. To grade some shards again, use submit.sh, which also merges them.
          #SBATCH --job-name=workbook
          #SBATCH --array=1-\(shards)
          #SBATCH --time=04:00:00
          #SBATCH --requeue
          #SBATCH --output=shard-%a.log
          set -euo pipefail
          \(requiredVariables)
          # The number of all shards. If only some are graded again, Slurm's own count is smaller.
          shards=\(shards)
          shard=$SLURM_ARRAY_TASK_ID
          mkdir -p "$CLASS/parts"
          cd "$WORKBOOK"
          exec .build/debug/workbook-grade grade "$CLASS/submissions" \\
            --output "$CLASS/parts/$shard" --shard "$shard/$shards" \\
            --jobs "${SLURM_CPUS_PER_TASK:-1}"\(course.exercises.shellWords)

          """, isProgram: true),
      File(
        path: "merge.sh",
        text: """
          #!/usr/bin/env bash
          # Merges the shards. If one is missing or unfinished, merge.log names it.
          #SBATCH --job-name=workbook-merge
          #SBATCH --time=00:30:00
          #SBATCH --output=merge.log
          set -euo pipefail
          \(lines(
            requiredVariables,
            course.pointsCommand(writing: "\"$points\"").map {
              """
              points=$(mktemp)
              trap 'rm -f "$points"' EXIT
              \($0)
              """
            }))
          cd "$WORKBOOK"
          .build/debug/workbook-grade grade merge "$CLASS"/parts/* \\
            --output "$CLASS/grades"\(marks.shellWords)

          """, isProgram: true),
    ]
  }

  /// The commands that stop a script if a variable isn't set.
  private static let requiredVariables = """
    : "${CLASS:?Set CLASS to the folder that contains the folder submissions.}"
    : "${WORKBOOK:?Set WORKBOOK to the folder of the workbook.}"
    """
}
