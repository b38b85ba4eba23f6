import { Brand } from './Brand.tsx'
import styles from './LoadingOverlay.module.css'

/** Covers the window until the session is known. The label may be missing while the texts are still on their way. */
export function LoadingOverlay({ label }: { readonly label?: string }) {
  return (
    <main className={styles.overlay} aria-busy="true">
      <Brand size={40} />
      <div className={styles.line} role="progressbar" aria-label={label ?? '…'} />
    </main>
  )
}
