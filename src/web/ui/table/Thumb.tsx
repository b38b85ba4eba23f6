import styles from './Thumb.module.css'

export interface ThumbProps {
  /** Nothing where there is no picture. */
  readonly src: string | undefined
  readonly size?: number
  readonly alt?: string
}

/** A small picture, whole, on its mat. */
export function Thumb({ src, size = 44, alt = '' }: ThumbProps) {
  return (
    <span className={styles.thumb} style={{ width: size, height: size }}>
      {src && <img src={src} alt={alt} loading="lazy" decoding="async" />}
    </span>
  )
}
