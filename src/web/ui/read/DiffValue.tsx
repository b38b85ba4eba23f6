import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './DiffValue.module.css'

export interface DiffValueProps {
  readonly label?: string
  /** Undefined where there was no value, or no longer is. */
  readonly before: ReactNode
  readonly after: ReactNode
  readonly lang?: string
  readonly texts: { readonly before: string; readonly after: string; readonly nothing: string }
}

/** A value before and after a change. */
export function DiffValue({ label, before, after, lang, texts }: DiffValueProps) {
  const none = <span className={styles.nothing}>{texts.nothing}</span>
  return (
    <div className={styles.diff}>
      {label && <div className={styles.label}>{label}</div>}
      <div className={styles.values} lang={lang}>
        <del className={styles.before}>
          <VisuallyHidden>{texts.before}: </VisuallyHidden>
          {before ?? none}
        </del>
        <ins className={styles.after}>
          <VisuallyHidden>{texts.after}: </VisuallyHidden>
          {after ?? none}
        </ins>
      </div>
    </div>
  )
}
