import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarItem } from '#model/api/calendar.ts'
import { addDays, addMonths, mondayOf } from '../platform/days.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { byDay } from './by-day.ts'
import styles from './DayGrid.module.css'
import { EntryChip } from './EntryChip.tsx'
import { useDayWords } from './use-day-words.ts'

/** Returns the day a key leads to; undefined for keys that lead nowhere. */
function dayAfterKey(day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return mondayOf(day)
    case 'End':
      return addDays(mondayOf(day), 6)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return undefined
  }
}

/** Arrow keys go from day to day, also into those that are not shown yet: focus follows when they are. */
function useDayKeys(date: string, onDate: (day: string) => void) {
  const grid = useRef<HTMLTableElement>(null)
  const follows = useRef(false)
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus()
  }, [date])
  const onKeyDown = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const next = day && !event.ctrlKey && !event.metaKey && !event.altKey && dayAfterKey(day, event.key)
    if (!next) return
    event.preventDefault()
    follows.current = true
    onDate(next)
  }
  return { grid, onKeyDown }
}

interface DayGridProps {
  readonly caption: string
  readonly weeks: readonly (readonly string[])[]
  readonly items: readonly CalendarItem[]
  readonly today: string
  /** The day one is at. */
  readonly date: string
  /** Entries of a day that are shown; more are counted. Absent: all of them, with their words. */
  readonly most?: number
  /** Days are pressed to be chosen, and have dots in place of entries: phones. */
  readonly small?: boolean
  readonly onDate: (day: string) => void
  readonly onPress: (day: string) => void
  readonly onMore: (day: string) => void
  readonly onOpen: (item: CalendarItem) => void
  readonly onMove: (item: CalendarItem, from: string, to: string) => void
}

/** Weeks of days with their entries, Monday first. Own entries can be dragged to other days, or moved in their dialog. */
export function DayGrid(props: DayGridProps) {
  const {
    caption,
    weeks,
    items,
    today,
    date,
    most,
    small = false,
    onDate,
    onPress,
    onMore,
    onOpen,
    onMove,
  } = props
  const { t } = useTranslation()
  const words = useDayWords()
  const { grid, onKeyDown } = useDayKeys(date, onDate)
  const [dragged, setDragged] = useState<{ readonly item: CalendarItem; readonly from: string }>()
  const [over, setOver] = useState<string>()
  const days = weeks.flat()
  const inDays = byDay(items, days)
  const current = days.includes(date) ? date : days[0]
  const isOneWeek = weeks.length === 1
  const drop = (day: string) => {
    if (dragged) onMove(dragged.item, dragged.from, day)
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <table
      ref={grid}
      className={styles.grid}
      data-week={isOneWeek || undefined}
      data-small={small || undefined}
      onKeyDown={onKeyDown}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {words.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{long}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(day => {
              const list = inDays.get(day) ?? []
              const shown = list.slice(0, most ?? list.length)
              const left = list.length - shown.length
              const name = small
                ? `${words.long(day)}, ${t('calendar.entries', { count: list.length })}`
                : t('calendar.newOn', { day: words.long(day) })
              return (
                <td
                  key={day}
                  data-outside={(!isOneWeek && day.slice(0, 7) !== date.slice(0, 7)) || undefined}
                  data-over={over === day || undefined}
                  onDragOver={event => {
                    if (!dragged) return
                    event.preventDefault()
                    setOver(day)
                  }}
                  onDragLeave={() => setOver(undefined)}
                  onDrop={event => {
                    event.preventDefault()
                    drop(day)
                  }}
                >
                  <button
                    type="button"
                    className={styles.day}
                    data-day={day}
                    tabIndex={day === current ? 0 : -1}
                    aria-label={name}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={small ? day === date : undefined}
                    onClick={() => onPress(day)}
                  >
                    <span className={styles.number}>{Number(day.slice(8))}</span>
                    {small && (
                      <span className={styles.dots} aria-hidden="true">
                        {list.slice(0, 3).map(({ id, kind }) => (
                          <span key={id} className={styles.dot} data-kind={kind} />
                        ))}
                      </span>
                    )}
                  </button>
                  {!small && shown.length > 0 && (
                    <ul className={styles.entries} aria-label={words.long(day)}>
                      {shown.map(item => (
                        <li key={item.id}>
                          <EntryChip
                            item={item}
                            roomy={most === undefined}
                            onOpen={onOpen}
                            onDrag={
                              item.editable && !item.repeats
                                ? () => setDragged({ item, from: day })
                                : undefined
                            }
                          />
                        </li>
                      ))}
                    </ul>
                  )}
                  {!small && left > 0 && (
                    <button type="button" className={styles.more} onClick={() => onMore(day)}>
                      {t('calendar.more', { count: left })}
                      <VisuallyHidden>, {words.long(day)}</VisuallyHidden>
                    </button>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
