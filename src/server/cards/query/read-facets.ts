import type { Facet } from '#model/api/cards/shapes.ts'
import { apartFacet } from '#model/engine/apart.ts'
import { emptyLabel, type FacetDeclaration, facetsOf, type OwnFacet } from '#model/engine/facets.ts'
import { isId } from '#model/ids.ts'
import type { Words } from '#model/kinds/kind.ts'
import { readLinkFacetValue } from '#model/kinds/link.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { Language } from '#model/languages.ts'
import { commentFilter } from '#model/searches/comment-filter.ts'
import { conditionField } from '#model/searches/condition-filters.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { Doing } from '../access/cards-context.ts'
import { namesOf } from '../names/known-names.ts'
import { labelText, wordsOf } from '../names/words-of.ts'
import { openFacets } from '../sight.ts'
import { beginningsIn } from '../store/words.ts'
import { commentFacet } from './comment-facet.ts'
import type { CountFacets, FacetCount } from './count-facets.ts'
import { procedureFacets } from './procedure-facets.ts'
import { conditionOf, keptApart, type Wanted } from './wanted.ts'

function valueLabel({ field }: FacetDeclaration, value: string, words: Words): string {
  if (value === field.facetEmpty) return emptyLabel
  return kindOf(field).facetLabel?.(value, field, words) ?? value
}

/** Chosen values that no card has: they keep their names, so that the message can name what is in the way. */
const uncounted = (
  chosen: readonly string[],
  facet: string,
  counts: readonly FacetCount[],
): readonly FacetCount[] =>
  chosen
    .filter(value => !counts.some(count => count.value === value))
    .map(value => ({ facet, value, count: 0 }))

/** Counts of one facet, each value once. */
const summed = (counts: readonly FacetCount[]): FacetCount[] =>
  [...Map.groupBy(counts, ({ value }) => value)].map(([value, [first, ...others]]) => ({
    facet: first?.facet ?? '',
    value,
    count: others.reduce((sum, { count }) => sum + count, first?.count ?? 0),
  }))

/** Centuries are in their order, all other values by how many cards have them. */
const inOrder = (type: Facet['type'], values: Facet['values']): Facet['values'] =>
  type === 'RANGE' ? values.toSorted((one, other) => Number(one.value) - Number(other.value)) : values

const ownFacet = (
  texts: TextBook,
  language: Language,
  name: OwnFacet,
  counts: readonly FacetCount[],
): Facet => {
  const label = (value: string) =>
    (/^\d+$/.test(value) ? `facets.from${value}` : `facets.${value}`) as TextKey
  const values = counts.map(({ value, count }) => ({
    value,
    count,
    label: texts.translate(language, label(value)),
  }))
  return {
    name,
    label: texts.translate(language, `facets.${name}`),
    type: 'MULTIVALUE',
    values: values.toSorted((one, other) => (one.value < other.value ? 1 : -1)),
  }
}

/**
 * The facets of a list with their counts (C-K03). The counts of a facet ignore its own choice, so that others of its
 * values can be added.
 * @returns with them how many cards match
 */
export async function readFacets(
  tx: TenantTransaction,
  texts: TextBook,
  countFacets: CountFacets,
  { declaration, actor, language }: Doing,
  asked: Wanted,
): Promise<{ readonly facets: Facet[]; readonly total: number }> {
  const counts = new Map<string, FacetCount[]>()
  const put = (found: readonly FacetCount[], except: ReadonlySet<string>) => {
    for (const count of found) {
      if (except.has(count.facet)) continue
      const known = counts.get(count.facet)
      if (known) known.push(count)
      else counts.set(count.facet, [count])
    }
  }
  // Looked up once for the list and each facet that leaves out its own choice.
  const wanted = { ...asked, beginnings: await beginningsIn(tx, [asked.q ?? '']) }
  const chosen = Object.keys(wanted.filters)
  const facets = facetsOf(declaration)
  const declaredAs = (name: string) => facets.find(facet => facet.name === name)
  const pathOf = (name: string) => declaredAs(name)?.path ?? name
  const condition = await conditionOf(tx, declaration, wanted)
  const all = await countFacets(tx, condition)
  put(all.values, new Set(chosen.map(pathOf)))
  const leftOut = keptApart(condition)
  if (leftOut) {
    // The facet by which they are asked for counts them already.
    const path = apartFacet(declaration)?.path ?? ''
    const { values } = await countFacets(tx, leftOut)
    const apart = values.filter(({ facet }) => facet === path)
    counts.set(path, summed([...(counts.get(path) ?? []), ...apart]))
  }
  for (const name of chosen) {
    if (name === commentFilter || conditionField(declaration, name)) continue
    const path = pathOf(name)
    const others = await countFacets(tx, await conditionOf(tx, declaration, wanted, name))
    const own = others.values.filter(({ facet }) => facet === path)
    // A range of years is no century of the facet: it says itself what it is.
    const values = declaredAs(name)?.type === 'RANGE' ? [] : (wanted.filters[name] ?? [])
    put([...own, ...uncounted(values, path, own)], new Set())
  }
  const referred = [...counts.values()].flat()
  const links = referred.map(({ value }) => readLinkFacetValue(value))
  const names = await namesOf(tx, actor, declaration, [], {
    terms: [
      ...referred.map(({ value }) => value),
      ...links.flatMap(({ qualifier }) => qualifier?.id ?? []),
    ].filter(isId),
    cards: links.flatMap(({ id }) => (id !== undefined && isId(id) ? [id] : [])),
  })
  const words = wordsOf(texts, declaration, names, language)
  const own = openFacets(actor, declaration).map(name =>
    ownFacet(texts, language, name, counts.get(name) ?? []),
  )
  const declared = facets.map((facet): Facet => {
    const { name, path, type } = facet
    const values = (counts.get(path) ?? []).map(({ value, count }) => ({
      value,
      count,
      label: valueLabel(facet, value, words),
    }))
    return { name, label: labelText(texts, language, declaration, path), type, values: inOrder(type, values) }
  })
  const shown = [...declared, ...own].filter(({ name, values }) => values.length > 0 || chosen.includes(name))
  const inProcedures = await procedureFacets(tx, texts, { declaration, actor, language }, wanted)
  const useful = all.total > 0 ? inProcedures : inProcedures.filter(({ name }) => chosen.includes(name))
  const commented = await commentFacet(tx, texts, { declaration, actor, language }, wanted)
  return { facets: [...shown, ...useful, ...(commented ? [commented] : [])], total: all.total }
}
