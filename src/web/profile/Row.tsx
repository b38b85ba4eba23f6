import type { ReactNode } from 'react'
import styles from './ProfilePage.module.css'

/** A named value; the name left, the value right. */
export function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
