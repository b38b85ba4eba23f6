import { Download, Table } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '../platform/download.ts'
import type { ChartProps } from '../ui/charts/chart-value.ts'
import { FigureTable } from '../ui/charts/FigureTable.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './Statistics.module.css'
import { useNumberWords } from './use-number-words.ts'

type Cell = string | number

// Text that looks like a formula is escaped, since spreadsheets would evaluate it.
const cell = (value: Cell): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats rows as CSV: comma-separated, in UTF-8 with a byte order mark. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`

interface ChartCardProps {
  readonly title: string
  readonly values: ChartProps['values']
  readonly link?: ChartProps['link']
  /** Heading of the table's first column. */
  readonly name: string
  /** The chart is a table itself. */
  readonly isTable?: boolean
  readonly wide?: boolean
  /** Heading of a part of the page where there is none above it. */
  readonly heading?: 'h2' | 'h3'
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A chart with its title, its numbers as a table, and a download. */
export function ChartCard(props: ChartCardProps) {
  const { title, values, link, name, isTable, wide, heading: Heading = 'h3', tools, children } = props
  const { t } = useTranslation()
  const id = useId()
  const words = useNumberWords()
  const [asTable, setAsTable] = useState(false)
  const figure = t('statistics.figure')
  const save = () =>
    saveText(
      `${title}.csv`,
      toCsv([[name, figure], ...values.map(({ label, value }) => [label, value] as const)]),
      'text/csv',
    )
  return (
    <section className={styles.card} aria-labelledby={id} data-wide={wide || undefined}>
      <header>
        <Heading id={id}>{title}</Heading>
        <div className={styles.tools}>
          {tools}
          {!isTable && (
            <IconButton
              label={t('statistics.asTable', { title })}
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              <Table size={16} strokeWidth={1.7} />
            </IconButton>
          )}
          <IconButton label={t('statistics.download', { title })} onClick={save}>
            <Download size={16} strokeWidth={1.7} />
          </IconButton>
        </div>
      </header>
      {asTable ? (
        <FigureTable
          label={t('statistics.asTable', { title })}
          values={values}
          format={words.number}
          link={link}
          headings={[name, figure]}
        />
      ) : (
        children
      )}
    </section>
  )
}
