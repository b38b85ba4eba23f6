import type { ReadEntry, ReadValue } from '#model/print/read-view.ts'
import styles from './ReadValueView.module.css'

const isAddress = /^https?:\/\/\S+$/i

const Text = ({ text }: { readonly text: string }) =>
  isAddress.test(text) ? (
    <a href={text} rel="noreferrer nofollow" target="_blank">
      {text}
    </a>
  ) : (
    text
  )

/** Fields that belong together, each behind its label; one called like the group needs none. */
const Entries = ({ entries, heading = '' }: { entries: readonly ReadEntry[]; heading?: string }) => (
  <ul className={styles.list}>
    {entries.map(({ path, label, value }) => (
      <li key={path}>
        {label !== heading && <span className={styles.label}>{label}</span>}
        <ReadValueView value={value} heading={label} />
      </li>
    ))}
  </ul>
)

/** What a field of a read view holds. Rows have no name of their own; their place is their key. */
export function ReadValueView({ value, heading }: { readonly value: ReadValue; readonly heading: string }) {
  switch (value.kind) {
    case 'text':
      return <Text text={value.text} />
    case 'lines':
      return (
        <ul className={styles.list}>
          {value.lines.map(line => (
            <li key={line}>
              <Text text={line} />
            </li>
          ))}
        </ul>
      )
    case 'fields':
      return <Entries entries={value.entries} heading={heading} />
    case 'rows':
      return value.rows.map((row, at) => (
        <div key={String(at)} className={styles.row}>
          <Entries entries={row} />
        </div>
      ))
    case 'table':
      return (
        <div className={styles.frame}>
          <table className={styles.table}>
            <thead>
              <tr>
                {value.columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {value.rows.map((row, at) => (
                <tr key={String(at)}>
                  {row.map((text, column) => (
                    <td key={value.columns[column]}>
                      <Text text={text} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}
