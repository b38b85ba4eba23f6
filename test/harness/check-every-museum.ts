import type { App } from '#server/app.ts'
import { museumIdsWithCopies } from '#server/platform/db/index.ts'
import { checkLinks } from './check-links.ts'

/** Holds the links of every museum in the database against its cards: removing, merging or restoring never leaves one to nowhere. */
export async function checkEveryMuseum({ database }: Pick<App, 'database'>): Promise<void> {
  for (const id of await database.asSystem('links of every museum', museumIdsWithCopies))
    await database.inTenant(id, checkLinks)
}
