import type { TFunction } from 'i18next'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields, isStructure, type Placed } from '#model/engine/fields.ts'
import { lineSection, lineSheet } from '#model/engine/line-sheet.ts'
import type { Language } from '#model/languages.ts'
import type { CardType } from '#model/record-types.ts'
import { ownFieldsOf } from '#model/searches/own-fields.ts'
import {
  anyLink,
  isAskable,
  type LinedDeclaration,
  lineFieldName,
  lineSteps,
  linkedTypes,
} from '#model/searches/search-field.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { cardWordKey } from '../../../cards/card-words.ts'
import { declaredName, ownFieldName, sectionName } from '../../../search-descriptions/field-names.ts'

/** A field of a type as the picker offers it. */
interface FieldEntry {
  readonly path: string
  readonly name: string
  /** Key and name of its section; none for fields every record has. */
  readonly section: string | undefined
  /** Names of its surroundings, section first. */
  readonly around: readonly string[]
  readonly nameWords: readonly string[]
  readonly words: readonly string[]
  /** True for fields a record should have. */
  readonly recommended: boolean
  /** True for fields that can only be searched for being empty or not. */
  readonly structure: boolean
  readonly leadsTo: readonly CardType[]
}

const made = new Map<string, readonly FieldEntry[]>()

/** Returns the cached value for a language and a key, or creates it. */
function once(language: Language, key: string, make: () => readonly FieldEntry[]): readonly FieldEntry[] {
  const name = `${language} ${key}`
  const known = made.get(name) ?? make()
  made.set(name, known)
  return known
}

function entryOf(
  place: Pick<FieldEntry, 'path' | 'name' | 'section' | 'around'>,
  rest: Pick<FieldEntry, 'recommended' | 'structure' | 'leadsTo'>,
): FieldEntry {
  const nameWords = tokensOf(place.name)
  return { ...place, nameWords, words: [...nameWords, ...place.around.flatMap(tokensOf)], ...rest }
}

/** The declared field at a place, with the key and name of its section. */
function declaredEntry(
  t: TFunction,
  declaration: CardDeclaration,
  { path, field }: Placed,
  section: { readonly key: string; readonly name: string },
): FieldEntry {
  const structures = path
    .split('/')
    .map((_, at, keys) => keys.slice(0, at).join('/'))
    .slice(1)
    .map(structure => declaredName(t, declaration, structure))
  const around = [...new Set([section.name, ...structures])]
  return entryOf(
    { path, name: declaredName(t, declaration, path), section: section.key, around },
    { recommended: field.level === 'R', structure: isStructure(field), leadsTo: linkedTypes(field) ?? [] },
  )
}

/** All fields of a type that can be asked about, in their order; made once a language. */
export const fieldEntries = (
  t: TFunction,
  language: Language,
  declaration: CardDeclaration,
): readonly FieldEntry[] =>
  once(language, declaration.type, () => {
    const own = ownFieldsOf(declaration).map(({ name }) =>
      entryOf(
        { path: name, name: ownFieldName(t, declaration, name), section: undefined, around: [] },
        { recommended: true, structure: false, leadsTo: [] },
      ),
    )
    const sectionOf = new Map(
      Object.entries(declaration.sections).flatMap(([section, { fields }]) =>
        Object.keys(fields).map(field => [field, section] as const),
      ),
    )
    const declared = [...allFields(declaration).values()].filter(isAskable).map(placed => {
      const key = sectionOf.get(placed.path.split('/')[0] ?? '') ?? ''
      return declaredEntry(t, declaration, placed, { key, name: sectionName(t, declaration, key) })
    })
    return [...own, ...declared]
  })

/** The section of the fields of a line. */
export const inLineSection = '@line'

/** All fields of the lines of a type; links from them are not followed. */
export const lineEntries = (
  t: TFunction,
  language: Language,
  lines: LinedDeclaration,
): readonly FieldEntry[] =>
  once(language, `${lines.type} ${inLineSection}`, () =>
    [...allFields(lineSheet(lines)).values()].filter(isAskable).map(placed => {
      const name = sectionName(t, lines, lineSection)
      const entry = declaredEntry(t, lines, placed, { key: inLineSection, name })
      return { ...entry, path: lineFieldName(entry.path), leadsTo: [] }
    }),
  )

/** A field that was found: its name in a search, and its section. */
interface FoundField {
  readonly name: string
  readonly label: string
  readonly path: readonly string[]
}

/** Fields are looked for among those of the cards themselves, and of the cards that links and lines lead to. */
export interface Reach {
  readonly prefix: string
  readonly leading: readonly string[]
  readonly declaration: CardDeclaration
  /** The declaration of the lines it leads through, whose fields are found as well. */
  readonly lines?: LinedDeclaration
}

const mostFound = 60

/**
 * Ranks how well a field matches; less is better, undefined is not at all. Every word typed must begin a word of its name or of its
 * surroundings; whole words match better than beginnings, and fields with values better than those that only hold fields.
 */
function rank(entry: FieldEntry, typed: readonly string[]): number | undefined {
  const { nameWords, words, recommended, structure } = entry
  const begins = (all: readonly string[], word: string) => all.some(each => each.startsWith(word))
  if (!typed.every(word => begins(words, word))) return undefined
  const inName = typed.filter(word => begins(nameWords, word)).length
  const begun = typed.filter(word => !words.includes(word)).length
  const isFirst = nameWords[0]?.startsWith(typed[0] ?? '') ?? false
  return (
    3 * (typed.length - inName) +
    0.8 * begun +
    0.2 * Math.min(nameWords.length, 5) +
    (isFirst ? 0 : 0.5) +
    (structure ? 1.2 : 0) -
    (recommended ? 0.5 : 0)
  )
}

/** The declarations reached from one by a link, by whatever field; only those that may be read. */
export function reached(
  t: TFunction,
  language: Language,
  declaration: CardDeclaration,
  mayRead: (declaration: CardDeclaration) => boolean,
): readonly Reach[] {
  const byField = fieldEntries(t, language, declaration).flatMap(({ path, name, around, leadsTo }) =>
    [...new Set(leadsTo.flatMap(type => declarationOf(type) ?? []))].map(to => ({
      prefix: `${path}>${to.type}>`,
      leading: [...around.slice(-1), name],
      declaration: to,
    })),
  )
  return byField.filter(({ declaration: to }) => mayRead(to))
}

/** The cards that any link leads to. */
export const anyReached = (
  t: TFunction,
  all: readonly CardDeclaration[],
  mayRead: (declaration: CardDeclaration) => boolean,
): readonly Reach[] =>
  all.filter(mayRead).map(declaration => ({
    prefix: `${anyLink}>${declaration.type}>`,
    leading: [t(cardWordKey(declaration.type, 'list'))],
    declaration,
  }))

/** The cards that lines lead to. */
export const linesReached = (
  t: TFunction,
  declaration: CardDeclaration,
  mayRead: (declaration: CardDeclaration) => boolean,
): readonly (Reach & { readonly lines: LinedDeclaration })[] =>
  lineSteps(declaration).flatMap(({ via, to, lines }) =>
    lines && mayRead(to)
      ? [
          {
            prefix: `${via}>${to.type}>`,
            leading: [t(cardWordKey(to.type, 'list'))],
            declaration: to,
            lines,
          },
        ]
      : [],
  )

/** The cost of one link further, so that a record's own fields come first. */
const stepCost = 2.5

/** Finds fields that match the text, the best first: own ones, and those one link or line away. */
export function findFields(
  t: TFunction,
  language: Language,
  query: string,
  places: readonly Reach[],
  uses: (name: string) => number,
): readonly FoundField[] {
  const typed = tokensOf(query)
  const found = places.flatMap(({ prefix, leading, declaration: of, lines }) =>
    [...(lines ? lineEntries(t, language, lines) : []), ...fieldEntries(t, language, of)].flatMap(entry => {
      // Words of the path count as well: 'author place'.
      const around = leading.flatMap(tokensOf)
      const match = rank({ ...entry, words: [...entry.words, ...around] }, typed)
      if (match === undefined) return []
      const name = prefix + entry.path
      const cost = prefix === '' ? 0 : prefix.startsWith(anyLink) ? stepCost + 1 : stepCost
      return [
        {
          name,
          label: entry.name,
          path: [...leading, ...entry.around],
          at: match + cost - Math.min(uses(name), 3),
        },
      ]
    }),
  )
  return found.toSorted((one, other) => one.at - other.at).slice(0, mostFound)
}
