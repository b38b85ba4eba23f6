import type { TFunction } from 'i18next'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { cardWordKey } from '../../../cards/card-words.ts'
import { TypeIcon } from '../../../cards/TypeIcon.tsx'
import type { Suggestion } from '../../../ui/suggest/Suggestion.ts'
import { searchFieldName } from '../../names/search-field-name.ts'
import { fieldEntries, sectionName } from './field-entries.ts'
import { above, declarationAt, type FieldPlace, mayGoOn } from './field-place.ts'
import { anyReached, findFields, reached } from './find-fields.ts'
import { mostUsed, usesOfField } from './used-fields.ts'

/** A row of the picker: a field, or a way to others. */
export interface FieldRow extends Suggestion {
  readonly field?: string
  readonly to?: FieldPlace
}

export interface FieldOffer {
  readonly t: TFunction
  readonly language: Language
  /** Of the cards that are searched. */
  readonly declaration: CardDeclaration
  readonly readable: readonly CardDeclaration[]
}

const mostOffered = 6

function backRow({ t, language, declaration }: FieldOffer, place: FieldPlace): readonly FieldRow[] {
  const to = above(place)
  if (!to) return []
  const at = declarationAt(declaration, place)
  const name =
    place.section === undefined ? t(cardWordKey(at.type, 'list')) : sectionName(t, at, place.section)
  const link =
    searchFieldName(t, language, declaration, `${place.prefix}@title`)?.split(' › ').slice(0, -1) ?? []
  return [
    {
      id: '<',
      name: t('searches.editor.field.back', { name }),
      path: link,
      leads: 'back',
      to,
    },
  ]
}

/** What a type begins with: what is asked most, what every card has, its sections, the cards it is linked with. */
function beginning(offer: FieldOffer, place: FieldPlace): readonly FieldRow[] {
  const { t, language, declaration, readable } = offer
  const at = declarationAt(declaration, place)
  const used = place.prefix === '' ? mostUsed(declaration.type) : []
  const often = used.slice(0, mostOffered).flatMap((name): FieldRow[] => {
    const label = searchFieldName(t, language, declaration, name)
    return label === undefined
      ? []
      : [{ id: `*${name}`, name: label, field: name, heading: t('searches.editor.field.often') }]
  })
  const own = fieldEntries(t, language, at)
    .filter(({ section }) => section === undefined)
    .map(
      ({ path, name }): FieldRow => ({
        id: place.prefix + path,
        name,
        field: place.prefix + path,
        heading: t('searches.editor.field.card'),
      }),
    )
  const sections = Object.keys(at.sections).map(
    (section): FieldRow => ({
      id: `${place.prefix}§${section}`,
      name: sectionName(t, at, section),
      heading: t('searches.editor.field.sections'),
      leads: 'on',
      to: { prefix: place.prefix, section },
    }),
  )
  const linked = mayGoOn(place)
    ? anyReached(t, readable, () => true).map(
        ({ prefix, declaration: to, leading: [name = ''] }): FieldRow => ({
          id: place.prefix + prefix,
          name,
          sign: <TypeIcon type={to.type} size={15} />,
          heading: t('searches.editor.field.linked'),
          leads: 'on',
          to: { prefix: place.prefix + prefix },
        }),
      )
    : []
  return [...often, ...own, ...sections, ...linked]
}

/** The fields of a section, each link followed by the way to the fields of what it leads to. */
function inSection(
  { t, language, declaration, readable }: FieldOffer,
  place: FieldPlace,
): readonly FieldRow[] {
  const at = declarationAt(declaration, place)
  return fieldEntries(t, language, at)
    .filter(({ section }) => section === place.section)
    .flatMap(({ path, name, around, leadsTo }): FieldRow[] => {
      const within = around.slice(1)
      const field: FieldRow = { id: place.prefix + path, name, path: within, field: place.prefix + path }
      const types = mayGoOn(place) ? [...new Set(leadsTo.flatMap(type => declarationOf(type) ?? []))] : []
      const ways = types
        .filter(to => readable.includes(to))
        .map((to): FieldRow => {
          const prefix = `${place.prefix}${path}>${to.type}>`
          return {
            id: prefix,
            name: t('searches.editor.field.into', { field: name, cards: t(cardWordKey(to.type, 'list')) }),
            path: within,
            leads: 'on',
            to: { prefix },
          }
        })
      return [field, ...ways]
    })
}

/** The rows of the picker at a place; with a text the fields that fit it, own ones and those a link away. */
export function fieldRows(offer: FieldOffer, place: FieldPlace, query: string): readonly FieldRow[] {
  const { t, language, declaration, readable } = offer
  if (query.trim() === '')
    return [
      ...backRow(offer, place),
      ...(place.section === undefined ? beginning(offer, place) : inSection(offer, place)),
    ]
  const at = declarationAt(declaration, place)
  const mayRead = (of: CardDeclaration) => readable.includes(of)
  const ways = mayGoOn(place)
    ? [...reached(t, language, at, mayRead), ...anyReached(t, readable, mayRead)]
    : []
  const uses = (name: string) => usesOfField(declaration.type, place.prefix + name)
  return findFields(t, language, at, query, ways, uses).map(({ name, label, path }) => ({
    id: place.prefix + name,
    name: label,
    path,
    field: place.prefix + name,
  }))
}
