import type { ReactNode } from 'react'
import { Checkbox } from '../form/Checkbox.tsx'
import { Swatch } from '../Swatch.tsx'
import styles from './Facets.module.css'

export interface FacetOptionProps {
  readonly label: ReactNode
  /** The colour that it is. */
  readonly color?: string | undefined
  /** The count, formatted for the reader's language. */
  readonly count: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** One value of a facet: a checkbox and its count. */
export function FacetOption({ label, color, count, checked, onChange }: FacetOptionProps) {
  return (
    <Checkbox
      className={styles.option}
      checked={checked}
      onChange={event => onChange(event.target.checked)}
      label={
        <span className={styles.value}>
          <span className={styles.name}>
            {color && <Swatch color={color} />}
            {label}
          </span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </span>
      }
    />
  )
}
