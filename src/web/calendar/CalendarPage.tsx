import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarItem } from '#model/api/calendar.ts'
import { type CalendarKind, calendarKinds } from '#model/calendar/entry-kinds.ts'
import './kinds.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Plus, Rss } from 'lucide-react'
import { useDayTexts } from '../fields/day/use-day-texts.ts'
import { addDays, addMonths, monthOf, someDays, weekOf } from '../platform/days.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { museumToday } from '../platform/session/museum-today.ts'
import { Button } from '../ui/Button.tsx'
import { DayInput } from '../ui/form/DayInput.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Page } from '../ui/Page.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { phone, useMediaQuery } from '../ui/use-media-query.ts'
import { Agenda } from './Agenda.tsx'
import styles from './Calendar.module.css'
import {
  type CalendarAddress,
  type CalendarView,
  calendarViews,
  readCalendarAddress,
} from './calendar-address.ts'
import { DayGrid } from './DayGrid.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { EntryEditor } from './EntryEditor.tsx'
import { FeedDialog } from './FeedDialog.tsx'
import { useCalendar } from './use-calendar.ts'
import { useDayWords } from './use-day-words.ts'
import { useMove } from './use-move.ts'

/** The kinds of entries that are shown: all but those the person hides. */
function useShownKinds(items: readonly CalendarItem[]) {
  const [hidden, setHidden] = useState<ReadonlySet<CalendarKind>>(new Set())
  const there = new Set(items.map(({ kind }) => kind))
  return {
    /** Those there are something of, and those that are hidden, in their order. */
    kinds: calendarKinds.filter(kind => there.has(kind) || hidden.has(kind)),
    isShown: (kind: CalendarKind): boolean => !hidden.has(kind),
    toggle: (kind: CalendarKind): void => {
      const next = new Set(hidden)
      if (!next.delete(kind)) next.add(kind)
      setHidden(next)
    },
    shown: items.filter(({ kind }) => !hidden.has(kind)),
  }
}

interface KindsProps {
  readonly kinds: readonly CalendarKind[]
  readonly isShown: (kind: CalendarKind) => boolean
  readonly onToggle: (kind: CalendarKind) => void
}

/** The legend of colours; pressing a kind hides or shows it. */
function Kinds({ kinds, isShown, onToggle }: KindsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.kinds} aria-label={t('calendar.kindsShown')}>
      {kinds.map(kind => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          data-kind={kind}
          aria-pressed={isShown(kind)}
          onClick={() => onToggle(kind)}
        >
          {t(`calendar.kinds.${kind}`)}
        </button>
      ))}
    </fieldset>
  )
}

interface CalendarBarProps {
  /** The name of the period that is shown. */
  readonly heading: string
  readonly view: CalendarView
  readonly date: string
  readonly onView: (view: CalendarView) => void
  readonly onDate: (day: string) => void
  readonly onToday: () => void
  readonly onStep: (direction: -1 | 1) => void
}

/** The period and view of the calendar, and the buttons to change them. */
function CalendarBar(props: CalendarBarProps) {
  const { heading, view, date, onView, onDate, onToday, onStep } = props
  const { t } = useTranslation()
  const texts = useDayTexts()
  const language = useLanguage()
  return (
    <div className={styles.tools}>
      <div className={styles.steps}>
        <IconButton label={t('calendar.earlier')} onClick={() => onStep(-1)}>
          <ChevronLeft size={18} strokeWidth={1.7} />
        </IconButton>
        <Button onClick={onToday}>{t('calendar.today')}</Button>
        <IconButton label={t('calendar.later')} onClick={() => onStep(1)}>
          <ChevronRight size={18} strokeWidth={1.7} />
        </IconButton>
      </div>
      <p className={styles.period} aria-live="polite">
        {heading}
      </p>
      <div className={styles.jump}>
        <DayInput
          aria-label={t('calendar.goTo')}
          value={date}
          language={language}
          texts={{ ...texts, open: `${t('calendar.goTo')}: ${texts.open}` }}
          onChange={day => day && onDate(day)}
        />
      </div>
      <SegmentedControl
        label={t('calendar.view')}
        value={view}
        options={calendarViews.map(value => ({ value, label: t(`calendar.views.${value}`) }))}
        onChange={onView}
      />
    </div>
  )
}

type Opened = { readonly id: string } | { readonly day: string } | 'feed'

const agendaDays = 30
/** Entries a day of a month has room for. */
const mostInDay = 3

/** The calendar of the museum: a month, a week, or an agenda, the initial view on phones. */
export function CalendarPage() {
  const { t } = useTranslation()
  const words = useDayWords()
  const navigate = useNavigate()
  const small = useMediaQuery(phone)
  const address = readCalendarAddress(useSearch({ strict: false }))
  const today = museumToday()
  const { date = today, view = small ? 'agenda' : 'month' } = address
  const [opened, setOpened] = useState<Opened>()
  const [pages, setPages] = useState(1)
  const weeks = view === 'month' ? monthOf(date) : view === 'week' ? [weekOf(date)] : []
  const days = view === 'agenda' ? someDays(date, agendaDays * pages) : weeks.flat()
  const [first = date, last = date] = [days[0], days.at(-1)]
  const { query, items, more } = useCalendar(first, last)
  const { kinds, isShown, toggle, shown } = useShownKinds(items)
  const move = useMove()
  const go = (change: CalendarAddress) => {
    if (change.date !== undefined || change.view !== undefined) setPages(1)
    void navigate({
      to: '/app/calendar',
      search: { ...address, ...change },
      replace: true,
      resetScroll: false,
    })
  }
  const step = (direction: -1 | 1) =>
    go({
      date:
        view === 'month'
          ? addMonths(date, direction)
          : addDays(date, direction * (view === 'week' ? 7 : agendaDays)),
    })
  const heading = view === 'month' ? words.month(date) : words.range(first, last)
  const open = ({ entryId }: CalendarItem) => entryId !== null && setOpened({ id: entryId })
  const close = () => setOpened(undefined)
  return (
    <Page
      title={t('calendar.title')}
      width="wide"
      actions={
        <>
          <Button look="subtle" onClick={() => setOpened('feed')}>
            <Rss size={16} strokeWidth={1.7} aria-hidden="true" />
            {t('calendar.feed.open')}
          </Button>
          <Button look="primary" onClick={() => setOpened({ day: date })}>
            <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
            {t('calendar.new')}
          </Button>
        </>
      }
    >
      <CalendarBar
        heading={heading}
        view={view}
        date={date}
        onView={next => go({ view: next })}
        onDate={day => go({ date: day })}
        onToday={() => go({ date: today })}
        onStep={step}
      />
      <Kinds kinds={kinds} isShown={isShown} onToggle={toggle} />
      {query.isError && !query.data && (
        <LoadFailed text={t('calendar.failed')} retry={() => void query.refetch()} />
      )}
      {more && <p role="status">{t('calendar.tooMany')}</p>}
      <div aria-busy={query.isPlaceholderData || query.isPending || undefined}>
        {weeks.length > 0 && !(small && view === 'week') && (
          <DayGrid
            caption={heading}
            weeks={weeks}
            items={shown}
            today={today}
            date={date}
            {...(view === 'month' && { most: mostInDay })}
            small={small}
            onDate={day => go({ date: day })}
            onPress={day => (small ? go({ date: day }) : setOpened({ day }))}
            onMore={day => go({ date: day, view: 'agenda' })}
            onOpen={open}
            onMove={(item, from, to) => void move(item, from, to)}
          />
        )}
        {view === 'agenda' && query.isPending && <div className={styles.waiting} />}
        {view === 'agenda' && !query.isPending && (
          <>
            <Agenda days={days} items={shown} today={today} onOpen={open} />
            {agendaDays * pages < 360 && (
              <Button look="subtle" onClick={() => setPages(pages + 1)}>
                {t('calendar.laterDays')}
              </Button>
            )}
          </>
        )}
        {small && view !== 'agenda' && (
          <Agenda days={view === 'week' ? days : [date]} items={shown} today={today} onOpen={open} />
        )}
      </div>
      {!small && view !== 'agenda' && <p className={styles.hint}>{t('calendar.hint')}</p>}
      {opened === 'feed' && <FeedDialog onClose={close} />}
      {typeof opened === 'object' && 'id' in opened && (
        <EntryDialog key={opened.id} id={opened.id} onClose={close} />
      )}
      {typeof opened === 'object' && 'day' in opened && (
        <EntryEditor entry={undefined} day={opened.day} onClose={close} />
      )}
    </Page>
  )
}
