import type { LinkItem } from '#model/api/cards/shapes.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { cardItems } from '../read/link-items.ts'
import { findPage } from './find-page.ts'
import { conditionOf } from './wanted.ts'

/** Cards a link field proposes at once. */
const mostSuggestions = 10

/** Cards that fit what is typed, by number and title first. */
export const suggestCards = (
  { database }: CardsContext,
  { declaration, actor, language }: Doing,
  q: string,
): Promise<{ result: LinkItem[] }> =>
  database.inTenant(actor.tenantId, async tx => {
    const condition = await conditionOf(tx, declaration, { q, filters: {}, withApart: true })
    const { lines } = await findPage(
      tx,
      condition,
      { by: declaration.numberPath ? 'number' : 'title', descending: false },
      { offset: 0, limit: mostSuggestions },
    )
    return {
      result: await cardItems(
        tx,
        lines.map(({ id }) => id),
        { actor, language },
      ),
    }
  })
