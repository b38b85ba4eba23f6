import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ImportSample, type ImportWithFile, readImportSamples } from '#model/api/imports.ts'
import { fieldAt } from '#model/engine/fields.ts'
import { ShownValue } from '../cards/shown/ShownValue.tsx'
import { useFieldName } from '../cards/use-field-name.ts'
import { call } from '../platform/client.ts'
import { Badge } from '../ui/Badge.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import styles from './Samples.module.css'
import { useColumnName, useImportArea } from './use-import.ts'

type Cell = ImportSample['left'][number]

interface CellsProps {
  readonly cells: readonly Cell[]
  readonly nameOf: (column: string) => string
}

/** Cells of the table, each with its column. */
function Cells({ cells, nameOf }: CellsProps) {
  if (cells.length === 0) return null
  return (
    <ul className={styles.cells}>
      {cells.map(({ column, text }) => (
        <li key={column}>
          <span>{nameOf(column)}</span> {text}
        </li>
      ))}
    </ul>
  )
}

interface SampleProps {
  readonly sample: ImportSample
  readonly answer: ImportWithFile
}

/** One record as it will stand, value by value, with the cells each comes from. */
function Sample({ sample: { values, left, messages, outcome, pictures }, answer }: SampleProps) {
  const { t } = useTranslation()
  const area = useImportArea()
  const nameOf = useFieldName(area)
  const columnName = useColumnName(answer.found)
  return (
    <div className={styles.sample}>
      {messages.map(({ text, column, severity, value }) => (
        <p key={`${column} ${text} ${value}`} className={styles.message} data-severity={severity}>
          {column !== null && <strong>{columnName(column)}: </strong>}
          {value !== null && value !== '' && (
            <>
              <q>{value}</q>:{' '}
            </>
          )}
          {text}
        </p>
      ))}
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">{t('cardList.bulk.field')}</th>
            <th scope="col">{t('import.check.samples.value')}</th>
            <th scope="col">{t('import.check.samples.from')}</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ path, value, from }) => {
            const field = fieldAt(area.declaration, path)?.field
            return (
              <tr key={path}>
                <th scope="row">{nameOf(path)}</th>
                <td>{field && <ShownValue type={area.type} field={field} value={value} path={path} />}</td>
                <td>
                  <Cells cells={from} nameOf={columnName} />
                  {from.length === 0 && (
                    <span className={styles.fixed}>
                      {t(`import.check.samples.${outcome === 'created' ? 'fixed' : 'stays'}`)}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
          {pictures.length > 0 && (
            <tr>
              <th scope="row">{t('import.check.samples.pictures')}</th>
              <td colSpan={2}>
                <ul className={styles.cells}>
                  {pictures.map(name => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {left.length > 0 && (
        <div className={styles.left}>
          <h3>{t('import.check.samples.left')}</h3>
          <Cells cells={left} nameOf={columnName} />
        </div>
      )}
    </div>
  )
}

/** Some records of the table as they will stand: the first and the last, and those that are unlike the others. */
export function Samples({ answer }: { readonly answer: ImportWithFile }) {
  const { t } = useTranslation()
  const [chosen, choose] = useState<string>()
  const { data } = useQuery({
    queryKey: [readImportSamples.name, answer.id, answer.check?.id],
    queryFn: ({ signal }) => call(readImportSamples, { params: { id: answer.id } }, { signal }),
  })
  const samples = data?.result ?? []
  const shown = samples.find(({ row }) => String(row) === chosen) ?? samples[0]
  if (!shown) return null
  return (
    <section className={styles.samples}>
      <h2>{t('import.check.samples.title')}</h2>
      <p>{t('import.check.samples.intro')}</p>
      <Tabs
        label={t('import.check.samples.title')}
        tabs={samples.map(({ row }) => ({
          id: String(row),
          label: t('import.check.rows', { count: 1, rows: String(row) }),
        }))}
        value={String(shown.row)}
        onChange={choose}
      >
        <p className={styles.head}>
          <Badge tone={shown.outcome === 'created' ? 'success' : 'info'}>
            {t(`import.check.samples.${shown.outcome === 'created' ? 'isNew' : 'isChanged'}`)}
          </Badge>
        </p>
        <Sample key={shown.row} sample={shown} answer={answer} />
      </Tabs>
    </section>
  )
}
