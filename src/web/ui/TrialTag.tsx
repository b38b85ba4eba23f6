import styles from './TrialTag.module.css'

/** The band of trial licences, striped diagonally. It has a place of its own in the top bar, so it covers nothing at any width. */
export function TrialTag({ text }: { readonly text: string }) {
  return (
    <div className={styles.tag} role="note">
      {text}
    </div>
  )
}
