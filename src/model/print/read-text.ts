import { type AuthorityId, authorityText } from '../authorities/authority-id.ts'
import type { ComplexDate } from '../dates/complex-date.ts'
import { sayDate } from '../dates/date-text.ts'
import type { Leaf } from '../kinds/field.ts'
import type { Words } from '../kinds/kind.ts'
import type { NumberField } from '../kinds/number.ts'
import { referenceSystemName } from '../kinds/reference-systems.ts'
import { kindOf } from '../kinds/registry.ts'
import { shownNumber } from '../kinds/shown-number.ts'
import { inLanguage } from '../kinds/translated.ts'
import type { Coordinates, Extent, Measure, Money, Translated } from '../kinds/values.ts'
import type { Language } from '../languages.ts'

/** Formats a number in the reader's language; digits are all retained and not grouped, as usual in measurements. */
const decimal = (value: number, language: Language): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',')

/** Joins a number and its unit with a no-break space. */
const withUnit = (figure: string, unit: string): string =>
  unit === '°' || unit === '%' || unit === '‰' ? figure + unit : `${figure}\u00A0${unit}`

function moneyText({ amount, currency }: Money, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount.includes('.') ? 2 : 0,
    maximumFractionDigits: 4,
  })
  // Given as text, an amount keeps every digit.
  return format.format(amount as unknown as number)
}

/** Formats a value for readers: one language, localised numbers. `show`, in contrast, formats table cells that can be imported again. */
export function readText(value: unknown, field: Leaf, words: Words): string {
  const { language } = words
  switch (field.kind) {
    case 'translated':
      return inLanguage(value as Translated, language)
    case 'number': {
      const { unit, shownAs } = field as NumberField
      if (shownAs) return shownNumber(value as number, shownAs, language)
      const figure = decimal(value as number, language)
      return unit ? withUnit(figure, unit) : figure
    }
    case 'measure': {
      const { value: figure, unit } = value as Measure
      return withUnit(decimal(figure, language), unit)
    }
    case 'money':
      return moneyText(value as Money, language)
    case 'coordinates': {
      const { x, y, system } = value as Coordinates
      return `${y}, ${x} (${referenceSystemName(system)})`
    }
    case 'extent': {
      const { west, south, east, north, system } = value as Extent
      return `${south}, ${west} – ${north}, ${east} (${referenceSystemName(system)})`
    }
    case 'date':
      return sayDate(value as ComplexDate, language)
    case 'authority':
      return authorityText(value as AuthorityId)
    default:
      return kindOf(field).show(value, field, words)
  }
}
