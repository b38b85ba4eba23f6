import { BackupError } from './backup-error.ts'

/** A foreign key that is checked at once: the rows it points to must be there first. */
export interface Dependency {
  readonly from: string
  readonly to: string
}

/**
 * Orders tables so that each comes after those it points to; otherwise as given. A table that points to itself is fine:
 * PostgreSQL checks that at the end of the load.
 * @throws {BackupError} when tables point to each other in a circle.
 */
export function loadOrder(tables: readonly string[], dependencies: readonly Dependency[]): string[] {
  const targets = new Map(tables.map(table => [table, new Set<string>()]))
  for (const { from, to } of dependencies) {
    if (from !== to && targets.has(to)) targets.get(from)?.add(to)
  }
  const ordered: string[] = []
  while (targets.size > 0) {
    const free = [...targets].find(([, waitsFor]) => waitsFor.size === 0)?.[0]
    if (free === undefined) {
      throw new BackupError(
        `These tables point to each other in a circle and can be loaded in no order: ${[...targets.keys()].join(', ')}. Make one of the foreign keys deferrable.`,
      )
    }
    ordered.push(free)
    targets.delete(free)
    for (const waitsFor of targets.values()) waitsFor.delete(free)
  }
  return ordered
}
