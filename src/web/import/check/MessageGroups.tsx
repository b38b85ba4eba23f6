import { useTranslation } from 'react-i18next'
import type { MessageGroup } from '#model/api/imports.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import styles from '../Import.module.css'

const headings = {
  error: 'import.check.errors',
  warning: 'import.check.warnings',
  note: 'import.check.notes',
} as const

/** Rows named in a line; of more it is said how many. */
const namedRows = 15

function Group({ group }: { readonly group: MessageGroup }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { text, column, count, rows, samples, severity } = group
  const named = rows.slice(0, namedRows).join(', ')
  const more = count - Math.min(namedRows, rows.length)
  return (
    <li className={styles.group} data-severity={severity}>
      <p className={styles.said}>
        <span>
          {column && <strong>{column}: </strong>}
          {text}
        </span>
        <span className={styles.count}>
          {t('import.check.times', { count, replace: { count: numbers.format(count) } })}
        </span>
      </p>
      <p className={styles.rows}>
        {t('import.check.rows', { rows: named, count })}
        {more > 0 && ` ${t('import.check.andMore', { count: more })}`}
      </p>
      {samples
        .filter(({ value }) => value.trim() !== '')
        .slice(0, 3)
        .map(({ row, value }) => (
          <p key={row} className={styles.sample}>
            {row}: “{value.length > 160 ? `${value.slice(0, 160)}…` : value}”
          </p>
        ))}
    </li>
  )
}

/** Everything said about the rows, grouped by how much it matters: the same thing of a thousand rows is one line. */
export function MessageGroups({ messages }: { readonly messages: readonly MessageGroup[] }) {
  const { t } = useTranslation()
  if (messages.length === 0) return <p className={styles.intro}>{t('import.check.nothing')}</p>
  return (['error', 'warning', 'note'] as const).map(severity => {
    const groups = messages.filter(group => group.severity === severity)
    return groups.length === 0 ? null : (
      <section key={severity} className={styles.part}>
        <h2>{t(headings[severity])}</h2>
        <ul className={styles.groups}>
          {groups.map(group => (
            <Group key={`${group.kind} ${group.column} ${group.text}`} group={group} />
          ))}
        </ul>
      </section>
    )
  })
}
