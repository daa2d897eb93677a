extension GradingSetup {
  /// The number of shards in the files. Instructors can change it to suit the number of students.
  static let shards = 10

  /// The files for Kubernetes: an Indexed Job that grades one shard in each pod, and a Job that
  /// merges them. See kubernetes.io/docs/concepts/workloads/controllers/job.
  static let kubernetesFiles = [
    File(
      path: "workbook-shards.yaml",
      text: """
        # Grades one shard of the submissions in each pod. A pod that is evicted or fails starts
        # again and resumes with the results that it already has.
        apiVersion: batch/v1
        kind: Job
        metadata:
          name: workbook-shards
        spec:
          completionMode: Indexed
          # The number of shards, as in SHARDS below.
          completions: \(shards)
          parallelism: \(shards)
          backoffLimitPerIndex: 3
          template:
            spec:
              restartPolicy: Never
              automountServiceAccountToken: false
              securityContext:
                fsGroup: 2000
              containers:
                - name: grade
                  image: REGISTRY/workbook-grader
                  env:
                    - name: SHARDS
                      value: "\(shards)"
                  command: [/bin/sh, -c]
                  args:
                    - |
                      set -eu
                      workbook=${WORKBOOK:-/workbook/.build/debug/workbook-grade}
                      class=${CLASS:-/class}
                      shard=$((JOB_COMPLETION_INDEX + 1))
                      mkdir -p "$class/parts"
                      exec "$workbook" grade "$class/submissions" \\
                        --output "$class/parts/$shard" --shard "$shard/$SHARDS"
                  resources:
                    requests: { cpu: "2", memory: 4Gi }
                    limits: { memory: 8Gi }
        \(kubernetesVolume)
        """),
    File(
      path: "workbook-merge.yaml",
      text: """
        # Merges the shards. If one is missing or unfinished, the log names it.
        apiVersion: batch/v1
        kind: Job
        metadata:
          name: workbook-merge
        spec:
          backoffLimit: 0
          template:
            spec:
              restartPolicy: Never
              automountServiceAccountToken: false
              securityContext:
                fsGroup: 2000
              containers:
                - name: merge
                  image: REGISTRY/workbook-grader
                  command: [/bin/sh, -c]
                  args:
                    - |
                      set -eu
                      workbook=${WORKBOOK:-/workbook/.build/debug/workbook-grade}
                      class=${CLASS:-/class}
                      exec "$workbook" grade merge "$class"/parts/* --output "$class/grades"
        \(kubernetesVolume)
        """),
  ]

  /// The end of the definition of each Job, with the permissions that the sandbox needs and the
  /// volume for the submissions and reports.
  private static let kubernetesVolume = """
              # The sandbox creates user namespaces, which the default profiles forbid.
              securityContext:
                seccompProfile: { type: Unconfined }
                appArmorProfile: { type: Unconfined }
              volumeMounts:
                - { name: class, mountPath: /class }
          volumes:
            - name: class
              persistentVolumeClaim: { claimName: workbook-class }

    """

  /// The files for Slurm: an array job that grades one shard in each task, a job that merges them,
  /// and a script that submits both. See slurm.schedmd.com/job_array.html.
  static let slurmFiles = [
    File(
      path: "submit.sh",
      text: """
        #!/usr/bin/env bash
        # Submits the shards, and the merge that follows them.
        #
        #   CLASS=/shared/class WORKBOOK=/shared/workbook ./submit.sh
        #
        # CLASS contains a folder named submissions. The grades go to a folder named grades next to
        # it.
        # WORKBOOK is the folder of the workbook. Both paths must work on every node.
        set -euo pipefail
        cd "$(dirname "$0")"
        export CLASS WORKBOOK
        : "${CLASS:?Set CLASS to the folder that contains the submissions folder.}"
        : "${WORKBOOK:?Set WORKBOOK to the folder of the workbook.}"
        (
          cd "$WORKBOOK"
          WORKBOOK_TOOLS=all swift build --product workbook-grade
          .build/debug/workbook-grade grade prepare
        )
        shards=$(sbatch --parsable grade-shard.sh)
        # The merge starts even if a shard failed, so that it can name the missing shards.
        sbatch --dependency="afterany:${shards%%;*}" merge.sh

        """, isProgram: true),
    File(
      path: "grade-shard.sh",
      text: """
        #!/usr/bin/env bash
        # Grades one shard of the submissions. A task that is requeued resumes with the results it
        # already has. To grade some shards again: sbatch --array=3,7 grade-shard.sh
        #SBATCH --job-name=workbook
        #SBATCH --array=1-\(shards)
        #SBATCH --cpus-per-task=4
        #SBATCH --mem-per-cpu=2G
        #SBATCH --time=04:00:00
        #SBATCH --requeue
        #SBATCH --output=shard-%a.log
        set -euo pipefail
        # The last index of --array. If you submit some shards again, Slurm's own count is smaller.
        shards=\(shards)
        shard=$SLURM_ARRAY_TASK_ID
        mkdir -p "$CLASS/parts"
        cd "$WORKBOOK"
        exec .build/debug/workbook-grade grade "$CLASS/submissions" \\
          --output "$CLASS/parts/$shard" --shard "$shard/$shards" \\
          --jobs "${SLURM_CPUS_PER_TASK:-1}"

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
        cd "$WORKBOOK"
        exec .build/debug/workbook-grade grade merge "$CLASS"/parts/* --output "$CLASS/grades"

        """, isProgram: true),
  ]
}
