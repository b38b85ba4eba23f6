import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { commonCurrencies, type MoneyField, readAmount } from '#model/kinds/money.ts'
import type { Money } from '#model/kinds/values.ts'
import { useDecimalSign } from '../../platform/i18n/use-decimal-sign.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { InputProps } from '../field-props.ts'
import styles from '../shared/Pair.module.css'
import { useTypedText } from '../shared/use-typed-text.ts'

/** An amount and its currency. */
export function Input({ value, onChange, label, control }: InputProps<MoneyField, Partial<Money>>) {
  const { t } = useTranslation()
  const sign = useDecimalSign()
  const currencies = useId()
  const put = (part: { readonly amount?: string | undefined; readonly currency?: string | undefined }) => {
    const next = { ...value, ...part }
    onChange(next.amount === undefined && next.currency === undefined ? undefined : next)
  }
  const [amount, take] = useTypedText<string>(
    value?.amount,
    readAmount,
    text => text.replace('.', sign),
    text => put({ amount: text, currency: text === undefined ? undefined : (value?.currency ?? 'EUR') }),
  )
  const name = t('cards.form.partOf', { part: t('cards.form.currency'), field: label })
  return (
    <div className={styles.pair}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...control}
        value={amount}
        onChange={({ target }) => take(target.value)}
      />
      <TextInput
        className={styles.narrow}
        aria-label={name}
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
    </div>
  )
}
