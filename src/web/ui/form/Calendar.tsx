import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
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

/** A month to pick a day from; weeks begin on Monday. Loaded when it is first opened. */
export function Calendar({ value, onChange, language, first, last, texts }: CalendarProps) {
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
    return (day: string) => format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
  }
  return (
    <DatePicker
      className={styles.calendar ?? ''}
      classNames={{
        day: styles.day ?? '',
        weekday: styles.weekday ?? '',
        calendarHeaderLevel: styles.level ?? '',
        calendarHeaderControl: styles.step ?? '',
        monthsListControl: styles.cell ?? '',
        yearsListControl: styles.cell ?? '',
      }}
      value={value ?? null}
      {...(value && { defaultDate: value })}
      onChange={day => day && onChange(day)}
      firstDayOfWeek={1}
      weekendDays={[]}
      highlightToday
      {...(first && { minDate: first })}
      {...(last && { maxDate: last })}
      monthLabelFormat={named({ month: 'long', year: 'numeric' })}
      weekdayFormat={named({ weekday: 'short' })}
      monthsListFormat={named({ month: 'short' })}
      getDayAriaLabel={named({ day: 'numeric', month: 'long', year: 'numeric' })}
      ariaLabels={{
        nextMonth: texts.next,
        previousMonth: texts.previous,
        nextYear: texts.next,
        previousYear: texts.previous,
        nextDecade: texts.next,
        previousDecade: texts.previous,
      }}
    />
  )
}
