import { type DescribedCriterion, describeBlocks } from '#model/api/searches/described-blocks.ts'
import type { Described } from '#model/api/searches/saved.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { isLeaf } from '#model/engine/fields.ts'
import { readLooks } from '#model/files/likeness/looks-text.ts'
import { isId } from '#model/ids.ts'
import type { Leaf } from '#model/kinds/field.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { Criteria, Criterion } from '#model/searches/criteria.ts'
import { readOperand } from '#model/searches/operand.ts'
import { proceduresAbout, procedureValue } from '#model/searches/procedures-about.ts'
import { resolveField, type SearchField, sheetOf } from '#model/searches/search-field.ts'
import { isReadable } from '#model/searches/unreadable.ts'
import { followCriteria, type KnownNames, namesOf, wordsOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { mayRead } from '../readable-types.ts'
import { classIdOf, classLabel, fieldLabel } from './field-label.ts'

/** Criteria of a search, and its class. */
export interface SearchQuery {
  readonly declaration: CardDeclaration
  readonly criteria: Criteria
}

export interface Reader {
  readonly texts: TextBook
  readonly holder: Holder
  readonly language: Language
}

/** The field of a criterion, where it is there and everything on the way to it may be read. */
function readableField(
  holder: Holder,
  { declaration }: SearchQuery,
  criterion: Criterion,
): SearchField | undefined {
  const found = resolveField(declaration, criterion.field)
  return found && isReadable(holder, found, criterion) ? found : undefined
}

const criteriaOf = (queries: readonly SearchQuery[]) =>
  queries.flatMap(each =>
    each.criteria.blocks.flatMap(({ filters }) => filters.map(criterion => ({ query: each, criterion }))),
  )

/** Looks up all terms and cards that searches name, at once. Cards of types that may not be read stay unnamed. */
async function namesIn(
  tx: TenantTransaction,
  { holder }: Reader,
  queries: readonly SearchQuery[],
): Promise<KnownNames> {
  const [first] = queries
  const idsOf = (...wanted: readonly SearchField['propertyType'][]) =>
    criteriaOf(queries).flatMap(({ query: each, criterion }) => {
      const type = readableField(holder, each, criterion)?.propertyType
      return type && wanted.includes(type) ? criterion.values.filter(isId) : []
    })
  if (!first) return { terms: new Map(), cards: new Map() }
  const names = await namesOf(tx, holder, first.declaration, [], {
    terms: idsOf('TERM'),
    cards: idsOf('LINK', 'LOOKS'),
  })
  const named = [...names.cards].filter(([, { type }]) => {
    const of = declarationOfId(type)
    return of !== undefined && mayRead(holder, of)
  })
  return { ...names, cards: new Map(named) }
}

function valueLabel(
  { texts, language }: Reader,
  names: KnownNames,
  found: SearchField,
  value: string,
): string {
  const { field, propertyType, declaration } = found
  const words = wordsOf(texts, sheetOf(found).sheet, names, language)
  switch (propertyType) {
    case 'TERM':
      return words.term({ id: value, name: value })
    case 'LOOKS':
      if (readLooks(value) !== undefined) return texts.translate(language, 'searches.looks.picture')
      return words.link({ id: value, name: value })
    case 'LINK':
      return words.link({ id: value, name: value })
    case 'BOOLEAN':
      return words.yesNo(value === 'true')
    case 'PROCEDURE': {
      const type = proceduresAbout(declaration).find(each => procedureValue(each) === value)?.type
      return type ? texts.translate(language, `${type}.words.name` as TextKey) : value
    }
    case 'CHOICE':
      return field && isLeaf(field)
        ? (kindOf(field as Leaf).facetLabel?.(value, field as Leaf, words) ?? value)
        : value
    default:
      return value
  }
}

function presentCriterion(
  reader: Reader,
  names: KnownNames,
  query: SearchQuery,
  criterion: Criterion,
): DescribedCriterion {
  const { texts, language, holder } = reader
  const found = readableField(holder, query, criterion)
  if (!found)
    return { label: criterion.field, propertyType: undefined, broken: true, valueLabel: value => value }
  return {
    label: fieldLabel(texts, language, query.declaration, found),
    propertyType: found.propertyType,
    broken: 'problem' in readOperand(found, criterion, language),
    valueLabel: value => valueLabel(reader, names, found, value),
  }
}

/** Descriptions of searches, with today's names in the language asked for (C-Q01, C-Q02). */
export async function describeSearches(
  tx: TenantTransaction,
  reader: Reader,
  given: readonly SearchQuery[],
): Promise<Described[]> {
  const queries: SearchQuery[] = []
  for (const { declaration, criteria } of given)
    queries.push({ declaration, criteria: await followCriteria(tx, declaration, criteria) })
  const names = await namesIn(tx, reader, queries)
  return queries.map(each => ({
    classId: classIdOf(each.declaration),
    className: classLabel(reader.texts, reader.language, each.declaration),
    blocks: describeBlocks(each.criteria, criterion => presentCriterion(reader, names, each, criterion)),
    criteria: JSON.stringify(each.criteria),
  }))
}
