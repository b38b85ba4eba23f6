import { displayName } from '#model/display-name.ts'
import { accountById } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { Author } from './revisions.ts'

/**
 * Whose name a change carries (C-K14). An administrator who works signed in as someone is the one who did it, in the
 * name of that person.
 */
export async function authorOf(tx: TenantTransaction, actor: MuseumActor): Promise<Author> {
  const person = { accountId: actor.accountId, name: displayName(actor.person) }
  if (actor.impersonatorId === undefined) return person
  const impersonator = await accountById(tx.db, actor.impersonatorId)
  return {
    accountId: actor.impersonatorId,
    name: impersonator ? displayName(impersonator) : '',
    onBehalfOf: person,
  }
}
