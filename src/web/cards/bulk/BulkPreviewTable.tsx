import { useTranslation } from 'react-i18next'
import type { BulkPreview } from '#model/api/cards/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import styles from './Bulk.module.css'
import { ChangeSide } from './ChangeSide.tsx'

/** The preview of an action on the first records: before and after, and the records it cannot change. */
export function BulkPreviewTable({
  area,
  preview,
}: {
  readonly area: CardArea
  readonly preview: BulkPreview
}) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { changed, unchanged, refused, samples } = preview
  return (
    <section aria-label={t('cardList.bulk.preview')}>
      <p className={styles.summary} role="status">
        {t('cardList.bulk.summary', {
          seen: numbers.format(changed + unchanged + refused),
          changed: numbers.format(changed),
          unchanged: numbers.format(unchanged),
          refused: numbers.format(refused),
        })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard */}
      <div className={styles.scroller} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('cardList.bulk.card')}</th>
              <th scope="col">{t('cardList.bulk.before')}</th>
              <th scope="col">{t('cardList.bulk.after')}</th>
            </tr>
          </thead>
          <tbody>
            {samples.map(({ id, number, title, changes, problem }) => (
              <tr key={id}>
                <th scope="row">
                  <span className={styles.title}>{shownTitle(title)}</span>
                  <span className={`${styles.number} numbers`}>{number}</span>
                </th>
                {problem !== null || changes.length === 0 ? (
                  <td colSpan={2} className={problem === null ? styles.none : styles.problem}>
                    {problem ?? t('cardList.bulk.stays')}
                  </td>
                ) : (
                  <>
                    <td>
                      {changes.map(change => (
                        <ChangeSide key={change.path} area={area} change={change} side="before" />
                      ))}
                    </td>
                    <td>
                      {changes.map(change => (
                        <ChangeSide key={change.path} area={area} change={change} side="after" />
                      ))}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
