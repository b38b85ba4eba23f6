import { useTranslation } from 'react-i18next'
import { type MeasureField, unitsOf } from '#model/kinds/measure.ts'
import { readNumber } from '#model/kinds/read-number.ts'
import { Select } from '../../ui/form/Select.tsx'
import type { InputProps } from '../field-props.ts'
import { DecimalPair } from '../shared/DecimalPair.tsx'
import styles from '../shared/Pair.module.css'

interface Typed {
  readonly value?: number | string | undefined
  readonly unit?: string | undefined
}

/** A measured number and its unit. */
export function Input({ field, value, onChange, label, control }: InputProps<MeasureField, Typed>) {
  const { t } = useTranslation()
  const units = unitsOf(field)
  const unit = value?.unit ?? units[0]
  return (
    <DecimalPair
      value={value?.value}
      read={readNumber}
      onValue={number => onChange(number === undefined ? undefined : { value: number, unit })}
      control={control}
    >
      <Select
        className={styles.narrow}
        extent="full"
        aria-label={t('cards.form.partOf', { part: t('cards.form.unit'), field: label })}
        disabled={control.disabled}
        onBlur={control.onBlur}
        options={units.map(name => ({ value: name, label: name }))}
        value={unit}
        onChange={({ target }) => onChange({ ...value, unit: target.value })}
      />
    </DecimalPair>
  )
}
