/** Thrown when a backup cannot be made or restored; the message says what happened and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
