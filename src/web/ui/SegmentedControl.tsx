import { type ReactNode, useId } from 'react'
import styles from './SegmentedControl.module.css'

export interface SegmentedControlProps<Value extends string> {
  /** Names the group. */
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly lang?: string
    /** Full name, where the label is an abbreviation. */
    readonly name?: string
  }[]
  readonly onChange: (value: Value) => void
  readonly className?: string | undefined
}

/** One of a few choices, all in view: radio buttons underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className={`${styles.group} ${props.className ?? ''}`} aria-label={props.label}>
      {props.options.map(option => (
        <label key={option.value} className={styles.option} lang={option.lang} title={option.name}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            aria-label={option.name}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
