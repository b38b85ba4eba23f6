import { type ReactNode, useId } from 'react'
import styles from './ProfilePage.module.css'

export interface SectionProps {
  readonly title: string
  /** What it is for, said before everything else. */
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** A titled part of the profile. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
