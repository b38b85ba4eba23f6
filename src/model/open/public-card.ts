import { declarationOf } from '../cards/declarations.ts'
import { sectionsOf } from '../engine/completeness.ts'
import type { CardDeclaration, CardHeading, CardValues, HeadingWords } from '../engine/define-card.ts'
import { fieldsOf, isLeaf, isList } from '../engine/fields.ts'
import { mapRefs } from '../engine/map-refs.ts'
import { type FieldRules, shownToPublic } from '../engine/publicity.ts'
import { withQualifiers } from '../engine/qualify.ts'
import type { PublicKind } from '../engine/site-pages.ts'
import { isFilled, rowsOf, type Values, valueAt, valuesOf } from '../engine/values.ts'
import type { Fields } from '../kinds/field.ts'
import type { RefMapper } from '../kinds/kind.ts'
import type { TermRef } from '../kinds/values.ts'
import { type Language, languages } from '../languages.ts'
import { type Readable, readableBy } from '../print/readable.ts'
import type { CardType } from '../record-types.ts'

/** Names of a thing, one for each language of the interface. */
export type PublicNames = Readonly<Record<Language, string>>

/** A public page: the kind and the public name of its record, which is never its id. */
export interface PublicPage {
  readonly kind: PublicKind
  readonly name: string
}

/** A linked record as the public sees it: its names, and its page where it is published. */
export interface PublicLink {
  readonly names: PublicNames
  readonly page?: PublicPage
}

/** A linked record as the museum knows it. */
export interface LinkedRecord extends PublicLink {
  readonly type: CardType
}

/** A term as the public sees it. */
export interface PublicTerm {
  readonly names: PublicNames
  /** Key of the term in the vocabulary it comes from, by which its meaning is known outside: 'vitrine:cc0 1.0'. */
  readonly source?: string
}

/** A term as the museum knows it. */
export interface KnownTerm extends PublicTerm {
  /** The language it means, where it is of the vocabulary of languages. */
  readonly language?: Language
  /** It is a type of names that are the same name in another language. */
  readonly isSameName?: boolean
}

/** All that the projection asks about a museum. */
export interface Gate {
  /** Decisions of the museum about the fields of the type. */
  readonly rules: FieldRules
  /** Day at the museum. */
  readonly today: string
  /** Returns a term by its id; undefined for one that is not there. */
  readonly term: (id: string) => KnownTerm | undefined
  /** Returns a record by its id; undefined for one that is not there. */
  readonly link: (id: string) => LinkedRecord | undefined
}

/** Headings of a record in every language of the interface. */
type PublicHeadings = Readonly<Record<Language, CardHeading>>

declare const throughTheGate: unique symbol

/**
 * A published record as the public sees it, complete: whatever is shown, searched, counted or handed out is made from this alone. Only
 * `publicProjection` makes one. References in its values are keys of `terms` and `links`; no id of the museum is in it.
 */
export interface PublicCard {
  readonly [throughTheGate]: true
  readonly type: CardType
  readonly kind: PublicKind
  readonly headings: PublicHeadings
  readonly values: CardValues
  readonly terms: Readonly<Record<string, PublicTerm>>
  /** Key of its licence in `terms`; undefined where it states none. */
  readonly licence: string | undefined
  readonly links: Readonly<Record<string, PublicLink>>
}

/** Returns the values of readable fields alone; rows and groups with nothing left are dropped, and rows lose their ids. */
function readableValues(fields: Fields, values: Values, isReadable: Readable, above = ''): Values {
  const kept = Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
    const [path, value] = [above + key, values[key]]
    if (value === undefined || value === null || !isReadable(path, field)) return []
    if (isLeaf(field)) return [[key, value]]
    const inside = (row: Values) => readableValues(field.fields, row, isReadable, `${path}/`)
    const left = isList(field)
      ? rowsOf(value)
          .map(inside)
          .filter(row => Object.keys(row).length > 0)
      : inside(valuesOf(value))
    return isFilled(field, left) ? [[key, left]] : []
  })
  return Object.fromEntries(kept)
}

const isNamedUnpublished = (type: string): boolean => declarationOf(type)?.site?.namedUnpublished === true

/** Returns what the public may know of a linked record where a field names it; undefined: not even that it exists. */
function publicLink({ type, names, page }: LinkedRecord): PublicLink | undefined {
  if (page) return { names, page }
  return isNamedUnpublished(type) ? { names } : undefined
}

const headingWords = ({ term }: Gate, language: Language): HeadingWords => ({
  language,
  term: id => term(id)?.names[language] ?? '',
  languageOf: id => term(id)?.language,
  isSameName: id => term(id)?.isSameName === true,
})

/** Fills in what references are called in a language. */
const naming = ({ term, link }: Gate, language: Language): RefMapper => ({
  term(_vocabulary, ref) {
    const names = term(ref.id)?.names
    return names ? { id: ref.id, name: names[language] } : undefined
  },
  link(_types, { id, name }) {
    if (id === undefined) return name === undefined ? undefined : { name }
    const linked = link(id)
    return linked && { id, name: linked.names[language] }
  },
})

/** Replaces references by keys of their own, and collects what they mean. */
function localising({ term, link }: Gate) {
  const found = { terms: new Map<string, PublicTerm>(), links: new Map<string, PublicLink>() }
  const keys = new Map<string, string>()
  const keyOf = (of: string): string => {
    const key = keys.get(of) ?? String(keys.size + 1)
    keys.set(of, key)
    return key
  }
  const mapper: RefMapper = {
    term(_vocabulary, { id }) {
      const known = term(id)
      if (!known) return undefined
      const { names, source } = known
      const key = keyOf(`term ${id}`)
      found.terms.set(key, { names, ...(source !== undefined && { source }) })
      return { id: key }
    },
    link(_types, { id, name }) {
      if (id === undefined) return name === undefined ? undefined : { name }
      const linked = link(id)
      const shown = linked && publicLink(linked)
      if (!shown) return undefined
      const key = keyOf(`link ${id}`)
      found.links.set(key, shown)
      return { id: key }
    },
  }
  return { mapper, found }
}

/**
 * Drops references to records of which the public may not even know that they exist. A plain name goes with them where it may be what is left
 * of such a record: of one that was erased, or stayed behind in another museum.
 */
const dropping = ({ link }: Gate): RefMapper => ({
  term: (_vocabulary, ref) => ref,
  link(types, ref) {
    if (ref.id === undefined) return types.every(isNamedUnpublished) ? ref : undefined
    const linked = link(ref.id)
    return linked && publicLink(linked) ? { id: ref.id } : undefined
  },
})

/** Returns true for a path whose field and all that it stands in the public may read. */
const publicReader = (declaration: CardDeclaration, card: CardValues, rules: FieldRules): Readable => {
  const isReadable = readableBy(declaration, card, {})
  const isShown = shownToPublic(declaration, rules)
  return (path, field) => isReadable(path, field) && isShown(path)
}

/** Returns the fields that a record has. Values that it keeps from when it was of another kind are not shown to anybody. */
export const fieldsOfItsKind = (declaration: CardDeclaration, card: CardValues): Fields =>
  Object.assign({}, ...sectionsOf(declaration, card).map(name => declaration.sections[name]?.fields))

/** Returns the values of a record that the public may read, with the ids of the museum still in them. */
function publicValues(declaration: CardDeclaration, card: CardValues, gate: Gate): CardValues {
  const fields = fieldsOf(declaration)
  const isReadable = publicReader(declaration, card, gate.rules)
  const reduced = declaration.site?.reduce?.(card, gate.today) ?? card
  const ofItsKind = fieldsOfItsKind(declaration, card)
  const readable = mapRefs(fields, readableValues(ofItsKind, reduced, isReadable), dropping(gate))
  // A row that named a hidden record alone has nothing left to say.
  return readableValues(fields, readable, () => true)
}

const headingsOf = (declaration: CardDeclaration, values: CardValues, gate: Gate): PublicHeadings => {
  const fields = fieldsOf(declaration)
  return Object.fromEntries(
    languages.map(language => [
      language,
      declaration.heading(
        withQualifiers(fields, mapRefs(fields, values, naming(gate, language))),
        headingWords(gate, language),
      ),
    ]),
  ) as PublicHeadings
}

/** Returns the headings of a record as the public sees them, where another names it. */
export const publicHeadings = (declaration: CardDeclaration, card: CardValues, gate: Gate): PublicHeadings =>
  headingsOf(declaration, publicValues(declaration, card, gate), gate)

/**
 * Values of a record that the public may see, with the museum's own ids: for finding it, which has to know what terms and places stand above
 * others. Nothing of it may be handed out; `PublicCard` is for that. Only `seenByPublic` makes one.
 */
export interface SeenByPublic {
  readonly [throughTheGate]: true
  readonly values: CardValues
  readonly headings: PublicHeadings
}

/**
 * Returns the part of a published record that the public may see. Whether it is published is not asked here.
 * @throws {Error} for a type whose records have no public pages
 */
export function seenByPublic(declaration: CardDeclaration, card: CardValues, gate: Gate): SeenByPublic {
  if (!declaration.site) throw new Error(`Records of type '${declaration.type}' have no public pages`)
  const values = publicValues(declaration, card, gate)
  return { values, headings: headingsOf(declaration, values, gate) } as SeenByPublic
}

/**
 * Returns a published record as the public sees it, by its declaration and the rules of the museum. Whether it is published is not asked here.
 * @throws {Error} for a type whose records have no public pages
 */
export function publicProjection(
  declaration: CardDeclaration,
  card: CardValues,
  gate: Gate,
  { values, headings } = seenByPublic(declaration, card, gate),
): PublicCard {
  const { mapper, found } = localising(gate)
  const { site } = declaration
  const shown = mapRefs(fieldsOf(declaration), values, mapper)
  return {
    type: declaration.typeOf(card),
    kind: site?.kind,
    headings,
    values: shown,
    licence:
      site?.licence === undefined ? undefined : (valueAt(shown, site.licence) as TermRef | undefined)?.id,
    terms: Object.fromEntries(found.terms),
    links: Object.fromEntries(found.links),
  } as unknown as PublicCard
}
