import styles from './Clamped.module.css'

export interface ClampedProps {
  readonly text: string
  /** Maximum number of lines. */
  readonly lines: 2 | 3
}

/** Length of a text that fits at any width; longer texts show a tooltip. */
const short = 40

/** A user-entered name of any length: cut off after some lines, complete in the tooltip and for screen readers. */
export function Clamped({ text, lines }: ClampedProps) {
  const long = text.length > short
  return (
    <span
      className={styles.clamped}
      data-lines={lines}
      data-long={long || undefined}
      title={long ? text : undefined}
    >
      {text}
    </span>
  )
}
