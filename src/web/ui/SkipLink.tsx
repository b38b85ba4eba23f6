import styles from './SkipLink.module.css'

/** Id of the target of `SkipLink`. */
export const mainId = 'main'

export interface SkipLinkProps {
  readonly label: string
  /** Gives the focus to what comes after; absent: to the page. */
  readonly onSkip?: () => void
}

/** A stop of the tab key that leads past what stands before: the navigation, the filters of a list. */
export function SkipLink({ label, onSkip = () => document.getElementById(mainId)?.focus() }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={`#${mainId}`}
      onClick={event => {
        event.preventDefault()
        onSkip()
      }}
    >
      {label}
    </a>
  )
}
