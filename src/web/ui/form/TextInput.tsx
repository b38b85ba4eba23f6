import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import field from '../Field.module.css'
import styles from './Control.module.css'
import { useControl } from './control.ts'
import { useCounter } from './use-counter.tsx'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'max'> {
  /** The usual length of the value: a number, a name, or a line. */
  readonly extent?: 'short' | 'medium' | 'full'
  /** A picture at the beginning of the box. */
  readonly start?: ReactNode
  /** A unit or a button at its end. */
  readonly end?: ReactNode
  /** The most characters allowed. Longer text is marked rather than cut off silently, as `maxLength` does. */
  readonly max?: number | undefined
}

/** A line of text inside a `FormRow`. */
export function TextInput({ extent = 'full', start, end, max, className, ...input }: TextInputProps) {
  const control = useControl(input)
  const { counted, counter } = useCounter(input, max)
  return (
    <div
      className={classes(
        styles.box,
        extent !== 'full' && styles[extent],
        start !== undefined && styles.start,
        end !== undefined && styles.end,
        className,
      )}
    >
      {start && <span className={styles.before}>{start}</span>}
      <input
        type="text"
        {...input}
        {...counted}
        {...control}
        className={classes(field.input, styles.input)}
      />
      {counter}
      {end && <span className={styles.after}>{end}</span>}
    </div>
  )
}
