import styles from './Swatch.module.css'

/** A sample of a colour; its name is beside it. */
export const Swatch = ({ color }: { readonly color: string }) => (
  <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
)
