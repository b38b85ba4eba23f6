import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { useCounter } from './form/use-counter.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'max'> {
  readonly label: string
  /** Help that stays in view. */
  readonly hint?: ReactNode
  /** A problem with the value; marks the field as invalid. */
  readonly problem?: string | undefined
  /** The most characters allowed. Longer text is marked rather than cut off silently, as `maxLength` does. */
  readonly max?: number | undefined
  /** A button inside the box, at its end. */
  readonly button?: ReactNode
}

/** A line of text with its label, help and problem, tied together for screen readers. */
export function TextField({ label, hint, problem, button, max, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const { counted, counter } = useCounter(input, max)
  const described = [input['aria-describedby'], hint && `${inputId}-hint`, problem && `${inputId}-problem`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={classes(styles.box, button !== undefined && styles.hasButton)}>
        <input
          type="text"
          {...input}
          {...counted}
          id={inputId}
          className={styles.input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        {button}
        {counter}
      </div>
      {problem && (
        <p className={styles.problem} id={`${inputId}-problem`}>
          {problem}
        </p>
      )}
      {hint && (
        <div className={styles.hint} id={`${inputId}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
