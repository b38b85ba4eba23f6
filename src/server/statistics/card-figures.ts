import type { CardFigures } from '#model/api/statistics.ts'
import { cardTypes } from '#model/record-types.ts'
import { commentFilter } from '#model/searches/comment-filter.ts'
import { conditionField } from '#model/searches/condition-filters.ts'
import { type Doing, listSize } from '#server/cards/index.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import type { KeptFigures } from './kept-figures.ts'
import type { StatisticsContext } from './statistics-context.ts'
import { type CardsOfMonth, cardsByMonth } from './store.ts'

/** Up to so many cards, everything is counted for each request. */
const countedAtOnce = 20_000

/** Completeness of cards in per cent; 0 where there are none. */
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
      total: await listSize(tx, declaration),
      months: await cardsByMonth(tx, cardTypes[type], await zoneOf(tx)),
    })),
  ])
  return {
    type,
    total,
    completeness: meanOf(months),
    // Figures of a large museum are kept for all who ask: procedures, which not all may read, and comments, of which some are for one person, are counted
    // in the list alone.
    facets: facets.filter(({ name }) => name !== commentFilter && !conditionField(declaration, name)),
    growth: months.map(({ month, count }) => ({ month, count })),
    countedAt: context.clock().toISOString(),
  }
}

/** Cards of a type in figures, in the language of who asks (C-S07). */
export async function readFigures(
  context: StatisticsContext,
  keep: KeptFigures,
  doing: Doing,
): Promise<CardFigures> {
  const { declaration, actor, language } = doing
  const total = await context.database.inTenant(actor.tenantId, tx => listSize(tx, declaration))
  const count = () => countCards(context, doing)
  return total <= countedAtOnce ? count() : keep(`${actor.tenantId} ${declaration.type} ${language}`, count)
}
