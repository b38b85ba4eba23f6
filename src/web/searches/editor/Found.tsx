import { useTranslation } from 'react-i18next'
import { useFoundWords } from '../../cards/use-found-words.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { ResultItem } from '../results/ResultItem.tsx'
import styles from './Editor.module.css'
import type { useCount } from './use-count.ts'

type Counted = ReturnType<typeof useCount>

export interface FoundProps {
  readonly found: Counted & { readonly area: NonNullable<Counted['area']> }
  /** Lines that are not complete, and were not asked. */
  readonly leftOut: number
}

/** What the search finds while it is put together: the count, read out when it changes, and the first ten. */
export function Found({ found, leftOut }: FoundProps) {
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
