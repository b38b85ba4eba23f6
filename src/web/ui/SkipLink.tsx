import styles from './SkipLink.module.css'

/** Id of the target of `SkipLink`. */
export const mainId = 'main'

/** The first stop of the tab key: past the navigation, to the page. */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a
      className={styles.skip}
      href={`#${mainId}`}
      onClick={event => {
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      {label}
    </a>
  )
}
