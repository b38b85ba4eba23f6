import type { KeptEntry, KeptList, LogEntry } from './kept.ts'

/** Returns the whole log as far as this device knows it: everyone's entries, and those that are not sent yet. */
export function logOnDevice({ log }: KeptList, entries: readonly KeptEntry[]): readonly LogEntry[] {
  const known = new Set(log.map(({ id }) => id))
  return [...log, ...entries.filter(({ id, state }) => state !== 'refused' && !known.has(id))]
}
