import { sql } from 'kysely'
import type { CardFigures } from '#model/api/statistics.ts'
import { cardTypes } from '#model/cards/card-types.ts'
import { cardCount, type Doing } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import type { KeptFigures } from './kept-figures.ts'
import type { StatisticsContext } from './statistics-context.ts'

/** Up to so many cards all is counted anew for whoever asks. */
const countedAtOnce = 20_000

export interface CardsOfMonth {
  /** '2026-11' */
  readonly month: string
  readonly count: number
  /** How complete they are, of a hundred each, added up. */
  readonly completeness: number
}

/** The cards of a type by the month in which they came, by the clocks of the museum; months without any are left out. One look over all of them, of a million, too. */
export async function cardsByMonth(
  { db, tenantId }: TenantTransaction,
  type: number,
  zone: string,
): Promise<readonly CardsOfMonth[]> {
  const { rows } = await sql<{ month: string; count: string; completeness: string }>`
    select to_char(month, 'YYYY-MM') as month, count, completeness
    from (
      select date_trunc('month', created_at at time zone ${zone}) as month, count(*) as count, sum(completeness) as completeness
      from card_index where tenant_id = ${tenantId} and type = ${type}
      group by 1
    ) months order by 1`.execute(db)
  return rows.map(row => ({ ...row, count: Number(row.count), completeness: Number(row.completeness) }))
}

/** How complete cards are, of a hundred; 0 where there are none. */
function meanOf(months: readonly CardsOfMonth[]): number {
  const sum = (of: (month: CardsOfMonth) => number) => months.reduce((total, month) => total + of(month), 0)
  const cards = sum(({ count }) => count)
  return cards === 0 ? 0 : Math.round(sum(({ completeness }) => completeness) / cards)
}

/**
 * Counts a type; its facets are those of its list, so that each figure is the length of a list that can be opened. Of a million cards each takes
 * a good part of a second, so they are counted beside each other.
 */
async function countCards(context: StatisticsContext, doing: Doing): Promise<CardFigures> {
  const { declaration, actor } = doing
  const { type } = declaration
  const [{ facets }, { total, months }] = await Promise.all([
    context.lists(doing, { blocksize: 0 }),
    context.database.inTenant(actor.tenantId, async tx => ({
      total: await cardCount(tx, cardTypes[type]),
      months: await cardsByMonth(tx, cardTypes[type], await zoneOf(tx)),
    })),
  ])
  return {
    type,
    total,
    completeness: meanOf(months),
    facets,
    growth: months.map(({ month, count }) => ({ month, count })),
    countedAt: context.clock().toISOString(),
  }
}

/** Cards of a type in figures, in the language of who asks (acceptance row C-S07). */
export async function readFigures(
  context: StatisticsContext,
  keep: KeptFigures,
  doing: Doing,
): Promise<CardFigures> {
  const { declaration, actor, language } = doing
  const total = await context.database.inTenant(actor.tenantId, tx =>
    cardCount(tx, cardTypes[declaration.type]),
  )
  const count = () => countCards(context, doing)
  return total <= countedAtOnce ? count() : keep(`${actor.tenantId} ${declaration.type} ${language}`, count)
}
