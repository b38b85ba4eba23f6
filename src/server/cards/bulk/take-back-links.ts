import type { Change } from '#model/engine/diff.ts'
import { cardTypes, isCardType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { linkByHand, unlinkByHand } from '../save/link-by-hand.ts'
import { type BothEnds, reassociate } from '../save/reassociate.ts'
import type { Writing } from '../save/write-cards.ts'
import { writeLinks } from '../save/write-links.ts'
import { type CardRecord, cardsByIds } from '../store/cards.ts'
import { holdRegister } from '../store/register.ts'
import { type LinkedCards, linksPath } from '../store/revisions.ts'

/**
 * Unlinks what was linked and links what was unlinked, with cards that are still there; what got another association has its
 * old one again. @returns the card as it is then.
 */
export async function takeBackLinks(
  tx: TenantTransaction,
  card: CardRecord,
  back: readonly Change[],
  writing: Writing,
): Promise<CardRecord> {
  const changes: Change[] = []
  for (const { kind, before, after } of back.filter(({ path }) => path === linksPath)) {
    const { type, ids, association } = (kind === 'added' ? after : before) as LinkedCards
    if (!isCardType(type)) continue
    await holdRegister(tx)
    if (kind === 'set') {
      changes.push(
        ...(await reassociate(tx, card, before as LinkedCards & BothEnds, after as LinkedCards & BothEnds)),
      )
      continue
    }
    const there = new Set(
      (await cardsByIds(tx, ids)).filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id),
    )
    const present = ids.filter(id => there.has(id))
    const work = kind === 'added' ? linkByHand : unlinkByHand
    changes.push(...(await work(tx, card, cardTypes[type], present, association)))
  }
  return writeLinks(tx, card, changes, writing)
}
