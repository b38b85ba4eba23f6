import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Thumb.module.css'

export interface ThumbProps {
  /** Absent without a picture. */
  readonly src: string | undefined
  readonly size?: number
  readonly alt?: string
  /** Placeholder for a missing picture; `alt` describes it. */
  readonly sign?: ReactNode
}

/** A small picture, whole, on its mat. */
export function Thumb({ src, size = 44, alt = '', sign }: ThumbProps) {
  return (
    <span className={styles.thumb} style={{ width: size, height: size }}>
      {src && <img src={src} alt={alt} loading="lazy" decoding="async" />}
      {!src && sign && (
        <span className={styles.sign}>
          {sign}
          <VisuallyHidden>{alt}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
