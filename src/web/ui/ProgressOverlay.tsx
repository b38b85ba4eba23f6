import { useEffect, useState } from 'react'
import { classes } from './classes.ts'
import styles from './LoadingOverlay.module.css'

/** Duration of the overlay's fading, in milliseconds. */
const progressExitMs = 600

/** Veils the page while work is under way and fades out afterwards. */
export function ProgressOverlay({ active, label }: { readonly active: boolean; readonly label: string }) {
  const [present, setPresent] = useState(active)
  useEffect(() => {
    if (active) {
      setPresent(true)
      return
    }
    const timer = setTimeout(() => setPresent(false), progressExitMs)
    return () => clearTimeout(timer)
  }, [active])
  if (!active && !present) return null
  return (
    <div
      className={classes(styles.overlay, styles.veil, !active && styles.leaving)}
      role="status"
      aria-live="polite"
    >
      <div className={styles.card}>
        <div className={styles.inner}>
          <span>{label}</span>
          <div className={styles.line} />
        </div>
      </div>
    </div>
  )
}
