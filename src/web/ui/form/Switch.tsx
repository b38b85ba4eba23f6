import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Choice.module.css'
import { useControl } from './control.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label?: ReactNode
  readonly hint?: ReactNode
}

/** A switch that takes effect immediately. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const control = useControl(input)
  return (
    <label className={classes(styles.choice, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself has the checked state */}
      <input {...input} {...control} type="checkbox" role="switch" className={styles.switch} />
      {label !== undefined && (
        <span className={styles.words}>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      )}
    </label>
  )
}
