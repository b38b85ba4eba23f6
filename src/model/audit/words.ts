import { localeOf } from '../languages.ts'
/** Gives a text, filled in. */
export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** What an entry keeps beside who, what and when: JSON, written by this version of the product or an older one. */
export type AuditJson = Readonly<Record<string, unknown>>

/** How things are called in the record, in one language. Whatever is not as expected is called nothing. */
export interface AuditWords {
  readonly say: Say
  text(details: AuditJson, name: string): string
  /** @param unit as `Intl.NumberFormat` knows them: 'gigabyte' */
  number(details: AuditJson, name: string, unit?: string): string
  list(details: AuditJson, name: string): readonly string[]
  /** The person it was done to. */
  person(details: AuditJson): string
  day(details: AuditJson, name: string): string
  /** Several words as one: 'a, b and c'. */
  joined(words: readonly string[]): string
}

const isJson = (value: unknown): value is AuditJson => typeof value === 'object' && value !== null

/** The value at a name; of a value with parts at 'name.part'. */
export const valueAt = (details: AuditJson, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isJson(value) ? value[name] : undefined), details)

export function wordsIn(say: Say, language: string): AuditWords {
  const text = (details: AuditJson, name: string): string => {
    const value = valueAt(details, name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const locale = localeOf(language)
  return {
    say,
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
