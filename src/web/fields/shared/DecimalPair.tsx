import type { ReactNode } from 'react'
import { useDecimalSign } from '../../platform/i18n/use-decimal-sign.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { ControlAttributes } from '../field-props.ts'
import styles from './Pair.module.css'
import { useTypedText } from './use-typed-text.ts'

export interface DecimalPairProps<V extends string | number> {
  /** Value in the form. */
  readonly value: unknown
  readonly read: (text: string) => V | undefined
  readonly onValue: (value: V | string | undefined) => void
  readonly control: ControlAttributes
  /** The unit or currency of the number. */
  readonly children: ReactNode
}

/** A number with the decimal sign of the interface language, and its unit beside it. */
export function DecimalPair<V extends string | number>(props: DecimalPairProps<V>) {
  const { value, read, onValue, control, children } = props
  const sign = useDecimalSign()
  const show = (number: V) => String(number).replace('.', sign)
  const [text, take] = useTypedText(value, read, show, onValue)
  return (
    <div className={styles.pair}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...control}
        value={text}
        onChange={({ target }) => take(target.value)}
      />
      {children}
    </div>
  )
}
