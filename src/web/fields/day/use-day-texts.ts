import { useTranslation } from 'react-i18next'

/** The words of the calendar. */
export function useDayTexts() {
  const { t } = useTranslation()
  return {
    open: t('cards.form.calendar.open'),
    previous: t('cards.form.calendar.previous'),
    next: t('cards.form.calendar.next'),
    months: t('cards.form.calendar.months'),
    years: t('cards.form.calendar.years'),
  }
}
