import { createElement } from 'react'
import { namedCard } from '#model/engine/named-card.ts'
import { requirementOf } from '#model/engine/requirement-of.ts'
import { chooseLanguage } from '#model/languages.ts'
import { isAllowed } from '#model/permissions/access.ts'
import type { LinkServices } from '../fields/link/link-services.ts'
import { call, session } from '../platform/client.ts'
import { i18n } from '../platform/i18n/i18n.ts'
import { visitorOf } from '../platform/session/state.ts'
import { areaOf, linkAddress } from './linked-cards.ts'
import { TypeIcon } from './TypeIcon.tsx'
import { typeOfCard } from './type-of-card.ts'

const suggest: LinkServices['suggest'] = async (types, text) => {
  // Persons and organizations share one list: it is queried once, and its results carry their type.
  const areas = [...new Set(types.flatMap(type => areaOf(type) ?? []))]
  const found = await Promise.all(
    areas.map(async area => {
      // Each field's question has its own name, so that fields do not cancel each other's.
      const { result } = await call(
        area.endpoints.suggest,
        { query: { q: text } },
        { name: `suggest ${area.type} ${text}` },
      )
      return result.map(item => ({
        id: item.id,
        title: item.title,
        number: item.shortDescription,
        type: typeOfCard(area, item),
      }))
    }),
  )
  return found.flat().filter(({ type }) => types.includes(type))
}

const creatable: LinkServices['creatable'] = types => {
  const visitor = visitorOf(session.get())
  return types.filter(type => {
    const declaration = areaOf(type)?.declaration
    return (
      declaration?.namePath !== undefined &&
      visitor.signedIn &&
      isAllowed(visitor, requirementOf(declaration, 'create'))
    )
  })
}

const create: LinkServices['create'] = async (type, name) => {
  const area = areaOf(type)
  if (!area) throw new Error(`no cards of type ${type}`)
  const language = chooseLanguage([i18n.resolvedLanguage ?? ''])
  const values = namedCard(area.declaration, name, language, type) ?? {}
  const card = await call(area.endpoints.create, { body: { values } })
  await call(area.endpoints.unlock, { params: { id: card.id } })
  return { id: card.id, title: card.heading || name, number: card.number, type: typeOfCard(area, card) }
}

/** Services of fields that link records: searching, creating a missing one, and addresses. */
export const cardLinks: LinkServices = {
  suggest,
  creatable,
  create,
  signOf: type => createElement(TypeIcon, { type, size: 15 }),
  addressOf: linkAddress,
}
