import styles from './Charts.module.css'
import { type ChartProps, linked } from './chart-value.ts'

export interface ShareBarProps extends ChartProps {
  /** A share of the whole as people read it here: 0.25 as '25 %'. */
  readonly share: (value: number) => string
}

/** Parts of a whole: one bar, its parts distinguished by colour and pattern, with a legend below. */
export function ShareBar({ label, values, format, share, link }: ShareBarProps) {
  const whole = Math.max(
    1,
    values.reduce((sum, { value }) => sum + value, 0),
  )
  return (
    <div className={styles.shares}>
      <div className={styles.shareBar} aria-hidden="true">
        {values.map(({ id, value }, at) => (
          <span key={id} data-part={at % 5} style={{ flexGrow: value / whole }} hidden={value === 0} />
        ))}
      </div>
      <ul aria-label={label}>
        {values.map((one, at) => (
          <li key={one.id}>
            <span className={styles.sign} data-part={at % 5} aria-hidden="true" />
            {linked(link, one, one.label)}
            <span className="numbers">
              {format(one.value)} <small>{share(one.value / whole)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
