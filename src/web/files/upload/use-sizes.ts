import { useMemo } from 'react'
import { shownNumber } from '#model/kinds/shown-number.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'

/** Bytes, speeds, times and counts as people read them, in the language on the screen. */
export function useSizes() {
  const language = useLanguage()
  return useMemo(() => {
    const bytes = (count: number) => shownNumber(Math.round(count), 'bytes', language)
    const inUnit = (value: number, unit: string) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
    return {
      bytes,
      /** Bytes a second. */
      speed: (count: number) => `${bytes(count)}/s`,
      time: (seconds: number) =>
        seconds < 90
          ? inUnit(Math.max(5, Math.round(seconds / 5) * 5), 'second')
          : seconds < 5400
            ? inUnit(Math.round(seconds / 60), 'minute')
            : inUnit(seconds / 3600, 'hour'),
      count: (count: number) => new Intl.NumberFormat(language).format(count),
    }
  }, [language])
}
