import { useId } from 'react'
import type { ReadEntry, ReadSection, ReadValue } from '#model/print/read-view.ts'
import { DefinitionList } from '../ui/read/DefinitionList.tsx'
import readValueViewStyles from './ReadValueView.module.css'
import styles from './SharedPage.module.css'

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
  <ul className={readValueViewStyles.list}>
    {entries.map(({ path, label, value }) => (
      <li key={path}>
        {label !== heading && <span className={readValueViewStyles.label}>{label}</span>}
        <ReadValueView value={value} heading={label} />
      </li>
    ))}
  </ul>
)

/** The value of a field of a read view. Rows have no name; their position is their key. */
export function ReadValueView({ value, heading }: { readonly value: ReadValue; readonly heading: string }) {
  switch (value.kind) {
    case 'text':
      return <Text text={value.text} />
    case 'lines':
      return (
        <ul className={readValueViewStyles.list}>
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
        <div key={String(at)} className={readValueViewStyles.row}>
          <Entries entries={row} />
        </div>
      ))
    case 'table':
      return (
        <div className={readValueViewStyles.frame}>
          <table className={readValueViewStyles.table}>
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

/** Sections of a read view: names at the left, filled values at the right. */
export function ReadSections({ sections }: { readonly sections: readonly ReadSection[] }) {
  const id = useId()
  return sections.map(({ name, label, entries }) => (
    <section key={name} className={styles.section} aria-labelledby={id + name}>
      <h2 id={id + name}>{label}</h2>
      <DefinitionList
        rows={entries.map(entry => ({
          id: entry.path,
          label: entry.label,
          value: <ReadValueView value={entry.value} heading={entry.label} />,
        }))}
      />
    </section>
  ))
}

interface ReadObjectsProps {
  readonly objects: readonly {
    readonly number: string
    readonly title: string
    readonly entries: readonly ReadEntry[]
  }[]
}

/** Objects of a read view: title and number, and what is said about each. */
export const ReadObjects = ({ objects }: ReadObjectsProps) => (
  <ul className={styles.objects}>
    {objects.map(({ number, title, entries }) => (
      <li key={`${number} ${title}`}>
        <p className={styles.object}>
          <span>{title}</span>
          <span>{number}</span>
        </p>
        {entries.length > 0 && (
          <DefinitionList
            rows={entries.map(({ path, label, value }) => ({
              id: path,
              label,
              value: <ReadValueView value={value} heading={label} />,
            }))}
          />
        )}
      </li>
    ))}
  </ul>
)
