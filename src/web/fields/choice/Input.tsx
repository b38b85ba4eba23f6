import { useTranslation } from 'react-i18next'
import type { ChoiceField } from '#model/kinds/choice.ts'
import type { ChoiceRef } from '#model/kinds/values.ts'
import { Select } from '../../ui/form/Select.tsx'
import type { InputProps } from '../field-props.ts'
import { useChoiceLabel } from './use-choice-label.ts'

/** One of the few things the product itself knows. */
export function Input({ field, value, onChange, control }: InputProps<ChoiceField, ChoiceRef>) {
  const { t } = useTranslation()
  const labelOf = useChoiceLabel(field)
  const options = Object.values(field.choices).map(id => ({
    value: String(id),
    label: labelOf(id),
  }))
  return (
    <Select
      {...control}
      extent={control['aria-label'] ? 'full' : 'medium'}
      options={options}
      none={t('cards.form.nothing')}
      value={value === undefined ? '' : String(value.id)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : { id: Number(target.value) })}
    />
  )
}
