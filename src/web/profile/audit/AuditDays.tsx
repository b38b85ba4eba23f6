import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#model/api/audit.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import styles from './Audit.module.css'
import { AuditLine } from './AuditLine.tsx'

/** The day on which something was, for whoever reads. */
const dayOf = (at: string | Date): string => new Date(at).toDateString()

const yesterday = (): Date => {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
}

/** What was done, day by day. */
export function AuditDays({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  const nameOf = (day: string): string => {
    if (day === dayOf(new Date())) return t('audit.today')
    if (day === dayOf(yesterday())) return t('audit.yesterday')
    return dates.long(new Date(day))
  }
  return [...Map.groupBy(entries, ({ at }) => dayOf(at))].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={nameOf(day)}>
      <h3>{nameOf(day)}</h3>
      <ol>
        {ofDay.map(entry => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ))
}
