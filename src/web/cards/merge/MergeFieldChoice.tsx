import { useTranslation } from 'react-i18next'
import type { MergePreview } from '#model/api/cards/merging.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { MergeSide } from '#model/engine/merge-cards.ts'
import type { CardArea } from '../card-area.ts'
import { ShownValue } from '../shown/ShownValue.tsx'
import { useLabel } from '../use-label.ts'
import styles from './Merge.module.css'

export interface MergeFieldChoiceProps {
  readonly area: CardArea
  readonly preview: MergePreview
  readonly field: MergePreview['fields'][number]
  readonly chosen: MergeSide
  readonly onChoose: (side: MergeSide) => void
}

/** One field of two cards, side by side: whose value is kept, or both. */
export function MergeFieldChoice({
  area,
  preview,
  field: { key, sides },
  chosen,
  onChoose,
}: MergeFieldChoiceProps) {
  const { t } = useTranslation()
  const label = useLabel(area.type)(key)
  const declared = fieldsOf(area.declaration)[key]
  const shown = (side: 'kept' | 'other') => {
    const value = preview[side].values[key]
    return value === undefined || value === null || !declared ? (
      <span className={styles.nothing}>{t('merging.dialog.nothing')}</span>
    ) : (
      <ShownValue type={area.type} field={declared} value={value} path={key} />
    )
  }
  return (
    <fieldset className={styles.field} aria-label={t('merging.dialog.choose', { field: label })}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.sides}>
        {sides.map(side => (
          <label key={side} className={side === 'both' ? styles.both : styles.side}>
            <span className={styles.who}>
              <input
                type="radio"
                name={`merge ${key}`}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {t(`merging.dialog.${side}`)}
            </span>
            {side !== 'both' && <span className={styles.value}>{shown(side)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
