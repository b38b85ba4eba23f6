import { Upload } from 'lucide-react'
import styles from './DropOverlay.module.css'

export interface DropOverlayProps {
  /** The effect of dropping: 'Drop to attach to …'. */
  readonly title: string
  readonly hint?: string
}

/** Over the whole page while files are held over it. It never takes the pointer: the drop is the page's. */
export function DropOverlay({ title, hint }: DropOverlayProps) {
  return (
    <div className={styles.veil} aria-hidden="true">
      <div className={styles.zone}>
        <Upload size={30} strokeWidth={1.4} />
        <p className={styles.title}>{title}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  )
}
