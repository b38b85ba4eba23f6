import { useTranslation } from 'react-i18next'
import type { Conflict } from '#model/engine/merge.ts'
import { ChangedValue } from '../history/ChangedValue.tsx'
import type { ChangePlace } from '../history/change-place.ts'
import styles from './Conflict.module.css'

export interface ConflictChoiceProps {
  readonly type: string
  readonly conflict: Conflict
  readonly place: ChangePlace
  readonly mine: boolean
  readonly onChoose: (mine: boolean) => void
}

/** One field that two people changed: both texts side by side, and what stood there before. */
export function ConflictChoice({ type, conflict, place, mine, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation()
  const label = place.labels.join(' › ')
  const shown = (value: unknown) =>
    value === null || value === undefined ? (
      <span className={styles.nothing}>
        {t(place.isRow ? 'cards.conflict.removed' : 'cards.conflict.nothing')}
      </span>
    ) : (
      <ChangedValue type={type} place={place} kind="set" value={value} />
    )
  return (
    <fieldset className={styles.choice} aria-label={t('cards.conflict.choose', { field: label })}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map(side => (
          <label key={side} className={styles.side}>
            <span className={styles.who}>
              <input
                type="radio"
                name={`conflict ${conflict.path}`}
                checked={mine === (side === 'mine')}
                onChange={() => onChoose(side === 'mine')}
              />
              {t(`cards.conflict.${side}`)}
            </span>
            <span>{shown(conflict[side])}</span>
          </label>
        ))}
      </div>
      <div className={styles.base}>
        {t('cards.conflict.before')}: {shown(conflict.base)}
      </div>
    </fieldset>
  )
}
