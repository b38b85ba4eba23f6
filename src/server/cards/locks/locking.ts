import type { LockInfo } from '#model/api/cards/shapes.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { forbidden } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { markTakenOver } from '../store/drafts.ts'
import { dropLock, noSession } from '../store/locks.ts'
import { holderOf } from './holder-of.ts'
import { lockInfoOf } from './lock-info.ts'
import { locksOf, takeLock } from './locks-of.ts'

const announceLock = (
  tx: TenantTransaction,
  { declaration: { type } }: Doing,
  id: string,
  by: string | null,
) => publish(tx.db, { name: 'card.locked', tenantId: tx.tenantId, data: { type, id, by } })

/** Returns the holder of the lock on a record. */
export const readLock = (context: CardsContext, doing: Doing, id: string): Promise<LockInfo> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const card = await existingCard(tx, doing.declaration, id, { follow: true })
    const [lock] = await locksOf(tx, [card.id])
    return lockInfoOf(lock, doing.actor.accountId, doing.actor.sessionId)
  })

/**
 * Takes a card for editing, or goes on holding it. Another person's lock stays theirs, and the answer says so, unless an administrator takes
 * it over: then the first editor is notified, and what they typed is kept as their draft (C-K05). One's own lock from another
 * browser can be taken over by oneself.
 */
export const lockCard = (
  context: CardsContext,
  doing: Doing,
  id: string,
  takeOver: boolean,
): Promise<LockInfo> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const { actor, declaration } = doing
    await existingCard(tx, declaration, id)
    const [before] = await locksOf(tx, [id])
    const isOwn = before?.accountId === actor.accountId
    if (takeOver && before && !isOwn && actor.role !== 'TENANT_ADMIN') throw forbidden()
    // The person's own lock in another browser is kept until they confirm that they continue here.
    if (isOwn && before.sessionId !== actor.sessionId && before.sessionId !== noSession && !takeOver)
      return lockInfoOf(before, actor.accountId, actor.sessionId)
    const holder = holderOf(actor)
    const taken = await takeLock(tx, id, holder, takeOver)
    if (taken && before?.accountId !== actor.accountId) {
      await announceLock(tx, doing, id, holder.name)
      if (before) {
        await markTakenOver(tx, before.accountId, id)
        const data = { type: declaration.type, id, by: holder.name }
        await publish(tx.db, { name: 'lock.taken', tenantId: tx.tenantId, accountId: before.accountId, data })
      }
    }
    const [lock] = await locksOf(tx, [id])
    return lockInfoOf(lock, actor.accountId, actor.sessionId)
  })

/** Releases a record. Someone else's lock is not touched. */
export const unlockCard = (context: CardsContext, doing: Doing, id: string): Promise<void> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    await existingCard(tx, doing.declaration, id)
    if (await dropLock(tx, id, doing.actor.accountId)) await announceLock(tx, doing, id, null)
  })
