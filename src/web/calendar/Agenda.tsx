import { useTranslation } from 'react-i18next'
import type { CalendarItem } from '#model/api/calendar.ts'
import styles from './Agenda.module.css'
import { byDay } from './by-day.ts'
import { EntryChip } from './EntryChip.tsx'
import { useDayWords } from './use-day-words.ts'

interface AgendaProps {
  readonly days: readonly string[]
  readonly items: readonly CalendarItem[]
  readonly today: string
  readonly onOpen: (item: CalendarItem) => void
}

/** Entries in a list, day by day; days without entries are skipped. */
export function Agenda({ days, items, today, onOpen }: AgendaProps) {
  const { t } = useTranslation()
  const words = useDayWords()
  const filled = [...byDay(items, days)].filter(([, list]) => list.length > 0)
  if (filled.length === 0) return <p className={styles.none}>{t('calendar.none')}</p>
  return (
    <ol className={styles.days}>
      {filled.map(([day, list]) => (
        <li key={day} className={styles.day} data-today={day === today || undefined}>
          <h2 aria-current={day === today ? 'date' : undefined}>
            <time dateTime={day}>{words.long(day)}</time>
            {day === today && <span className={styles.today}>{t('calendar.today')}</span>}
          </h2>
          <ul>
            {list.map(item => (
              <li key={item.id}>
                <EntryChip item={item} roomy onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
