import type { Account } from '#model/api/licences.ts'
import { cardTypes } from '#model/cards/card-types.ts'
import { spaceShareOf, spaceShares } from '#model/licences/used-space.ts'
import { cardCount } from '#server/cards/index.ts'
import { bytesByType } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { readLicence } from './store/licence.ts'
import { activeUsers, administratorsOf } from './store/people.ts'
import { planById } from './store/plans.ts'

/** What the museum has and uses (acceptance row P-U08). */
export async function readMuseumAccount(tx: TenantTransaction, now: Date): Promise<Account> {
  const { type, from, to, storageLimit, planId } = await readLicence(tx)
  const kept = await bytesByType(tx)
  const bytesFor = (share: (typeof spaceShares)[number]) =>
    kept
      .filter(({ mime, current }) => spaceShareOf(mime, current) === share)
      .reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    plan: (planId && (await planById(tx.db, planId))) || null,
    licence: { type, validFrom: from.toISOString(), validTo: to.toISOString(), active: to > now },
    usedSpace: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    storageLimit: storageLimit === null ? null : Number(storageLimit),
    usedFor: Object.fromEntries(spaceShares.map(share => [share, bytesFor(share)])) as Account['usedFor'],
    usersCount: await activeUsers(tx),
    objectsCount: await cardCount(tx, cardTypes.object),
    administrators: (await administratorsOf(tx)).map(({ firstName, lastName, email }) => ({
      name: `${firstName} ${lastName}`.trim(),
      email,
    })),
  }
}
