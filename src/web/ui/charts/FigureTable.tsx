import styles from './Charts.module.css'
import { type ChartProps, linked } from './chart-value.ts'

export interface FigureTableProps extends ChartProps {
  readonly headings: readonly [name: string, figure: string]
}

/** The numbers of a chart as a plain table. */
export function FigureTable({ label, values, format, link, headings: [name, figure] }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keys
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{figure}</th>
          </tr>
        </thead>
        <tbody>
          {values.map(one => (
            <tr key={one.id}>
              <th scope="row">{linked(one.value > 0 ? link : undefined, one, one.label)}</th>
              <td className="numbers">{format(one.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
