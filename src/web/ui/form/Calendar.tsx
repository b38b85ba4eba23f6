import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  type CalendarYearPickerProps,
  Calendar as Library,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import styles from './DayInput.module.css'

export interface CalendarTexts {
  readonly previous: string
  readonly next: string
}

export interface CalendarProps {
  readonly value: string | undefined
  readonly onChange: (day: string) => void
  readonly language: string
  readonly first?: string | undefined
  readonly last?: string | undefined
  readonly texts: CalendarTexts
}

/** The month or the year of the grid below, to be chosen. */
const part = ({
  value,
  onChange,
  items,
  'aria-label': label,
}: Parameters<CalendarYearPickerProps['children']>[0]) => (
  <select
    className={styles.level}
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
)

/** A month to pick a day from; weeks start on Monday. Loaded when first opened. */
export function Calendar({ value, onChange, language, first, last, texts }: CalendarProps) {
  return (
    <I18nProvider locale={language}>
      <Library
        className={styles.calendar ?? ''}
        value={value ? parseDate(value) : null}
        onChange={day => onChange(day.toString())}
        minValue={first ? parseDate(first) : null}
        maxValue={last ? parseDate(last) : null}
        firstDayOfWeek="mon"
        autoFocus
      >
        <div className={styles.head}>
          <Button slot="previous" className={styles.step ?? ''} aria-label={texts.previous}>
            <ChevronLeft size={18} strokeWidth={1.7} aria-hidden="true" />
          </Button>
          <CalendarMonthPicker format="long">{part}</CalendarMonthPicker>
          <CalendarYearPicker>{part}</CalendarYearPicker>
          <Button slot="next" className={styles.step ?? ''} aria-label={texts.next}>
            <ChevronRight size={18} strokeWidth={1.7} aria-hidden="true" />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>
            {day => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {date => <CalendarCell date={date} className={styles.day ?? ''} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Library>
    </I18nProvider>
  )
}
