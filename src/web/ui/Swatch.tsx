import styles from './Swatch.module.css'

/** A colour to be seen; its name stands beside it. */
export const Swatch = ({ color }: { readonly color: string }) => (
  <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
)
