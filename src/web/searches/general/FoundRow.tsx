import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { FoundCard } from '#model/api/searches/general.ts'
import { cardTypeNamed } from '#model/cards/card-types.ts'
import { matchRanges } from '#model/searches/match-ranges.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { thumbnailOf } from '../../cards/thumbnail-of.ts'
import { Thumb } from '../../ui/table/Thumb.tsx'
import { Highlighted } from './Highlighted.tsx'
import styles from './Search.module.css'

export interface FoundRowProps {
  readonly area: CardArea
  readonly card: FoundCard
  /** What was looked for. */
  readonly q: string
  readonly onOpen: () => void
}

/** A card that was found, as a link to it: picture, title, number, and where it fits. */
export function FoundRow({ area, card, q, onOpen }: FoundRowProps) {
  const { t } = useTranslation()
  const type = cardTypeNamed(card.type.name) ?? area.type
  const title = shownTitle(card.title)
  return (
    <Link to={area.recordPath(card.id)} className={styles.row} data-found="" onClick={onOpen}>
      <Thumb
        src={thumbnailOf(card.thumbnailUrl, 160)}
        size={48}
        sign={<TypeIcon type={type} size={20} />}
        alt={t(cardWordKey(type, 'name'))}
      />
      <span className={styles.words}>
        <span className={styles.heading}>
          <span className={styles.title}>
            <Highlighted text={title} ranges={matchRanges(title, q)} />
          </span>
          {card.number && (
            <span className={`${styles.number} numbers`}>
              <Highlighted text={card.number} ranges={matchRanges(card.number, q)} />
            </span>
          )}
        </span>
        {card.subtitle && (
          <span className={styles.line}>
            <Highlighted text={card.subtitle} ranges={matchRanges(card.subtitle, q)} />
          </span>
        )}
        {card.match && (
          <span className={styles.line}>
            <span className={styles.label}>{card.match.label}</span>{' '}
            <Highlighted text={card.match.text} ranges={card.match.ranges} />
          </span>
        )}
      </span>
    </Link>
  )
}
