import { type ReactNode, useId } from 'react'
import styles from '../Editor.module.css'
import type { Part } from '../editor-context.ts'
import type { Property } from '../properties.ts'

/** Properties of the component that draws a kind of property. */
export interface PropertyProps<Kind extends Property['kind'] = Property['kind']> {
  readonly property: Extract<Property, { readonly kind: Kind }>
  readonly part: Part
  /** Its place in the template: 'elements.2.size'. */
  readonly place: string
  readonly onChange: (value: unknown) => void
}

interface ControlGiven {
  readonly id: string
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

interface PropertyRowProps {
  readonly label: string
  readonly problem?: string | undefined
  /** Over the whole width. */
  readonly wide?: boolean
  readonly children: (control: ControlGiven) => ReactNode
}

/** A property with its name and its problem. */
export function PropertyRow({ label, problem, wide, children }: PropertyRowProps) {
  const id = useId()
  return (
    <div className={styles.property} data-wide={wide || undefined}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }) })}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
