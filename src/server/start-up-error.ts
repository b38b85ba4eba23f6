import { DeclarationError } from '#model/engine/check-declarations.ts'
import { SettingsError } from './platform/config.ts'
import { DatabaseServerError } from './platform/database-server/index.ts'
import { MigrationError, OutsideDatabaseError } from './platform/db/index.ts'
import { MissingTextsError } from './platform/i18n/texts.ts'
import { StorageError } from './platform/storage/index.ts'

/** Thrown by a command with wrong arguments, or that cannot do its work; the message gives the usage or the reason. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Errors whose message is meant for the person who starts the program. */
const explained = [
  CommandError,
  SettingsError,
  DatabaseServerError,
  MigrationError,
  OutsideDatabaseError,
  StorageError,
  DeclarationError,
  MissingTextsError,
]

const systemErrors: Readonly<Record<string, (error: NodeJS.ErrnoException & { port?: number }) => string>> = {
  EADDRINUSE: error =>
    `Port ${error.port} is taken by another program. Stop it, or set PORT to another number (0 takes a free one).`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  EACCES: error => `Not allowed: ${error.message}. Check who owns the folder, or take a PORT above 1023.`,
  ENOSPC: error => `The disk is full: ${error.message}. Free some space and start again; nothing was lost.`,
  EROFS: error => `The folder cannot be written: ${error.message}. Set DATA_DIR to one that can.`,
}

/** Returns the message for the person who started the program; undefined for an unexpected error. */
function explainStartUpError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (explained.some(kind => error instanceof kind)) return error.message
  return systemErrors[(error as NodeJS.ErrnoException).code ?? '']?.(error)
}

/** Ends a program that could not start, with its message, or with the whole error if it is unexpected. */
export function failToStart(error: unknown, exitCode = 1): never {
  process.stderr.write(
    `\n${explainStartUpError(error) ?? (error instanceof Error ? error.stack : String(error))}\n\n`,
  )
  process.exit(exitCode)
}
