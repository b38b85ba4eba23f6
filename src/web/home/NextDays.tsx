import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { calendarPath } from '#model/navigation/calendar-path.ts'
import { byDay } from '../calendar/by-day.ts'
import { EntryChip } from '../calendar/EntryChip.tsx'
import { useCalendar } from '../calendar/use-calendar.ts'
import { useDayWords } from '../calendar/use-day-words.ts'
import { addDays } from '../platform/days.ts'
import { museumToday } from '../platform/session/museum-today.ts'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'

const days = 14
/** Days with entries that have room. */
const shown = 5

/** Entries of the calendar for the next two weeks. */
export function NextDays() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const words = useDayWords()
  const today = museumToday()
  const all = Array.from({ length: days }, (_, at) => addDays(today, at))
  const { query, items } = useCalendar(today, addDays(today, days - 1))
  const filled = [...byDay(items, all)].filter(([, list]) => list.length > 0)
  return (
    <HomeBlock
      title={t('home.agenda.title')}
      to={calendarPath()}
      query={query}
      failed={t('home.agenda.failed')}
      empty={filled.length === 0 && t('home.agenda.none')}
    >
      <ol className={styles.days}>
        {filled.slice(0, shown).map(([day, list]) => (
          <li key={day}>
            <h3>
              <time dateTime={day}>{words.long(day)}</time>
            </h3>
            <ul>
              {list.map(item => (
                <li key={item.id}>
                  <EntryChip
                    item={item}
                    roomy
                    onOpen={() => void navigate({ to: '/app/calendar', search: { date: day } })}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </HomeBlock>
  )
}
