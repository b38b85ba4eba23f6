/** Why the embedded database cannot be had. */
export type DatabaseServerProblem =
  /** Another server, backup or restore holds the folder. */
  | 'folder-in-use'
  | 'folder-unusable'
  | 'folder-incomplete'
  | 'wrong-version'
  | 'disk-full'
  | 'no-binaries'
  | 'no-user'
  | 'no-answer'
  | 'start-failed'

/** Thrown when the embedded database is not available; the message says what happened and what to do. */
export class DatabaseServerError extends Error {
  override name = 'DatabaseServerError'
  readonly problem: DatabaseServerProblem
  /** Process that is in the way, where there is one and it is known. */
  readonly pid: number | undefined

  constructor(
    problem: DatabaseServerProblem,
    message: string,
    options: ErrorOptions & { pid?: number } = {},
  ) {
    super(message, options)
    this.problem = problem
    this.pid = options.pid
  }
}
