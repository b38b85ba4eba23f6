import { type ReactNode, useId } from 'react'
import styles from './FieldGroup.module.css'

export interface FieldGroupProps {
  readonly title: string
  readonly hint?: ReactNode
  /** Stands at the end of the title: an action, a count. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together, inside a section. */
export function FieldGroup({ title, hint, end, children }: FieldGroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout along
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {end}
      </div>
      {hint && <div className={styles.hint}>{hint}</div>}
      {children}
    </div>
  )
}
