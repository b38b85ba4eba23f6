import type { ReactNode } from 'react'
import styles from './FormSection.module.css'

export interface FormSectionProps {
  /** The target of the table of contents. */
  readonly id: string
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A section of a form or a record, with a heading the contents list (`SectionNav`) can lead to. */
export function FormSection({ id, title, hint, children }: FormSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {hint && <div className={styles.hint}>{hint}</div>}
      {children}
    </section>
  )
}
