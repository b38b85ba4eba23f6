import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../languages.ts'
import { starterTerms } from '../vocabularies/starter/index.ts'
import { typesOfSameName } from '../vocabularies/types-of-same-name.ts'
import { type NameRow, nameForReader } from './name-for-reader.ts'

const read = (rows: readonly NameRow[], language: Language) =>
  nameForReader(rows, {
    language,
    term: () => '',
    languageOf: id => languages.find(language => language === id),
    isSameName: id => id === 'translated',
  }).title

const named = (name: string, language?: string, more: Partial<NameRow> = {}): NameRow => ({
  name,
  ...(language !== undefined && { language: { id: language } }),
  ...more,
})

describe('Of several names', () => {
  const florence = [
    named('Firenze', 'it', { preferred: true }),
    named('Florence', 'en'),
    named('Florenz', 'de'),
  ]

  test('each reader sees the one in their language, and where there is none the preferred one [F-W05]', () => {
    expect(['it', 'en', 'de', 'pl'].map(language => read(florence, language as Language))).toEqual([
      'Firenze',
      'Florence',
      'Florenz',
      'Firenze',
    ])
    expect(read([named('Florentia', 'la'), named('Florenz', 'de')], 'it')).toBe('Florentia')
    expect(read([named('Firenze'), named('Florenz', 'de')], 'de')).toBe('Florenz')
    expect(read([], 'de')).toBe('')
  })

  test('the preferred one is shown if it is in the language of the reader, whatever else there is in it [F-W05]', () => {
    expect(read([named('Florenz am Arno', 'de'), named('Florenz', 'de', { preferred: true })], 'de')).toBe(
      'Florenz',
    )
  })

  test('what may be another name is not shown for the preferred one: a birth name, a name of a period [F-W05]', () => {
    const titian = named('Tiziano', 'it', { preferred: true })
    expect(read([titian, named('Vecellio', 'en', { type: { id: 'birth' } })], 'en')).toBe('Tiziano')
    expect(read([titian, named('Vecellio', 'en', { date: {} })], 'en')).toBe('Tiziano')
    expect(read([titian, named('Titian', 'en', { type: { id: 'translated' } })], 'en')).toBe('Titian')
    expect(read([{ ...titian, type: { id: '7' } }, named('Titian', 'en', { type: { id: '7' } })], 'en')).toBe(
      'Titian',
    )
  })

  test('the types of a name that is the same in another language are among the initial terms [F-W05]', () => {
    const { NAMT = [], TITT = [] } = starterTerms()
    const known = new Set([...NAMT, ...TITT].map(({ key }) => key))
    expect([...typesOfSameName].filter(key => !known.has(key))).toEqual([])
  })
})
