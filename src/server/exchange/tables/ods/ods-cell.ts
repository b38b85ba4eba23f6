import { type Cell, emptyCell } from '../table.ts'
import { plainText } from '../xlsx/number-cell.ts'

type Attributes = Readonly<Record<string, string>>

/** A number as it is shown, where that is all of it and zeros besides ('00042', '1,10'). */
const asShown = (value: number, shown: string): string => {
  const plain = shown.trim().replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) && Number(plain) === value ? plain : plainText(value)
}

/** A time of day of less than a day ('PT18H05M00S', also with fractions of a second); longer ones are durations. */
const timeOfDay = (written: string): string | undefined => {
  const [, hours, minutes, seconds] = /^PT(\d{1,2})H(\d{1,2})M(\d{1,2})(?:[.,]\d+)?S$/.exec(written) ?? []
  if (hours === undefined || Number(hours) > 23) return undefined
  return [hours, minutes, seconds].map(part => (part ?? '').padStart(2, '0')).join(':')
}

const typedCell = (attributes: Attributes, shown: string): Cell => {
  const type = attributes['office:value-type']
  const value = Number(attributes['office:value'])
  if (attributes['calcext:value-type'] === 'error') return { text: shown, type: 'error' }
  if (type === 'boolean')
    return { text: attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE', type: 'boolean' }
  if (type === 'date') {
    const written = attributes['office:date-value'] ?? shown
    return { text: written.replace(/T00:00:00([.,]0+)?Z?$/, '').replace(/[.,]\d+$/, ''), type: 'date' }
  }
  if (type === 'time') {
    const time = timeOfDay(attributes['office:time-value'] ?? '')
    return time === undefined ? { text: shown, type: 'text' } : { text: time, type: 'date' }
  }
  if ((type === 'float' || type === 'percentage' || type === 'currency') && Number.isFinite(value)) {
    const currency = attributes['office:currency']
    const text = asShown(value, shown)
    return { text: type === 'currency' && currency ? `${text} ${currency}` : text, type: 'number' }
  }
  return { text: attributes['office:string-value'] ?? shown, type: 'text' }
}

/**
 * A cell by its declared type (ODF 1.3 part 3, 19.389), which knows more than its text: a date is shown in the way of a country, a number
 * cut off.
 * @param shown its paragraphs
 */
export const odsCell = (attributes: Attributes, shown: string): Cell => {
  const cell = typedCell(attributes, shown)
  if (attributes['table:formula'] !== undefined && cell.type !== 'error')
    return { text: cell.text, type: 'formula' }
  return cell.text === '' ? emptyCell : cell
}
