import styles from './Clamped.module.css'

export interface ClampedProps {
  readonly text: string
  /** How many lines it may take. */
  readonly lines: 2 | 3
}

/** What fits on few lines at any width; longer texts can be read whole by pointing at them. */
const short = 40

/** A name that somebody typed, however long: cut after some lines, whole in the tip and for screen readers. */
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
