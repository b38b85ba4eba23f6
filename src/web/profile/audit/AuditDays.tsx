import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#model/api/audit.ts'
import { daysAfter } from '#model/dates/museum-day.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { museumDay, museumToday } from '../../platform/session/museum-today.ts'
import styles from './Audit.module.css'
import { AuditLine } from './AuditLine.tsx'

/** What was done, day by day. */
export function AuditDays({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  const today = museumToday()
  const nameOf = (day: string): string => {
    if (day === today) return t('audit.today')
    if (day === daysAfter(today, -1)) return t('audit.yesterday')
    return dates.long(new Date(`${day}T12:00`))
  }
  return [...Map.groupBy(entries, ({ at }) => museumDay(new Date(at)))].map(([day, ofDay]) => (
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
