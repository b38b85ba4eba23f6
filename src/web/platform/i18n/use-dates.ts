import { useLanguage } from './use-language.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Dates as people read them here. */
export function useDates() {
  const language = useLanguage()
  return {
    /** DD/MM/YYYY in every language (specification, section 9). */
    day: (moment: string | Date): string => {
      const date = new Date(moment)
      return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
    },
    /** 'Saturday 21 November 2026' in the language on the screen. */
    long: (date: Date): string =>
      new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full' }).format(date),
  }
}
