import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PillBox } from '../../../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../../../ui/suggest/SuggestInput.tsx'
import type { Suggestion } from '../../../ui/suggest/Suggestion.ts'
import { controlOf, type ValueProps } from './value-props.ts'

export interface PickedProps extends ValueProps {
  readonly text: string | undefined
  readonly onText: (text: string | undefined) => void
  readonly options: readonly Suggestion[]
  readonly loading?: boolean
  /** Opens without a text: where all there is can be shown. */
  readonly few?: boolean
  readonly none: ReactNode
}

/** Things that are known, picked one after the other; one of them is enough. */
export function Picked(props: PickedProps) {
  const {
    values,
    onChange,
    label,
    invalid,
    text,
    onText,
    options,
    loading = false,
    few = false,
    none,
  } = props
  const { t } = useTranslation()
  const chosen = new Set(values.map(({ value }) => value))
  return (
    <PillBox
      label={t('searches.editor.values', { field: label })}
      values={values.map(({ value, label: name = value }) => ({ id: value, label: name }))}
      removeLabel={value => t('searches.editor.removeValue', { value })}
      onRemove={id => onChange(values.filter(({ value }) => value !== id))}
      invalid={invalid}
    >
      <SuggestInput
        {...controlOf({ label, invalid })}
        bare
        typed={text}
        onTyped={onText}
        ready={few || Boolean(text?.trim())}
        options={options.filter(({ id }) => !chosen.has(id))}
        loading={loading}
        rows={few ? Number.POSITIVE_INFINITY : 8}
        onPick={({ id, name }) => onChange([...values, { value: id, label: name }])}
        texts={{ none, loading: t('common.loading'), count: count => t('cards.form.link.count', { count }) }}
      />
    </PillBox>
  )
}
