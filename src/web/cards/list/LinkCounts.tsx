import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import styles from './Row.module.css'

/** How many cards and files a card is linked with. */
export function LinkCounts({ counts }: { readonly counts: CardRow['relatedEntitiesCount'] }) {
  const { t } = useTranslation()
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0)
  if (count === 0) return null
  return (
    <span className={styles.links} role="img" aria-label={t('cardList.row.links', { count })}>
      <Link2 size={14} strokeWidth={1.7} aria-hidden="true" />
      <span className="numbers" aria-hidden="true">
        {count}
      </span>
    </span>
  )
}
