import type { OutputOf, QueryOf } from '#model/api/endpoint.ts'
import type { readTerms } from '#model/api/vocabularies/reading.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import { isId } from '#model/ids.ts'
import type { Language } from '#model/languages.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { presentTerm, presentTerms } from './present.ts'
import { countLevel, type Level, pageOfLevel, placeInLevel } from './store/level.ts'
import { findTerms } from './store/search.ts'

/** Terms a page where the caller does not say. */
const usualBlocksize = 100

/** A search counts its finds up to here; beyond, it only says that there are more. */
const counted = 1000

/** Pages so short are suggestions while a person types: they only need to know whether there are more. */
const suggestions = 10

type Query = QueryOf<typeof readTerms>
type Found = Omit<OutputOf<typeof readTerms>, 'metadata'>

export interface TermsRequest {
  readonly code: VocabularyCode
  readonly parentId: string | null
  readonly language: Language
  readonly query: Query
}

/** A page of terms: of one level of the vocabulary, or of what a search finds below it at whatever depth. */
export async function listTerms(tx: TenantTransaction, request: TermsRequest): Promise<Found> {
  const { query, language } = request
  const selected = await selectedTerm(tx, request)
  const blocksize = query.blocksize ?? usualBlocksize
  const found = query.q?.trim()
    ? await searched(tx, request, blocksize)
    : await browsed(tx, request, blocksize, selected)
  const terms = await presentTerms(tx, found.ids, language, query.deprecated === 'true')
  return { terms, blocksize, selected, page: found.page, totalCount: found.totalCount, more: found.more }
}

async function selectedTerm(
  tx: TenantTransaction,
  { code, language, query }: TermsRequest,
): Promise<Term | null> {
  const id = query.selectedTermId
  if (id === undefined || !isId(id)) return null
  const term = await presentTerm(tx, id, language)
  return term?.code === code ? term : null
}

interface FoundIds {
  readonly ids: readonly string[]
  readonly page: number
  readonly totalCount: number
  readonly more: boolean
}

async function searched(tx: TenantTransaction, request: TermsRequest, blocksize: number): Promise<FoundIds> {
  const { code, parentId, query } = request
  const page = query.page ?? 0
  const wanted = (page + 1) * blocksize
  const limit = blocksize <= suggestions ? wanted : Math.max(counted, wanted)
  const filter = {
    vocabulary: code,
    below: parentId ?? undefined,
    objectCategoryId: query.objectCategoryId,
    deprecated: query.deprecated === 'true',
  }
  const ids = await findTerms(tx, filter, query.q ?? '', limit + 1)
  return {
    ids: ids.slice(0, limit).slice(page * blocksize, (page + 1) * blocksize),
    page,
    totalCount: Math.min(ids.length, limit),
    more: ids.length > limit,
  }
}

async function browsed(
  tx: TenantTransaction,
  { code, parentId, language, query }: TermsRequest,
  blocksize: number,
  selected: Term | null,
): Promise<FoundIds> {
  const level: Level = {
    vocabulary: code,
    parentId,
    sort: vocabularies[code].sort,
    language,
    letter: query.ql?.trim().toUpperCase() || undefined,
    objectCategoryId: query.objectCategoryId,
    deprecated: query.deprecated === 'true',
  }
  const place = query.page === undefined && selected ? await placeOfSelected(tx, level, selected) : undefined
  const page = query.page ?? Math.floor((place ?? 0) / blocksize)
  return {
    ids: await pageOfLevel(tx, level, { offset: page * blocksize, limit: blocksize }),
    page,
    totalCount: await countLevel(tx, level),
    more: false,
  }
}

/** Place of the selected term on this level, or of the one above it that is of this level. */
function placeOfSelected(tx: TenantTransaction, level: Level, selected: Term): Promise<number | undefined> {
  const line = [...selected.path.map(({ id }) => id), selected.id]
  const onLevel = level.parentId === null ? line[0] : line[line.indexOf(level.parentId) + 1]
  return onLevel === undefined ? Promise.resolve(undefined) : placeInLevel(tx, level, onLevel)
}
