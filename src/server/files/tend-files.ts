import { type FileChecksOptions, scheduleFileChecks } from './checks/nightly-check.ts'
import { scheduleSweeping } from './sweeping/sweep-storage.ts'

/** What is done for the stored files every night: damaged ones are found, and what is left of those that are gone is taken away. */
export function tendFiles(options: FileChecksOptions): void {
  scheduleFileChecks(options)
  scheduleSweeping(options)
}
