import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { museumById } from './store.ts'

/** Name of a museum. @throws {CodedError} `not_found`. */
export async function museumName(database: Database, tenantId: string): Promise<string> {
  const museum = await database.asSystem('read the name of a museum', db => museumById(db, tenantId))
  if (!museum) throw notFound()
  return museum.name
}
