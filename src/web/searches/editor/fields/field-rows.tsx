import type { TFunction } from 'i18next'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { lineSection } from '#model/engine/line-sheet.ts'
import type { Language } from '#model/languages.ts'
import type { CardType } from '#model/record-types.ts'
import { searchFieldAsDeclared } from '#model/searches/as-declared.ts'
import { isOffered } from '#model/searches/own-fields.ts'
import { type LinedDeclaration, lineSteps, mostSteps, resolveField } from '#model/searches/search-field.ts'
import { cardWordKey } from '../../../cards/card-words.ts'
import { TypeIcon } from '../../../cards/TypeIcon.tsx'
import { browserStore } from '../../../platform/browser-store.ts'
import { searchFieldName, sectionName } from '../../../search-descriptions/field-names.ts'
import type { Suggestion } from '../../../ui/suggest/Suggestion.ts'
import {
  anyReached,
  fieldEntries,
  findFields,
  inLineSection,
  lineEntries,
  linesReached,
  type Reach,
  reached,
} from './find-fields.ts'

/** Fields by how often they were chosen in this browser, the most used first. */
type Uses = Readonly<Record<string, number>>

const mostKept = 40

const storeOf = (type: CardType) => browserStore<Uses>(`vitrine.searchFields.${type}`)

const usesOf = (type: CardType): Uses => {
  const kept: unknown = storeOf(type).get()
  const declaration = declarationOf(type)
  if (typeof kept !== 'object' || kept === null || !declaration) return {}
  const uses: [string, number][] = Object.entries(kept)
  return Object.fromEntries(uses.map(([name, count]) => [searchFieldAsDeclared(declaration, name), count]))
}

/** Returns how often a field of a type was used in searches. */
const usesOfField = (type: CardType, name: string): number => Number(usesOf(type)[name] ?? 0) || 0

/** The fields searched most often. */
const mostUsed = (type: CardType): readonly string[] =>
  Object.entries(usesOf(type))
    .toSorted(([, one], [, other]) => Number(other) - Number(one))
    .map(([name]) => name)

/** Remembers that a field was chosen. */
export function rememberField(type: CardType, name: string): void {
  const uses = { ...usesOf(type), [name]: usesOfField(type, name) + 1 }
  const kept = Object.entries(uses).toSorted(([, one], [, other]) => other - one)
  storeOf(type).set(() => Object.fromEntries(kept.slice(0, mostKept)))
}

/** A position in the tree of fields: the path that leads there, and the section that is open. */
export interface FieldPlace {
  /** 'productions/agent>person>', or empty. */
  readonly prefix: string
  readonly section?: string
}

export const root: FieldPlace = { prefix: '' }

const stepsOf = ({ prefix }: FieldPlace): readonly string[] => prefix.split('>').slice(0, -1)

/** The declaration whose fields are shown there. */
const declarationAt = (declaration: CardDeclaration, place: FieldPlace): CardDeclaration => {
  const type = stepsOf(place).at(-1)
  return (type === undefined ? undefined : declarationOf(type)) ?? declaration
}

/** The declaration of the lines that lead there, if any do. */
const linesAt = (declaration: CardDeclaration, { prefix }: FieldPlace): LinedDeclaration | undefined =>
  resolveField(declaration, `${prefix}@title`)?.steps.at(-1)?.lines

/** True when another link may be followed from there. */
const mayGoOn = (place: FieldPlace): boolean => stepsOf(place).length / 2 < mostSteps

/** One level up: from a section to its type, from linked cards to those they are linked with. */
function above(place: FieldPlace): FieldPlace | undefined {
  if (place.section !== undefined) return { prefix: place.prefix }
  const steps = stepsOf(place)
  if (steps.length === 0) return undefined
  return {
    prefix: steps
      .slice(0, -2)
      .map(step => `${step}>`)
      .join(''),
  }
}

/** A row of the picker: a field, or a link to others. */
interface FieldRow extends Suggestion {
  readonly field?: string
  readonly to?: FieldPlace
}

interface FieldOffer {
  readonly t: TFunction
  readonly language: Language
  /** The declaration of the records that are searched. */
  readonly declaration: CardDeclaration
  readonly readable: readonly CardDeclaration[]
}

const mostOffered = 6

function backRow({ t, language, declaration }: FieldOffer, place: FieldPlace): readonly FieldRow[] {
  const to = above(place)
  if (!to) return []
  const at = declarationAt(declaration, place)
  const lines = place.section === inLineSection ? linesAt(declaration, place) : undefined
  const name = lines
    ? sectionName(t, lines, lineSection)
    : place.section === undefined
      ? t(cardWordKey(at.type, 'list'))
      : sectionName(t, at, place.section)
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

/** The first rows of a type: most used fields, fields of every record, its sections, the records it links to. */
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
  const section = (key: string, name: string): FieldRow => ({
    id: `${place.prefix}§${key}`,
    name,
    heading: t('searches.editor.field.sections'),
    leads: 'on',
    to: { prefix: place.prefix, section: key },
  })
  const lines = linesAt(declaration, place)
  const sections = [
    ...(lines ? [section(inLineSection, sectionName(t, lines, lineSection))] : []),
    ...Object.keys(at.sections).map(key => section(key, sectionName(t, at, key))),
  ]
  if (!mayGoOn(place)) return [...often, ...own, ...sections]
  const way =
    (heading: string) =>
    ({ prefix, declaration: to, leading: [name = ''] }: Reach): FieldRow => ({
      id: place.prefix + prefix,
      name,
      sign: <TypeIcon type={to.type} size={15} />,
      heading,
      leads: 'on',
      to: { prefix: place.prefix + prefix },
    })
  const listed = linesReached(t, at, of => readable.includes(of)).map(reach =>
    way(t(`searches.editor.field.${reach.lines === at ? 'listing' : 'listedIn'}`))(reach),
  )
  const linked = linkedFrom(t, at, readable).map(way(t('searches.editor.field.linked')))
  return [...often, ...own, ...sections, ...listed, ...linked]
}

/** The cards that any link leads to; those that lines lead to are not offered a second time. */
const linkedFrom = (t: TFunction, at: CardDeclaration, readable: readonly CardDeclaration[]) =>
  anyReached(t, readable, to => !lineSteps(at).some(step => step.to === to))

/** The fields of a section, each link followed by the way to the fields of what it leads to. */
function inSection(
  { t, language, declaration, readable }: FieldOffer,
  place: FieldPlace,
): readonly FieldRow[] {
  const at = declarationAt(declaration, place)
  const lines = linesAt(declaration, place)
  return [...(lines ? lineEntries(t, language, lines) : []), ...fieldEntries(t, language, at)]
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

/** Returns the rows of the picker at a place; with a text the matching fields, own ones and those one link or line away. */
export const fieldRows = (offer: FieldOffer, place: FieldPlace, query: string): readonly FieldRow[] =>
  rowsAt(offer, place, query).filter(({ field = '' }) => {
    const found = resolveField(offer.declaration, field)
    return !found?.own || isOffered(of => offer.readable.includes(of), found.declaration, found.own)
  })

function rowsAt(offer: FieldOffer, place: FieldPlace, query: string): readonly FieldRow[] {
  const { t, language, declaration, readable } = offer
  if (query.trim() === '')
    return [
      ...backRow(offer, place),
      ...(place.section === undefined ? beginning(offer, place) : inSection(offer, place)),
    ]
  const at = declarationAt(declaration, place)
  const mayRead = (of: CardDeclaration) => readable.includes(of)
  const ways = mayGoOn(place)
    ? [...reached(t, language, at, mayRead), ...linesReached(t, at, mayRead), ...linkedFrom(t, at, readable)]
    : []
  const uses = (name: string) => usesOfField(declaration.type, place.prefix + name)
  const here: Reach = { prefix: '', leading: [], declaration: at }
  const lines = linesAt(declaration, place)
  return findFields(t, language, query, [{ ...here, ...(lines && { lines }) }, ...ways], uses).map(
    ({ name, label, path }) => ({
      id: place.prefix + name,
      name: label,
      path,
      field: place.prefix + name,
    }),
  )
}
