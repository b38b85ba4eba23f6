import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { evidenceAbout } from '../evidence.ts'
import { titleIn } from '../names/title-in.ts'
import { deletedCards } from '../store/cards.ts'

const pageSize = 100

/** Deleted cards, newest first, which an administrator can bring back for 30 days (C-K13). */
export const readBin = (
  { database, evidence }: CardsContext,
  { declaration, actor, language }: Doing,
  page: number,
) =>
  database.inTenant(actor.tenantId, async tx => {
    const { rows, total } = await deletedCards(tx, typeIdsOf(declaration), {
      offset: page * pageSize,
      limit: pageSize,
    })
    const about = await evidenceAbout(
      tx,
      evidence,
      rows.map(({ id }) => id),
    )
    return {
      result: rows.map(row => ({
        id: row.id,
        number: row.number,
        title: titleIn(row.titles, language),
        deletedAt: (row.deleted_at ?? new Date(0)).toISOString(),
        deletedBy: row.deleted_name ?? '',
        evidence: [...(about.get(row.id) ?? [])],
      })),
      totalSize: total,
    }
  })
