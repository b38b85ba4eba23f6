import { type AuthorityId, authorityText } from '../authorities/authority-id.ts'
import type { Leaf } from '../kinds/field.ts'
import type { Words } from '../kinds/kind.ts'
import type { NumberField } from '../kinds/number.ts'
import { referenceSystemName } from '../kinds/reference-systems.ts'
import { kindOf } from '../kinds/registry.ts'
import { shownNumber } from '../kinds/shown-number.ts'
import { inLanguage } from '../kinds/translated.ts'
import type { Coordinates, Extent, Measure, Money, Translated } from '../kinds/values.ts'
import type { Language } from '../languages.ts'

/** A number as the language writes it; figures keep all their digits and are not grouped, as in any measurement. */
const decimal = (value: number, language: Language): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',')

/** Between a figure and its unit there is no line break. */
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

/**
 * A value as a reader reads it: one language, figures as the language writes them. What `show` gives is for cells of tables, which
 * must be read back.
 */
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
    case 'authority':
      return authorityText(value as AuthorityId)
    default:
      return kindOf(field).show(value, field, words)
  }
}
