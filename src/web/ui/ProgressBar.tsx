import { classes } from './classes.ts'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  readonly label: string
  /** 0 to 1; undefined while the duration is unknown. */
  readonly value: number | undefined
  /** In words, beside the bar: '1,204 of 3,000'. */
  readonly text?: string
  readonly tone?: 'accent' | 'danger' | 'success'
}

/** A bar that shows the progress of long work. */
export function ProgressBar({ label, value, text, tone = 'accent' }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.max(0, Math.min(1, value)) * 100)
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className={classes(styles.track, styles[tone], percent === undefined && styles.unknown)}
      >
        <div className={styles.bar} style={{ width: `${percent ?? 30}%` }} />
      </div>
      {text && (
        <div className={styles.text} aria-hidden="true">
          {text}
        </div>
      )}
    </div>
  )
}
