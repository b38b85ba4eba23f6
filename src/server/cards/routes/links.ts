import { readLinks } from '#model/api/cards/links.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { cardTypeNamed, cardTypes } from '#model/record-types.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { mayDo } from '../access/abilities-of.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { cardItems } from '../read/link-items.ts'
import { mayOpen } from '../sight.ts'
import { allLinkedIds } from '../store/link-groups.ts'

/** Cards of one type that a card is linked with. */
export const linksRoute = ({ database }: CardsContext): Route =>
  route(readLinks, ({ actor, params, query, language }) => {
    const type = cardTypeNamed(params.type)
    const declaration = type && declarationOf(type)
    if (!declaration || actor.tenantId === undefined) throw notFound()
    if (!mayDo(declaration, actor as MuseumActor, 'read')) throw forbidden()
    const itemType = cardTypeNamed(query.itemType)
    if (!itemType) throw new CodedError('invalid_input', { fields: { itemType: { key: 'choice' } } })
    return database.inTenant(actor.tenantId, async tx => {
      const card = await existingCard(tx, declaration, params.id, { follow: true })
      const reader = { actor: actor as MuseumActor, language }
      const ids = mayOpen(reader.actor, cardTypes[itemType])
        ? await allLinkedIds(tx, card.id, cardTypes[itemType])
        : []
      const onlyIds = !['false', undefined].includes(query['only-id'])
      return { ids: [...ids], result: onlyIds ? [] : await cardItems(tx, ids.slice(0, 500), reader) }
    })
  })
