import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countSearch } from '#model/api/searches/saved.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { criteriaOf } from '#model/searches/criteria-of.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { useDebounced } from '../../vocabularies/use-debounced.ts'
import { areaOfClass } from '../saved/area-of-class.ts'
import { filterProblem } from './draft/filter-problem.ts'
import { filledBlocks, givenBlocks } from './draft/given-of.ts'
import type { DraftBlock, SearchDraft } from './draft/search-draft.ts'

const calmMs = 350
const previewed = 10

const place = /^(?:criteria\.)?blocks\.(\d+)\.filters\.(\d+)/

/** What the server says is wrong, by the ids of the lines that were sent. */
export function refusedLines(failure: unknown, sent: readonly DraftBlock[]): ReadonlyMap<number, string> {
  const fields = failure instanceof CallError ? failure.fields : {}
  return new Map(
    Object.entries(fields).flatMap(([key, text]) => {
      const [, block, filter] = place.exec(key) ?? []
      const line = sent[Number(block)]?.filters[Number(filter)]
      return line ? [[line.id, text] as const] : []
    }),
  )
}

/** What a draft finds as far as it is complete: how many, and the first ten. */
export function useCount(draft: SearchDraft, declaration: CardDeclaration, language: Language) {
  const calm = useDebounced(draft, calmMs)
  const blocks = filledBlocks(calm, filter => !filterProblem(declaration, filter, language))
  const given = givenBlocks(declaration, blocks)
  const enabled = blocks.length > 0
  const count = useQuery({
    ...endpointQuery(countSearch, { body: { classId: calm.classId, blocks: given } }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const area = areaOfClass(calm.classId)
  const criteria = JSON.stringify(criteriaOf(given).criteria)
  const rows = useQuery({
    ...endpointQuery((area as NonNullable<typeof area>).endpoints.list, {
      query: { criteria, page: '0', blocksize: String(previewed), without_filters: 'true' },
    }),
    enabled: enabled && area !== undefined,
    placeholderData: keepPreviousData,
  })
  return {
    area,
    blocks,
    criteria,
    isAsked: enabled,
    isCalm: calm === draft,
    count,
    rows: rows.data?.result ?? [],
    retry: () => Promise.all([count.refetch(), rows.refetch()]),
    refused: refusedLines(count.error, blocks),
  }
}
