import type { ReactNode } from 'react'
import styles from './Operator.module.css'

/** A table that may be wider than the screen; whoever has no mouse pushes it aside with the keys. */
export function ScrollTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  )
}
