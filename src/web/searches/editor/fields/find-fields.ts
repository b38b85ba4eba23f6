import type { TFunction } from 'i18next'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields, isStructure } from '#model/engine/fields.ts'
import type { Language } from '#model/languages.ts'
import type { CardType } from '#model/record-types.ts'
import { ownFieldsOf } from '#model/searches/own-fields.ts'
import { anyLink, isAskable, linkedTypes } from '#model/searches/search-field.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { cardWordKey } from '../../../cards/card-words.ts'
import type { TextKey } from '../../../platform/i18n/text-key.ts'
import { declaredName, ownFieldName } from '../../../search-descriptions/field-names.ts'

/** A field of a type as the picker offers it. */
interface FieldEntry {
  readonly path: string
  readonly name: string
  /** Key and name of the section it stands in; none for what every card has. */
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

/** The name of a section of a type's form. */
export const sectionName = (t: TFunction, { type }: CardDeclaration, section: string): string =>
  t(`${type}.section/${section}` as TextKey) as string

const made = new Map<string, readonly FieldEntry[]>()

/** All fields of a type that can be asked about, in their order; made once a language. */
export function fieldEntries(
  t: TFunction,
  language: Language,
  declaration: CardDeclaration,
): readonly FieldEntry[] {
  const key = `${language} ${declaration.type}`
  const known = made.get(key)
  if (known) return known
  const entry = (
    path: string,
    name: string,
    section: string | undefined,
    around: readonly string[],
    rest: Pick<FieldEntry, 'recommended' | 'structure' | 'leadsTo'>,
  ): FieldEntry => {
    const nameWords = tokensOf(name)
    return {
      path,
      name,
      section,
      around,
      nameWords,
      words: [...nameWords, ...around.flatMap(tokensOf)],
      ...rest,
    }
  }
  const own = ownFieldsOf(declaration).map(({ name }) =>
    entry(name, ownFieldName(t, declaration, name), undefined, [], {
      recommended: true,
      structure: false,
      leadsTo: [],
    }),
  )
  const sectionOf = new Map(
    Object.entries(declaration.sections).flatMap(([section, { fields }]) =>
      Object.keys(fields).map(field => [field, section] as const),
    ),
  )
  const declared = [...allFields(declaration).values()].filter(isAskable).map(placed => {
    const { path, field } = placed
    const keys = path.split('/')
    const section = sectionOf.get(keys[0] ?? '') ?? ''
    const structures = keys
      .map((_, at) => keys.slice(0, at).join('/'))
      .slice(1)
      .map(structure => declaredName(t, declaration, structure))
    const around = [sectionName(t, declaration, section), ...structures]
    return entry(path, declaredName(t, declaration, path), section, [...new Set(around)], {
      recommended: field.level === 'R',
      structure: isStructure(field),
      leadsTo: linkedTypes(field) ?? [],
    })
  })
  const all = [...own, ...declared]
  made.set(key, all)
  return all
}

/** A field that was found: how it is named in a search, and where it stands. */
interface FoundField {
  readonly name: string
  readonly label: string
  readonly path: readonly string[]
}

/** Fields are looked for among those of the cards themselves, and of the cards they are linked with. */
interface Reach {
  readonly prefix: string
  readonly leading: readonly string[]
  readonly declaration: CardDeclaration
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

/** The cost of one link further, so that a record's own fields come first. */
const stepCost = 2.5

/** Finds fields that match the text, the best first: own ones, and those one link away. */
export function findFields(
  t: TFunction,
  language: Language,
  declaration: CardDeclaration,
  query: string,
  further: readonly Reach[],
  uses: (name: string) => number,
): readonly FoundField[] {
  const typed = tokensOf(query)
  const places: readonly Reach[] = [{ prefix: '', leading: [], declaration }, ...further]
  const found = places.flatMap(({ prefix, leading, declaration: of }) =>
    fieldEntries(t, language, of).flatMap(entry => {
      // Words of what leads there count as well: 'author place'.
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
