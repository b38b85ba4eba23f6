import { type PointerEvent, type ReactNode, useState } from 'react'
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

/** The column below a pointer, from the left. */
function columnAt({ clientX, currentTarget }: PointerEvent, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)))
}

/** Index of the largest value, the last one of several. */
const highestOf = (values: readonly ChartValue[]): number =>
  values.reduce((best, { value }, at) => (value >= (values[best]?.value ?? 0) ? at : best), 0)

/**
 * Figures beside each other, along time. Columns may be narrower than a finger, so none is pressed by itself: the whole plot is
 * one slider, moved by pointer and keys, and the line below it names the column and leads to its records.
 */
export function ColumnChart({ label, values, format, link, tick, look = 'columns' }: ColumnChartProps) {
  const [chosen, setChosen] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const top = roundedUp(Math.max(1, ...values.map(({ value }) => value)))
  const indexOf = (id: string | undefined) => values.findIndex(one => one.id === id)
  const at = [indexOf(pointed), indexOf(chosen), highestOf(values)].find(each => each >= 0) ?? 0
  const shown = values[at]
  const choose = (index: number) => {
    setChosen(values[index]?.id)
    setPointed(undefined)
  }
  const wordsOf = (one: ChartValue): string => `${one.label}: ${format(one.value)}`
  const leading: ReactNode =
    shown && linked(shown.value > 0 ? link : undefined, shown, <span>{wordsOf(shown)}</span>)
  return (
    <div className={styles.chart}>
      <div className={classes(styles.columns, look === 'area' && styles.area)}>
        <div className={styles.scale} aria-hidden="true">
          <span>{format(top)}</span>
          <span>{format(top / 2)}</span>
          <span>0</span>
        </div>
        <div
          className={styles.field}
          onPointerDown={event => choose(columnAt(event, values.length))}
          onPointerMove={event => {
            const under = columnAt(event, values.length)
            if (event.buttons > 0) choose(under)
            else setPointed(values[under]?.id)
          }}
          onPointerLeave={() => setPointed(undefined)}
        >
          <input
            type="range"
            className={styles.slider}
            aria-label={label}
            aria-valuetext={shown && wordsOf(shown)}
            min={0}
            max={values.length - 1}
            value={at}
            onChange={({ target }) => choose(Number(target.value))}
          />
          <ol className={styles.plot} aria-label={label}>
            {values.map((one, index) => (
              <li key={one.id} data-shown={index === at || undefined}>
                <span className={styles.track}>
                  <span
                    className={styles.column}
                    data-some={one.value > 0 || undefined}
                    style={{ blockSize: `${(one.value / top) * 100}%` }}
                  />
                  <VisuallyHidden>{wordsOf(one)}</VisuallyHidden>
                </span>
                <span className={styles.tick} aria-hidden="true">
                  {tick(one, index)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className={styles.reading}>{leading}</p>
    </div>
  )
}
