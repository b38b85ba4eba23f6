import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { titleIn } from '../names/title-in.ts'
import { papersAbout } from '../papers.ts'
import { deletedCards } from '../store/cards.ts'

const pageSize = 100

/** Deleted cards, newest first, which an administrator can bring back for 30 days (acceptance row C-K13). */
export const readBin = (
  { database, papers }: CardsContext,
  { declaration, actor, language }: Doing,
  page: number,
) =>
  database.inTenant(actor.tenantId, async tx => {
    const { rows, total } = await deletedCards(tx, typeIdsOf(declaration), {
      offset: page * pageSize,
      limit: pageSize,
    })
    const about = await papersAbout(
      tx,
      papers,
      rows.map(({ id }) => id),
    )
    return {
      result: rows.map(row => ({
        id: row.id,
        number: row.number,
        title: titleIn(row.titles, language),
        deletedAt: (row.deleted_at ?? new Date(0)).toISOString(),
        deletedBy: row.deleted_name ?? '',
        papers: [...(about.get(row.id) ?? [])],
      })),
      totalSize: total,
    }
  })
