import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import field from '../Field.module.css'
import styles from './Control.module.css'
import { useControl } from './control.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** Other words it is found by in a search. */
  readonly keywords?: string
  readonly disabled?: boolean
}

export interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly SelectOption[]
  /** Words of the empty choice; without them there is none. */
  readonly none?: string | undefined
  readonly extent?: 'short' | 'medium' | 'full'
}

/** One of a few known values: the system's own list, at home on every device. `SearchSelect` is for many. */
export function Select({ options, none, extent = 'medium', className, ...select }: SelectProps) {
  const control = useControl(select)
  return (
    <div className={classes(styles.box, extent !== 'full' && styles[extent], className)}>
      <select {...select} {...control} className={classes(field.input, styles.select)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronsUpDown className={styles.chevrons} size={14} strokeWidth={1.7} aria-hidden="true" />
    </div>
  )
}
