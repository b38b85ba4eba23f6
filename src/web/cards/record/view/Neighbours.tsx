import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardArea } from '../../card-area.ts'
import { useListNeighbours } from '../../list/use-list-neighbours.ts'
import styles from './Record.module.css'

/** The cards before and after in the list one came from; nothing for who came from elsewhere. */
export function Neighbours({ area, id }: { readonly area: CardArea; readonly id: string }) {
  const { t } = useTranslation()
  const { previousId, nextId, position, total, totalIsAtLeast } = useListNeighbours(area, id)
  if (position === undefined) return <span className={styles.space} />
  const step = (target: string | undefined, label: string, icon: React.ReactNode) =>
    target === undefined ? (
      <span className={styles.step} aria-hidden="true">
        {icon}
      </span>
    ) : (
      <Link to={area.recordPath(target)} className={styles.step} aria-label={label} title={label}>
        {icon}
      </Link>
    )
  return (
    <nav className={styles.neighbours} aria-label={t('cards.record.inList')}>
      {step(
        previousId,
        t('cards.record.previous'),
        <ChevronLeft size={17} strokeWidth={1.7} aria-hidden="true" />,
      )}
      <span className={styles.position}>
        {t(totalIsAtLeast ? 'cards.record.positionAtLeast' : 'cards.record.position', {
          position,
          total: total ?? '…',
        })}
      </span>
      {step(nextId, t('cards.record.next'), <ChevronRight size={17} strokeWidth={1.7} aria-hidden="true" />)}
    </nav>
  )
}
