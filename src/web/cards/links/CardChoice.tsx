import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { Badge } from '../../ui/Badge.tsx'
import { classes } from '../../ui/classes.ts'
import { Thumb } from '../../ui/table/Thumb.tsx'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import { TypeIcon } from '../TypeIcon.tsx'
import { thumbnailOf } from '../thumbnail-of.ts'
import { typeOfCard } from '../type-of-card.ts'
import { LinkCounts } from './LinkCounts.tsx'
import styles from './Links.module.css'

export interface CardChoiceProps {
  readonly area: CardArea
  readonly row: CardRow
  readonly ticked: boolean
  /** The card that others are linked with: no card is linked with itself. */
  readonly isItself: boolean
  readonly isLinked: boolean
  readonly onToggle: () => void
}

/** A card that can be ticked, as lists show it in brief. */
export function CardChoice({ area, row, ticked, isItself, isLinked, onToggle }: CardChoiceProps) {
  const { t } = useTranslation()
  return (
    <label className={classes(styles.choice, isItself && styles.off)}>
      <input
        type="checkbox"
        className={styles.tick}
        checked={ticked}
        disabled={isItself}
        onChange={onToggle}
      />
      <Thumb
        src={thumbnailOf(row.thumbnailUrl, 160)}
        size={40}
        sign={<TypeIcon type={typeOfCard(area, row)} size={17} />}
      />
      <span className={styles.words}>
        <span className={styles.title}>{shownTitle(row.title)}</span>
        <span className={styles.small}>{[row.number, row.subtitle].filter(Boolean).join(' · ')}</span>
      </span>
      {(isItself || isLinked) && <Badge>{t(isItself ? 'links.itself' : 'links.linked')}</Badge>}
      <LinkCounts counts={row.relatedEntitiesCount} />
    </label>
  )
}
