import { useTranslation } from 'react-i18next'
import { type MeasureField, unitsOf } from '#model/kinds/measure.ts'
import { readNumber } from '#model/kinds/number.ts'
import { useDecimalSign } from '../../platform/i18n/use-decimal-sign.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { InputProps } from '../field-props.ts'
import styles from '../shared/Pair.module.css'
import { useTypedText } from '../shared/use-typed-text.ts'

interface Typed {
  readonly value?: number | string | undefined
  readonly unit?: string | undefined
}

/** A measured number and its unit. */
export function Input({ field, value, onChange, label, control }: InputProps<MeasureField, Typed>) {
  const { t } = useTranslation()
  const sign = useDecimalSign()
  const units = unitsOf(field)
  const unit = value?.unit ?? units[0]
  const [text, take] = useTypedText<number>(
    value?.value,
    readNumber,
    number => String(number).replace('.', sign),
    number => onChange(number === undefined ? undefined : { value: number, unit }),
  )
  return (
    <div className={styles.pair}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...control}
        value={text}
        onChange={({ target }) => take(target.value)}
      />
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
    </div>
  )
}
