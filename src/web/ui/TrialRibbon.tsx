import styles from './TrialRibbon.module.css'

export interface TrialProps {
  readonly text: string
}

/** The diagonal band of trial licences, across the corner at the end of a page. */
export function TrialRibbon({ text }: TrialProps) {
  return (
    <div className={styles.corner} role="note">
      <div className={styles.ribbon}>{text}</div>
    </div>
  )
}

/** The same where there is no free corner. */
export function TrialTag({ text }: TrialProps) {
  return (
    <div className={styles.tag} role="note">
      {text}
    </div>
  )
}
