import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Charts.module.css'
import { type ChartProps, linked } from './chart-value.ts'

export interface BarTableProps extends ChartProps {
  /** Headings of the columns: the value, and its count. */
  readonly headings: readonly [name: string, figure: string]
  /** Value of a full-length bar; default: the largest figure. */
  readonly whole?: number
}

/** Figures as bars below each other. It is a table, and read as one. */
export function BarTable({ label, values, format, link, headings, whole }: BarTableProps) {
  const most = whole ?? Math.max(1, ...values.map(({ value }) => value))
  return (
    <table className={styles.bars}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {headings.map(heading => (
            <th key={heading} scope="col">
              <VisuallyHidden>{heading}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map(one => (
          <tr key={one.id}>
            <th scope="row" title={one.label}>
              {linked(link, one, one.label)}
            </th>
            <td>
              <span className={styles.bar} style={{ inlineSize: `${(one.value / most) * 100}%` }} />
              <span className="numbers">{format(one.value)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
