import { BackupError } from '../platform/backup/index.ts'
import { failToStart } from '../start-up-error.ts'

/** A signal that is raised by Ctrl-C and SIGTERM, so that a command can clean up before it ends. */
export function endOnSignals(): AbortSignal {
  const controller = new AbortController()
  const end = () => controller.abort(new BackupError('Broken off. Nothing was changed.'))
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
  return controller.signal
}

/** Ends a failed command, with a message if the error has one. */
export function failCommand(error: unknown): never {
  // Node's streams wrap the reason of an abort.
  const reason = error instanceof Error && error.name === 'AbortError' ? (error.cause ?? error) : error
  if (!(reason instanceof BackupError)) failToStart(reason)
  process.stderr.write(`\n${reason.message}\n\n`)
  process.exit(1)
}
