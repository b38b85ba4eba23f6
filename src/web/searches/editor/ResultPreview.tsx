import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { criteriaOf } from '#model/api/searches/criteria-of.ts'
import { countSearch } from '#model/api/searches/saved.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { useFoundWords } from '../../cards/use-found-words.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { CallError } from '../../platform/request/call-error.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { areaOfClass } from '../area-of-class.ts'
import { ResultItem } from '../results/ResultItem.tsx'
import { filterProblem } from './draft/filter-conditions.ts'
import { type DraftBlock, filledBlocks, type SearchDraft, sentBlocks } from './draft/search-draft.ts'
import styles from './Editor.module.css'

const calmMs = 350
const previewed = 10

const place = /^(?:criteria\.)?blocks\.(\d+)\.filters\.(\d+)/

/** Reads the server's problems by the ids of the lines that were sent. */
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

/** Counts the results of the complete part of a draft, with the first ten. */
export function useCount(draft: SearchDraft, declaration: CardDeclaration, language: Language) {
  const calm = useDebounced(draft, calmMs)
  const blocks = filledBlocks(calm, filter => !filterProblem(declaration, filter, language))
  const given = sentBlocks(declaration, blocks)
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

type Counted = ReturnType<typeof useCount>

interface ResultPreviewProps {
  readonly found: Counted & { readonly area: NonNullable<Counted['area']> }
  /** Lines that are not complete, and were not asked. */
  readonly leftOut: number
}

/** Results while the search is put together: the count, read out when it changes, and the first ten. */
export function ResultPreview({ found, leftOut }: ResultPreviewProps) {
  const { t } = useTranslation()
  const words = useFoundWords(found.area)
  const { data, error, isFetching } = found.count
  const counted = data && found.isAsked ? words(data.totalSize) : undefined
  const shown = counted && data?.totalIsAtLeast ? t('searches.editor.atLeast', { cards: counted }) : counted
  const isFailed = error !== null && found.refused.size === 0
  return (
    <aside className={styles.found} aria-label={t('searches.editor.found')}>
      <div className={styles.inView}>
        <p className={styles.count} role="status" data-busy={isFetching || !found.isCalm || undefined}>
          {!found.isAsked
            ? t('searches.editor.nothingAsked')
            : error
              ? ''
              : (shown ?? t('searches.editor.counting'))}
        </p>
        {leftOut > 0 && <p className={styles.note}>{t('searches.editor.leftOut', { count: leftOut })}</p>}
        {found.isAsked && isFailed && (
          <LoadFailed text={t('searches.editor.countFailed')} retry={found.retry} />
        )}
        {found.isAsked && !error && data && (
          <>
            {data.totalSize === 0 && <p className={styles.note}>{t('searches.editor.none')}</p>}
            {data.totalSize > found.rows.length && (
              <h2 className={styles.first}>{t('searches.editor.first')}</h2>
            )}
            <ul className={styles.rows}>
              {data.totalSize > 0 &&
                found.rows.map(row => <ResultItem key={row.id} area={found.area} row={row} />)}
            </ul>
          </>
        )}
      </div>
    </aside>
  )
}
