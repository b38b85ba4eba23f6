import type { Leaf } from '../kinds/field.ts'
import type { Contribution, YearRange } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import type { Coordinates, Extent } from '../kinds/values.ts'
import { cut } from '../text/cut.ts'
import { identifierTokens, tokensOf } from '../text/tokens.ts'
import { datingPath } from './dating-path.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { allFields, fieldsOf, isLeaf } from './fields.ts'
import { placedRefs } from './placed-refs.ts'
import { withQualifiers } from './qualify.ts'
import { leafValues } from './values.ts'

/** A value under which a facet counts a record. */
export interface FacetKey {
  /** Path of the field. */
  readonly facet: string
  readonly value: string
}

/** The indexable content of a record, before the names of terms and linked records are known. */
export interface CardIndex {
  readonly words: ReadonlySet<string>
  /** Its texts, in which phrases are found. */
  readonly texts: readonly string[]
  /** Whole identifiers: its own and those of other systems. */
  readonly identifiers: ReadonlySet<string>
  /** Ids of terms, each with the facet of its field, if it has one. */
  readonly terms: readonly { readonly id: string; readonly facet: string | undefined }[]
  readonly keys: readonly FacetKey[]
  /** Records linked by fields, with the facet of the field, if any; their names are searchable too. */
  readonly links: readonly {
    readonly id: string
    readonly path: string
    readonly facet: string | undefined
  }[]
  readonly years: YearRange | undefined
  readonly point: Coordinates | undefined
  readonly extent: Extent | undefined
  /** Values of the fields offered as columns, by path; of lists, the first rows. */
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}

/** Rows of a list shown in a column. */
const rowsInColumn = 3
/** Characters of a long text shown in a column. */
const columnLimit = 200

const clipped = (value: unknown): unknown =>
  typeof value === 'string' && value.length > columnLimit ? `${cut(value, columnLimit)}…` : value

/** Returns the union of two ranges; an end open in either stays open. */
const together = (one: YearRange | undefined, other: YearRange): YearRange =>
  one === undefined
    ? other
    : {
        from: one.from === null || other.from === null ? null : Math.min(one.from, other.from),
        to: one.to === null || other.to === null ? null : Math.max(one.to, other.to),
      }

/** Collects a record's index entries, value by value. */
export function indexCard(declaration: CardDeclaration, card: CardValues): CardIndex {
  const words = new Set<string>()
  const texts: string[] = []
  const identifiers = new Set<string>()
  const terms: { id: string; facet: string | undefined }[] = []
  const keys: FacetKey[] = []
  const columns: Record<string, unknown[]> = {}
  const dating = datingPath(declaration)
  let years: YearRange | undefined
  let point: Coordinates | undefined
  let extent: Extent | undefined
  const fields = fieldsOf(declaration)
  for (const { path, field, value } of leafValues(fields, withQualifiers(fields, card))) {
    if (!isLeaf(field)) continue
    const found: Contribution = kindOf(field as Leaf).index(value, field as Leaf)
    for (const text of found.words ?? []) {
      texts.push(text)
      for (const word of tokensOf(text)) words.add(word)
    }
    for (const number of found.identifiers ?? []) {
      identifiers.add(number)
      texts.push(number)
      for (const token of identifierTokens(number)) words.add(token)
      for (const token of tokensOf(number)) words.add(token)
    }
    for (const id of found.terms ?? []) terms.push({ id, facet: field.facet ? path : undefined })
    if (field.facet)
      for (const facetValue of found.facetValues ?? []) keys.push({ facet: path, value: facetValue })
    if (found.years && path === dating) years = together(years, found.years)
    point ??= found.point
    extent ??= found.extent
    if (field.column) {
      const shown = columns[path] ?? []
      columns[path] = shown
      if (shown.length < rowsInColumn) shown.push(clipped(value))
    }
  }
  const all = allFields(declaration)
  const links = placedRefs(declaration, card).links.map(({ path, id }) => ({
    id,
    path,
    facet: all.get(path)?.field.facet ? path : undefined,
  }))
  return { words, texts, identifiers, terms, keys, links, years, point, extent, columns }
}
