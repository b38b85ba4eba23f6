import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import { museumNamed } from './store.ts'

/** True when another museum than `own` has this name; case and blanks do not count. Whoever gives a museum the name holds the names first. */
export async function isNameTaken(db: Transaction<Tables>, name: string, own?: string): Promise<boolean> {
  const found = await museumNamed(db, name)
  return found !== undefined && found.id !== own
}
