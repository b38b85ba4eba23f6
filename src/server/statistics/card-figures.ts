import type { CardFigures } from '#model/api/statistics.ts'
import { cardTypes } from '#model/cards/card-types.ts'
import { cardCount, type Doing } from '#server/cards/index.ts'
import type { KeptFigures } from './kept-figures.ts'
import type { StatisticsContext } from './statistics-context.ts'
import { cardsEachMonth, meanCompleteness } from './store/cards.ts'

/** Up to so many cards all is counted anew for whoever asks. */
const countedAtOnce = 20_000

/** Counts a type; its facets are those of its list, so that each figure is the length of a list that can be opened. */
async function countCards(context: StatisticsContext, doing: Doing): Promise<CardFigures> {
  const { declaration, actor } = doing
  const { type } = declaration
  const { facets } = await context.lists(doing, { blocksize: 0 })
  return context.database.inTenant(actor.tenantId, async tx => ({
    type,
    total: await cardCount(tx, cardTypes[type]),
    completeness: await meanCompleteness(tx, cardTypes[type]),
    facets,
    growth: await cardsEachMonth(tx, cardTypes[type]),
    countedAt: context.clock().toISOString(),
  }))
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
