import { useMemo } from 'react'
import { useLanguage } from '../../platform/i18n/use-language.ts'

/** Lengths and sizes on the ground in words: '850 m', '12.4 km', '0.3 km²'. */
export function useMeasureWords() {
  const language = useLanguage()
  return useMemo(() => {
    const shown = (value: number, unit: string) =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        maximumSignificantDigits: value >= 100 ? 4 : 2,
      }).format(value)
    return {
      length: (metres: number) =>
        metres < 1000 ? shown(Math.round(metres), 'meter') : shown(metres / 1000, 'kilometer'),
      // There is no such unit in the table of units that browsers know.
      size: (squareMetres: number) => {
        const kilometres = squareMetres / 1e6
        const [value, unit] = kilometres < 0.01 ? [squareMetres, 'm²'] : [kilometres, 'km²']
        const digits = value >= 100 ? 4 : 2
        return `${new Intl.NumberFormat(language, { maximumSignificantDigits: digits }).format(value)} ${unit}`
      },
    }
  }, [language])
}
