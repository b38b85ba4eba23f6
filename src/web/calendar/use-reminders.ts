import { useTranslation } from 'react-i18next'
import type { SelectOption } from '../ui/form/Select.tsx'

const hour = 60
const day = 24 * hour
const usual = [0, 10, 30, hour, day, 7 * day]

/** How long before the beginning one can be reminded, in words; what was chosen elsewhere is among them. */
export function useReminders(chosen: number | null): readonly SelectOption[] {
  const { t } = useTranslation()
  const words = (minutes: number): string => {
    if (minutes === 0) return t('calendar.entry.reminders.start')
    if (minutes % day === 0) return t('calendar.entry.reminders.days', { count: minutes / day })
    if (minutes % hour === 0) return t('calendar.entry.reminders.hours', { count: minutes / hour })
    return t('calendar.entry.reminders.minutes', { count: minutes })
  }
  const offered =
    chosen === null ? usual : [...new Set([...usual, chosen])].toSorted((one, other) => one - other)
  return offered.map(minutes => ({ value: String(minutes), label: words(minutes) }))
}
