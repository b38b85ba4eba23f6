import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { commonCurrencies, type MoneyField, readAmount } from '#model/kinds/money.ts'
import type { Money } from '#model/kinds/values.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { InputProps } from '../field-props.ts'
import { DecimalPair } from '../shared/DecimalPair.tsx'
import styles from '../shared/Pair.module.css'

/** An amount and its currency. */
export function Input({ value, onChange, label, control }: InputProps<MoneyField, Partial<Money>>) {
  const { t } = useTranslation()
  const currencies = useId()
  const put = (part: { readonly amount?: string | undefined; readonly currency?: string | undefined }) => {
    const next = { ...value, ...part }
    onChange(next.amount === undefined && next.currency === undefined ? undefined : next)
  }
  return (
    <DecimalPair
      value={value?.amount}
      read={readAmount}
      onValue={amount =>
        put({ amount, currency: amount === undefined ? undefined : (value?.currency ?? 'EUR') })
      }
      control={control}
    >
      <TextInput
        className={styles.narrow}
        aria-label={t('cards.form.partOf', { part: t('cards.form.currency'), field: label })}
        autoComplete="off"
        maxLength={3}
        list={currencies}
        disabled={control.disabled}
        onBlur={control.onBlur}
        value={value?.currency ?? ''}
        onChange={({ target }) => put({ currency: target.value.toUpperCase() || undefined })}
      />
      <datalist id={currencies}>
        {commonCurrencies.map(code => (
          <option key={code} value={code} />
        ))}
      </datalist>
    </DecimalPair>
  )
}
