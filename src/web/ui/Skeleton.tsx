import styles from './Skeleton.module.css'

/** Holds the place of a text that is on its way; `width` in characters. */
export function Skeleton({ width }: { readonly width: number }) {
  return <span className={styles.skeleton} style={{ width: `${width}ch` }} aria-hidden="true" />
}
