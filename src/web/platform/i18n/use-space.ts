import { gigabyte } from '#model/licences/plans.ts'
import { useLanguage } from './use-language.ts'

const megabyte = gigabyte / 1024

/** Bytes as plans count them: '1.5 GB', or '12 MB' for smaller amounts. */
export function useSpace(): (bytes: number) => string {
  const language = useLanguage()
  const show = (value: number, unit: 'megabyte' | 'gigabyte', maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value)
  return bytes =>
    bytes >= gigabyte
      ? show(bytes / gigabyte, 'gigabyte', 1)
      : show(Math.ceil(bytes / megabyte), 'megabyte', 0)
}
