/** Thrown when a backup cannot be made or restored; the message tells a person what happened and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
