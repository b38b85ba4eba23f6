import type { ReactNode } from 'react'
import styles from './Mat.module.css'

/** A picture whole on its mat, as on a museum's wall. */
export function Mat({ children }: { readonly children: ReactNode }) {
  return <div className={styles.mat}>{children}</div>
}
