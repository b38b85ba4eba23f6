import styles from './TrialRibbon.module.css'

/** The diagonal band of trial licences. */
export function TrialRibbon({ text }: { readonly text: string }) {
  return (
    <div className={styles.corner} role="note">
      <div className={styles.ribbon}>{text}</div>
    </div>
  )
}
