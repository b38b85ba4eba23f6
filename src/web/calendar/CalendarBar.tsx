import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDayTexts } from '../fields/day/use-day-texts.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { Button } from '../ui/Button.tsx'
import { DayInput } from '../ui/form/DayInput.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import styles from './Calendar.module.css'
import { type CalendarView, calendarViews } from './calendar-address.ts'

export interface CalendarBarProps {
  /** Of the time that is shown. */
  readonly heading: string
  readonly view: CalendarView
  readonly date: string
  readonly onView: (view: CalendarView) => void
  readonly onDate: (day: string) => void
  readonly onToday: () => void
  readonly onStep: (direction: -1 | 1) => void
}

/** What is shown of the calendar, and the ways to other times and views. */
export function CalendarBar(props: CalendarBarProps) {
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
