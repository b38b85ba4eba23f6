import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { type CardType, isCardType } from '#model/record-types.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import styles from '../Row.module.css'
import { TypeIcon } from '../TypeIcon.tsx'

/** Number of icons that fit in a row; the others are listed in its description. */
const mostSigns = 4

type Counts = CardRow['relatedEntitiesCount']

const counted = (counts: Counts): readonly { readonly type: CardType; readonly count: number }[] =>
  Object.entries(counts).flatMap(([type, count]) => (isCardType(type) && count > 0 ? [{ type, count }] : []))

/** Numbers of linked records by type, and of files (C-K08). */
export function LinkCounts({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation()
  const format = new Intl.NumberFormat(useLanguage())
  const all = counted(counts)
  if (all.length === 0) return null
  const words = all
    .map(({ type, count }) => `${t(`${type}.words.plural`)}: ${format.format(count)}`)
    .join(', ')
  const shown = all.length > mostSigns ? all.slice(0, mostSigns - 1) : all
  return (
    <span className={styles.links} role="img" aria-label={words} title={words}>
      {shown.map(({ type, count }) => (
        <span key={type} className={styles.linkCount} aria-hidden="true">
          <TypeIcon type={type} size={14} />
          <span className="numbers">{format.format(count)}</span>
        </span>
      ))}
      {shown.length < all.length && (
        <span className={styles.linkCount} aria-hidden="true">
          +{all.length - shown.length}
        </span>
      )}
    </span>
  )
}
