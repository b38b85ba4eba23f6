import { type ReactNode, useId } from 'react'
import styles from './FieldGroup.module.css'

export interface FieldGroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** Fields that belong together, inside a section. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout along
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </div>
  )
}
