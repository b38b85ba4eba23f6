import { useTranslation } from 'react-i18next'
import type { MergePreview } from '#model/api/cards/merging.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { cardWordKey } from '../card-words.ts'
import { areaOf } from '../linked-cards.ts'
import { shownTitle } from '../shown-title.ts'
import styles from './Merge.module.css'

/** Maximum number of records listed by name; beyond it only their number is shown. */
const named = 5

/** The references that will point to the kept record: their number by type and field, and the first of them. */
export function Relinked({ relinked: { fields, links, cards } }: Pick<MergePreview, 'relinked'>) {
  const { t } = useTranslation()
  const format = new Intl.NumberFormat(useLanguage())
  const typeName = (name: string): string => {
    const area = areaOf(name)
    return area ? t(cardWordKey(area.type, 'list')) : name
  }
  const fieldName = (name: string, path: string): string => {
    const area = areaOf(name)
    return area ? (t(`${area.type}.${path}` as TextKey) as string) : path
  }
  return (
    <section className={styles.relinked}>
      <h3 className={styles.heading}>{t('merging.dialog.relinked')}</h3>
      {fields.length + links.length === 0 && <p className={styles.small}>{t('merging.dialog.none')}</p>}
      <ul>
        {fields.map(({ type, path, count }) => (
          <li key={`${type} ${path}`}>
            {t('merging.dialog.inField', {
              type: typeName(type),
              field: fieldName(type, path),
              shown: format.format(count),
            })}
          </li>
        ))}
        {links.map(({ type, count }) => (
          <li key={type}>
            {t('merging.dialog.byHand', { type: typeName(type), shown: format.format(count) })}
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <p className={styles.small}>
          {t('merging.dialog.examples')}:{' '}
          {cards
            .slice(0, named)
            .map(({ title, shortDescription }) =>
              [shortDescription, shownTitle(title)].filter(Boolean).join(' '),
            )
            .join('; ')}
        </p>
      )}
    </section>
  )
}
