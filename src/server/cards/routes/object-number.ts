import { checkObjectNumber } from '#model/api/cards/object.ts'
import { cardTypes } from '#model/record-types.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { titleIn } from '../names/title-in.ts'
import { cardsByIds } from '../store/cards.ts'
import { cardsWithNumbers } from '../store/numbers.ts'

/** Checks whether a number is free, while it is typed (C-O05). It is checked again when the record is saved. */
export const objectNumberRoute = ({ database }: CardsContext): Route =>
  route(checkObjectNumber, ({ actor, body, language }) =>
    database.inTenant(actor.tenantId, async tx => {
      const found = await cardsWithNumbers(tx, cardTypes.object, [body.objectNumber])
      const other = found.find(({ cardId }) => cardId !== body.id)
      const [card] = other ? await cardsByIds(tx, [other.cardId]) : []
      return {
        unique: other === undefined,
        usedBy: card ? { id: card.id, title: titleIn(card.titles, language) } : null,
      }
    }),
  )
