import { useTranslation } from 'react-i18next'
import type { MergeCard } from '#model/api/cards/merging.ts'
import { useTimes } from '../../platform/times.ts'
import { Thumb } from '../../ui/table/Thumb.tsx'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import { TypeIcon } from '../TypeIcon.tsx'
import { thumbnailOf } from '../thumbnail-of.ts'
import { typeOfCard } from '../type-of-card.ts'
import styles from './Merge.module.css'

export interface MergeSideHeadProps {
  readonly area: CardArea
  readonly card: MergeCard
  readonly side: 'kept' | 'other'
}

/** One of two cards, with what becomes of it. */
export function MergeSideHead({ area, card, side }: MergeSideHeadProps) {
  const { t } = useTranslation()
  const times = useTimes()
  return (
    <div className={styles.card}>
      <p className={styles.role}>{t(`merging.dialog.${side}`)}</p>
      <div className={styles.cardLine}>
        <Thumb
          src={thumbnailOf(card.thumbnailUrl, 160)}
          size={44}
          sign={<TypeIcon type={typeOfCard(area, card)} size={18} />}
        />
        <div className={styles.words}>
          <a className={styles.title} href={area.recordPath(card.id)} target="_blank" rel="noopener">
            {shownTitle(card.heading)}
          </a>
          <span className={styles.small}>{[card.number, card.subtitle].filter(Boolean).join(' · ')}</span>
          <span className={styles.small}>{times.short(card.updatedAt)}</span>
        </div>
      </div>
    </div>
  )
}
