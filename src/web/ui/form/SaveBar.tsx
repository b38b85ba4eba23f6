import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './SaveBar.module.css'

export interface SaveBarProps {
  readonly label: string
  /** In words: '2 unsaved changes', 'All changes saved'. Read out when it changes. */
  readonly status: ReactNode
  readonly changed: boolean
  /** The status is a problem and its remedy. */
  readonly trouble?: boolean
  /** Buttons, the one that saves last. */
  readonly children: ReactNode
}

/** The bar at the foot of a form: unsaved changes, and the buttons for them. */
export function SaveBar({ label, status, changed, trouble = false, children }: SaveBarProps) {
  return (
    <section aria-label={label} className={styles.bar} data-trouble={trouble || undefined}>
      {trouble ? (
        <TriangleAlert className={styles.sign} size={18} strokeWidth={1.7} aria-hidden="true" />
      ) : (
        changed && <span className={styles.dot} aria-hidden="true" />
      )}
      <span role="status" className={styles.status}>
        {status}
      </span>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
