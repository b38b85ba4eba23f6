import { localeOf } from '../languages.ts'
/** Translates a key and fills in its placeholders. */
export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** Further properties of an entry: JSON, written by this version of the product or an older one. */
export type AuditJson = Readonly<Record<string, unknown>>

/** Labels for values of the log in one language. Values of an unexpected shape yield an empty text. */
export interface AuditWords {
  readonly translate: Translate
  text(details: AuditJson, name: string): string
  /**
   * Formats a number.
   * @param unit as `Intl.NumberFormat` names them: 'gigabyte'
   */
  number(details: AuditJson, name: string, unit?: string): string
  list(details: AuditJson, name: string): readonly string[]
  /** Values with properties of their own. */
  rows(details: AuditJson, name: string): readonly AuditJson[]
  /** Name of the person affected. */
  person(details: AuditJson): string
  day(details: AuditJson, name: string): string
  /** Joins words into a list: 'a, b and c'. */
  joined(words: readonly string[]): string
}

const isJson = (value: unknown): value is AuditJson => typeof value === 'object' && value !== null

/** Returns the value at a name, or of a structured value at 'name.part'. */
export const valueAt = (details: AuditJson, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isJson(value) ? value[name] : undefined), details)

export function wordsIn(translate: Translate, language: string): AuditWords {
  const text = (details: AuditJson, name: string): string => {
    const value = valueAt(details, name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const locale = localeOf(language)
  return {
    translate,
    text,
    number(details, name, unit) {
      const value = valueAt(details, name)
      return typeof value === 'number'
        ? new Intl.NumberFormat(locale, unit ? { style: 'unit', unit } : {}).format(value)
        : ''
    },
    list(details, name) {
      const value = valueAt(details, name)
      return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
    },
    rows(details, name) {
      const value = valueAt(details, name)
      return Array.isArray(value) ? value.filter(isJson) : []
    },
    person: details => text(details, 'person.name') || text(details, 'person.email'),
    day(details, name) {
      const value = text(details, name)
      return Number.isNaN(Date.parse(value))
        ? ''
        : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(value))
    },
    joined: words => new Intl.ListFormat(locale).format(words),
  }
}
