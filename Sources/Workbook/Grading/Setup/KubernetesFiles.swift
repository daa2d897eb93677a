extension GradingSetup {
  /// The files for Kubernetes: the volume, an Indexed Job that grades one shard in each pod, and a
  /// Job that merges them. See kubernetes.io/docs/concepts/workloads/controllers/job.
  static func kubernetesFiles(_ course: CourseOptions) -> [File] {
    let marks = course.marks(points: "/tmp/points.csv", times: "\"$class/times.csv\"")
    return [
      File(
        path: "workbook-class.yaml",
        text: """
          # The volume for the submissions and the reports. Pods on several nodes use it at the same
          # time, so its storage class must support ReadWriteMany, as network file systems do.
          apiVersion: v1
          kind: PersistentVolumeClaim
          metadata:
            name: workbook-class
          spec:
            accessModes: [ReadWriteMany]
            # storageClassName: NAME
            resources:
              requests: { storage: 20Gi }

          """),
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
            podFailurePolicy:
              rules:
                # The arguments are wrong, or nothing can be graded. Another try wouldn't help.
                - action: FailJob
                  onExitCodes: { containerName: grade, operator: In, values: [2, 3] }
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
                      - name: JOBS
                        valueFrom: { resourceFieldRef: { resource: requests.cpu } }
                    command: [/bin/sh, -c]
                    args:
                      - |
                        set -eu
                        workbook=${WORKBOOK:-/workbook/.build/debug/workbook-grade}
                        class=${CLASS:-/class}
                        shard=$((JOB_COMPLETION_INDEX + 1))
                        mkdir -p "$class/parts"
                        exec "$workbook" grade "$class/submissions" \\
                          --output "$class/parts/$shard" --shard "$shard/$SHARDS" \\
                          --jobs "$JOBS"\(course.exercises.shellWords)
                    resources:
                      requests: { cpu: "2", memory: 4Gi }
                      limits: { memory: 8Gi }
          \(containerPermissions)
          \(volumes)

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
          \(lines(
            indentedBy: 14,
            """
            set -eu
            workbook=${WORKBOOK:-/workbook/.build/debug/workbook-grade}
            class=${CLASS:-/class}
            """,
            course.pointsCommand(writing: "/tmp/points.csv"),
            """
            exec "$workbook" grade merge "$class"/parts/* \\
              --output "$class/grades"\(marks.shellWords)
            """))
          \(volumes)

          """),
    ]
  }

  /// The permissions that the sandbox needs.
  private static let containerPermissions = """
              # The sandbox creates namespaces and mounts /proc, which other containers can't do. This
              # one runs as an ordinary user, so it has no capabilities all the same. If the cluster
              # checks pods, label the namespace with pod-security.kubernetes.io/enforce=privileged.
              securityContext: { privileged: true, runAsNonRoot: true }
    """

  /// The volume for the submissions and reports, and where the container finds it.
  private static let volumes = """
              volumeMounts:
                - { name: class, mountPath: /class }
          volumes:
            - name: class
              persistentVolumeClaim: { claimName: workbook-class }
    """
}
