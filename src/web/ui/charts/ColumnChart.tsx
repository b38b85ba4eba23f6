import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Charts.module.css'
import { type ChartProps, type ChartValue, linked } from './chart-value.ts'
import { roundedUp } from './rounded-up.ts'

export interface ColumnChartProps extends ChartProps {
  /** Label below a column; undefined for none. */
  readonly tick: (value: ChartValue, at: number) => string | undefined
  /** 'area' for cumulative figures: columns without gaps between them. */
  readonly look?: 'columns' | 'area'
}

/** Figures beside each other, along time. */
export function ColumnChart({ label, values, format, link, tick, look = 'columns' }: ColumnChartProps) {
  const top = roundedUp(Math.max(1, ...values.map(({ value }) => value)))
  return (
    <div className={classes(styles.columns, look === 'area' && styles.area)}>
      <div className={styles.scale} aria-hidden="true">
        <span>{format(top)}</span>
        <span>{format(top / 2)}</span>
        <span>0</span>
      </div>
      <ol className={styles.plot} aria-label={label}>
        {values.map((one, at) => (
          <li key={one.id} title={`${one.label}: ${format(one.value)}`}>
            <span className={styles.track}>
              {linked(
                one.value > 0 ? link : undefined,
                one,
                <>
                  <span
                    className={styles.column}
                    data-some={one.value > 0 || undefined}
                    style={{ blockSize: `${(one.value / top) * 100}%` }}
                  />
                  <VisuallyHidden>{`${one.label}: ${format(one.value)}`}</VisuallyHidden>
                </>,
              )}
            </span>
            <span className={styles.tick} aria-hidden="true">
              {tick(one, at)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
