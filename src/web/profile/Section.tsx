import { type ReactNode, useId } from 'react'
import styles from './ProfilePage.module.css'

/** A titled part of the profile. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
