import { useTranslation } from 'react-i18next'
import type { BulkPreview, Change } from '#model/api/cards/shapes.ts'
import { fieldAt } from '#model/engine/fields.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { CardArea } from '../card-area.ts'
import { ShownValue } from '../shown/ShownValue.tsx'
import { shownTitle } from '../shown-title.ts'
import styles from './Bulk.module.css'

interface SideProps {
  readonly area: CardArea
  readonly change: Change
  readonly side: 'before' | 'after'
}

function Side({ area, change, side }: SideProps) {
  const { t } = useTranslation()
  const field = fieldAt(area.declaration, change.path)?.field
  const value = change[side]
  if (value === undefined || value === null || !field)
    return <span className={styles.none}>{t('cardList.bulk.nothing')}</span>
  return <ShownValue type={area.type} field={field} value={value} path={change.path.replace(/#[^/]*/g, '')} />
}

/** What an action would do with the first cards: before and after, and which cards it cannot change. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
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
                        <div key={change.path}>
                          <Side area={area} change={change} side="before" />
                        </div>
                      ))}
                    </td>
                    <td>
                      {changes.map(change => (
                        <div key={change.path}>
                          <Side area={area} change={change} side="after" />
                        </div>
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
