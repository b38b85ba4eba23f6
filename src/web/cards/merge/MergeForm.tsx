import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MergePreview } from '#model/api/cards/merging.ts'
import type { MergeChoices } from '#model/engine/merge-cards.ts'
import { Banner } from '../../ui/Banner.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { CardArea } from '../card-area.ts'
import styles from './Merge.module.css'
import { MergeFieldChoice } from './MergeFieldChoice.tsx'
import { MergeSideHead } from './MergeSideHead.tsx'
import { Relinked } from './Relinked.tsx'

/** What the person chose. */
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

/** Both cards, what stands against it, the fields in which they differ, what will be relinked, and why. */
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
