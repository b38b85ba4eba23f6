import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MergeCard, MergePreview } from '#model/api/cards/merging.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { MergeChoices, MergeSide } from '#model/engine/merge-cards.ts'
import { useTimes } from '../../platform/times.ts'
import { Banner } from '../../ui/Banner.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Thumb } from '../../ui/table/Thumb.tsx'
import type { CardArea } from '../card-area.ts'
import { ShownValue } from '../shown/ShownValue.tsx'
import { shownTitle } from '../shown-title.ts'
import { TypeIcon } from '../TypeIcon.tsx'
import { thumbnailOf } from '../thumbnail-of.ts'
import { typeOfCard } from '../type-of-card.ts'
import { useLabel } from '../use-label.ts'
import styles from './Merge.module.css'
import { Relinked } from './Relinked.tsx'

interface MergeSideHeadProps {
  readonly area: CardArea
  readonly card: MergeCard
  readonly side: 'kept' | 'other'
}

/** One of the two records, with a mark on the one that is kept. */
function MergeSideHead({ area, card, side }: MergeSideHeadProps) {
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

interface MergeFieldChoiceProps {
  readonly area: CardArea
  readonly preview: MergePreview
  readonly field: MergePreview['fields'][number]
  readonly chosen: MergeSide
  readonly onChoose: (side: MergeSide) => void
}

/** One field of two records, side by side, with the choice of a value or both. */
function MergeFieldChoice({ area, preview, field: { key, sides }, chosen, onChoose }: MergeFieldChoiceProps) {
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

/** The choices made in the form. */
export interface MergeFormState {
  readonly choices: MergeChoices
  readonly reason: string
  readonly acrossTypes: boolean
}

export interface MergeFormProps {
  readonly area: CardArea
  readonly preview: MergePreview
  readonly state: MergeFormState
  readonly onChange: (state: MergeFormState) => void
  /** The button that keeps the other card instead. */
  readonly swap: ReactNode
}

/** Both records, what prevents a merge, the fields in which they differ, the links that will move, and the reason. */
export function MergeForm({ area, preview, state, onChange, swap }: MergeFormProps) {
  const { t } = useTranslation()
  const { kept, other, fields, obstacles } = preview
  const differing = fields.filter(({ differs }) => differs)
  return (
    <div className={styles.form}>
      <div className={styles.heads}>
        <MergeSideHead area={area} card={kept} side="kept" />
        <MergeSideHead area={area} card={other} side="other" />
      </div>
      <div>{swap}</div>
      {obstacles.map(obstacle => (
        <Banner key={obstacle} kind="warning" role="note" inset>
          {t(`merging.obstacles.${obstacle}`)}
        </Banner>
      ))}
      {obstacles.includes('otherType') && (
        <label className={styles.across}>
          <input
            type="checkbox"
            checked={state.acrossTypes}
            onChange={({ target }) => onChange({ ...state, acrossTypes: target.checked })}
          />
          {t('merging.dialog.acrossTypes')}
        </label>
      )}
      <section>
        <h3 className={styles.heading}>{t('merging.dialog.fields')}</h3>
        {differing.length === 0 && <p className={styles.small}>{t('merging.dialog.allSame')}</p>}
        {differing.map(field => (
          <MergeFieldChoice
            key={field.key}
            area={area}
            preview={preview}
            field={field}
            chosen={state.choices[field.key] ?? field.proposal}
            onChoose={side => onChange({ ...state, choices: { ...state.choices, [field.key]: side } })}
          />
        ))}
        {fields.length > differing.length && (
          <p className={styles.small}>
            {t('merging.dialog.same', { count: fields.length - differing.length })}
          </p>
        )}
      </section>
      <Relinked relinked={preview.relinked} />
      <FormRow label={t('merging.dialog.reason')} hint={t('merging.dialog.reasonHint')}>
        <TextInput
          value={state.reason}
          maxLength={2000}
          onChange={({ target }) => onChange({ ...state, reason: target.value })}
        />
      </FormRow>
    </div>
  )
}
