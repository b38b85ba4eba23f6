import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import styles from './Choice.module.css'
import { useControl } from './control.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Beside the box. Absent where a row or its own `aria-label` names it. */
  readonly label?: ReactNode
  readonly hint?: ReactNode
  /** True when only some of the items it represents are ticked. */
  readonly indeterminate?: boolean
  readonly ref?: (element: HTMLInputElement | null) => void
}

/** A box to tick. */
export function Checkbox({ label, hint, indeterminate = false, className, ref, ...input }: CheckboxProps) {
  const control = useControl(input)
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={classes(styles.choice, label === undefined && styles.bare, className)}>
      <input
        {...input}
        {...control}
        type="checkbox"
        ref={element => {
          own.current = element
          ref?.(element)
        }}
        className={styles.check}
      />
      {label !== undefined && (
        <span className={styles.words}>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      )}
    </label>
  )
}
