import type { YearRange } from '#model/dates/range-of.ts'
import { apartFacet } from '#model/engine/apart.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Filters, facetsOf, ownFacetsOf, readYearFilter } from '#model/engine/facets.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { Language } from '#model/languages.ts'
import { cardTypes } from '#model/record-types.ts'
import type { Area } from '#model/searches/area/area.ts'
import { criteriaAsDeclared, filtersAsDeclared } from '#model/searches/as-declared.ts'
import { commentFilter } from '#model/searches/comment-filter.ts'
import { filterCriteria } from '#model/searches/condition-filters.ts'
import { type Criteria, readCriteria } from '#model/searches/criteria.ts'
import { withoutQuotes } from '#model/searches/searched-text.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Doing } from '../access/cards-context.ts'
import { readArea } from '../criteria/area.ts'
import { commented } from '../criteria/commented.ts'
import { beginningsFor, compile } from '../criteria/compile.ts'
import type { Expression } from '../criteria/expression.ts'
import { followCriteria } from '../criteria/follow-criteria.ts'
import { joined } from '../criteria/joined.ts'
import { refuseTooLarge } from '../criteria/refuse-too-large.ts'
import type { Beginnings } from '../search-text/beginnings.ts'
import { identifierLexeme, keyLexeme, spanLexemes } from '../search-text/lexemes.ts'
import { anyOf, quoted, searchText } from '../search-text/search-text.ts'
import { knownKeys } from '../store/keys.ts'
import { beginningsIn } from '../store/words.ts'
import { readFilters } from './read-filters.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { sightOf } from './sight-of.ts'

/** A condition on rows of the index: the parts that the index's query language can express, and the others. */
export interface Condition {
  readonly type: number
  /** For the search vector; undefined: all. */
  readonly search: string | undefined
  /** Years a card must touch, an end may be open: of each element any span. */
  readonly years: readonly (readonly YearRange[])[]
  /** The criteria of an advanced search. */
  readonly criteria: Expression | undefined
  /** A part of the earth to lie in. */
  readonly area: Area | undefined
  /** Something was asked for that no card has. */
  readonly nothing: boolean
  /** Treatment of records kept apart; absent: they are found like all others. */
  readonly apart?: ApartCondition | undefined
}

/** Records kept apart are left out, or found alone. */
export interface ApartCondition {
  readonly alone: boolean
  /** Query for those that belong with the others all the same, being asked for by their number. */
  readonly named: string | undefined
}

/** The selection of a list, a count or a bulk action. */
export interface Wanted {
  readonly q?: string | undefined
  readonly filters: Filters
  readonly criteria?: Criteria | undefined
  readonly area?: Area | undefined
  /** Language of the person, for ages in words. */
  readonly language?: Language
  /** Condition for the records the person may open; absent: all. */
  readonly seen?: Expression | undefined
  /** Finds records kept apart, too: where single records are looked for, not a list. */
  readonly withApart?: boolean
  /** Beginnings in which the words of `q` stand; absent: they are looked up. */
  readonly beginnings?: Beginnings
}

/** A selection as given in addresses and bodies. */
export interface WantedText {
  readonly q?: string | undefined
  readonly filters?: string | undefined
  readonly criteria?: string | undefined
  readonly area?: string | undefined
  /** 'true' finds records kept apart, too. */
  readonly with_apart?: string | undefined
}

/** Parses the selection of a list. @throws {CodedError} `invalid_input` for invalid criteria or areas, and for criteria about records the person may not read. */
export function readWanted(text: WantedText, { declaration, actor, language }: Doing): Wanted {
  const wanted = readOrdered(declaration, text, language)
  refuseUnreadable(actor, declaration, wanted)
  return { ...wanted, seen: sightOf(declaration, actor) }
}

/**
 * The same of work that goes on behind the request: whether they may read what it asks about was found out when it was ordered (`refuseUnreadable`).
 * Addresses and orders are kept, so the fields they name are read as they are declared today.
 * @throws {CodedError} `invalid_input` where criteria or area are none.
 */
export function readOrdered(
  declaration: CardDeclaration,
  { q, filters, criteria, area, with_apart }: WantedText,
  language: Language = 'en',
): Wanted {
  const parsed = criteria ? readCriteria(criteria) : undefined
  if (criteria && !parsed) throw new CodedError('invalid_input', { fields: { criteria: { key: 'type' } } })
  return {
    q,
    filters: filtersAsDeclared(declaration, readFilters(filters)),
    ...(parsed && { criteria: criteriaAsDeclared(declaration, parsed) }),
    ...(area && { area: readArea(area, 'area') }),
    withApart: with_apart === 'true',
    language,
  }
}

/** A facet by its name: the path by which the dictionary knows it, and whether spans of it can be asked for. */
function facetOf(declaration: CardDeclaration, name: string): { path: string; isDating: boolean } {
  const declared = facetsOf(declaration).find(facet => facet.name === name || facet.path === name)
  if (declared) return { path: declared.path, isDating: kindOf(declared.field).isDating === true }
  const own = ownFacetsOf(declaration).find(own => own === name)
  if (own) return { path: own, isDating: false }
  throw new CodedError('invalid_input', { fields: { [`filters.${name}`]: { key: 'choice' } } })
}

/** Returns a query for the records that overlap one of these spans, with few false matches; undefined when a span is too long for that. */
function anySpan(tenantId: string, spans: readonly YearRange[]): string | undefined {
  const lexemes = spans.map(span => spanLexemes(tenantId, span))
  return lexemes.includes(undefined) ? undefined : anyOf(lexemes.flatMap(found => found ?? []))
}

/** Returns a filter that is a condition of searches; undefined for facets. */
function byFilter(
  { tenantId }: TenantTransaction,
  declaration: CardDeclaration,
  {
    name,
    values,
    language,
  }: { readonly name: string; readonly values: readonly string[]; readonly language: Language },
): Expression | undefined {
  const filters = filterCriteria(declaration, name, values)
  if (!filters) return undefined
  try {
    return compile({ tenantId, language }, declaration, {
      blocks: [{ operator: 'AND', filters: [...filters] }],
    })
  } catch (error) {
    if (error instanceof CodedError && error.code === 'invalid_input')
      throw new CodedError('invalid_input', { fields: { [`filters.${name}`]: { key: 'choice' } } })
    throw error
  }
}

/** Returns what a selection wants with records kept apart: they are asked for by their facet, by criteria about the same field, or by number. */
function apartIn(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  { q = '', filters, criteria, withApart }: Wanted,
): ApartCondition | undefined {
  const facet = apartFacet(declaration)
  if (!facet || withApart) return undefined
  const isAsked =
    [facet.name, facet.path].some(name => filters[name]) ||
    criteria?.blocks.some(block => block.filters.some(({ field }) => field === facet.path))
  if (isAsked) return undefined
  return {
    alone: false,
    named: q.trim() === '' ? undefined : quoted(identifierLexeme(tx.tenantId, withoutQuotes(q))),
  }
}

/** Returns the selection as a condition on the index. `except` leaves out the filter of one facet, whose own counts ignore it (C-K03). */
export async function conditionOf(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  wanted: Wanted,
  except?: string,
): Promise<Condition> {
  const { q, filters, criteria, area, language = 'en', seen } = wanted
  const type = cardTypes[declaration.type]
  const text = searchText(q, wanted.beginnings ?? (await beginningsIn(tx, [q ?? ''])))
  const parts = text === undefined ? [] : [text]
  const years: (readonly YearRange[])[] = []
  const asked: Expression[] = seen ? [seen] : []
  let nothing = (q ?? '').trim() !== '' && text === undefined
  for (const [name, values] of Object.entries(filters)) {
    if (name === except) continue
    if (name === commentFilter) {
      asked.push(joined('any', values.map(commented)))
      continue
    }
    const byCondition = byFilter(tx, declaration, { name, values, language })
    if (byCondition) {
      asked.push(byCondition)
      continue
    }
    const { path, isDating } = facetOf(declaration, name)
    const spans = isDating ? values.flatMap(value => readYearFilter(value) ?? []) : []
    if (spans.length > 0) {
      years.push(spans)
      const narrowed = anySpan(tx.tenantId, spans)
      if (narrowed !== undefined) parts.push(narrowed)
      continue
    }
    const keys = await knownKeys(tx, type, path, values)
    if (keys.length > 0) parts.push(anyOf(keys.map(key => keyLexeme(tx.tenantId, key))))
    else nothing = true
  }
  const followed = criteria && (await followCriteria(tx, declaration, criteria))
  if (followed)
    asked.push(
      refuseTooLarge(
        compile(
          { tenantId: tx.tenantId, language, beginnings: await beginningsFor(tx, followed) },
          declaration,
          followed,
        ),
      ),
    )
  return {
    type,
    search: parts.length === 0 ? undefined : parts.join(' & '),
    years,
    criteria: asked.length === 0 ? undefined : joined('all', asked),
    area,
    nothing,
    apart: apartIn(tx, declaration, wanted),
  }
}

/** The records that a condition leaves out because they are kept apart; undefined when it leaves out none. */
export const keptApart = (condition: Condition): Condition | undefined =>
  condition.apart && { ...condition, apart: { ...condition.apart, alone: true } }

/** Returns true when the list is not filtered. */
export const isWhole = ({ search, years, criteria, area, nothing }: Condition): boolean =>
  search === undefined && years.length === 0 && criteria === undefined && area === undefined && !nothing
