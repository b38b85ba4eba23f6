import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { authorityFields, authorityProblems } from './authority-rules.ts'
import { type VocabularyCode, vocabularies, vocabularyCodes } from './definitions.ts'
import { inverseAssociations } from './inverse-associations.ts'
import { nameOf } from './name-of.ts'
import { starterTerms } from './starter/index.ts'
import { parseStarterTerms } from './starter/parse.ts'
import { nameKey, startsOf } from './starts.ts'

/** Vocabularies that only the museum can fill: its collecting places, and the people, organisations and places of its authorities. */
const ownAlone: readonly VocabularyCode[] = ['LRVL', 'AUT', 'ENT', 'COM', 'PLC']

describe('the vocabularies', () => {
  test('keep the promised codes and rules [C-V01] [C-V03]', () => {
    expect(vocabularies.LR).toMatchObject({ open: true, flat: false, sort: 'name', asynchronous: true })
    expect(vocabularies.LRVL).toMatchObject({ sort: 'name' })
    expect(vocabularies.TAXO).toMatchObject({ asynchronous: true })
    expect(vocabularies.OCT.termMaxLength).toBe(50)
    expect(vocabularyCodes).toEqual(expect.arrayContaining(['DIGITAL_SOURCE_TYPE', 'KEYWORDS']))
    const asynchronous = vocabularyCodes.filter(code => vocabularies[code].asynchronous)
    expect(asynchronous).toEqual(['LR', 'TAXO'])
  })

  test('ask of each kind of authority what is promised [C-V08]', () => {
    expect(authorityFields.PLA).toEqual(['place', 'zipCode', 'country', 'region', 'province', 'provinceCode'])
    expect(Object.keys(authorityProblems({ kind: 'ORG' }))).toEqual(['function', 'referenceNumber'])
    expect(Object.keys(authorityProblems({ kind: 'PER', dateText: '1450' }))).toEqual(['referenceNumber'])
    expect(authorityProblems({ kind: 'PLA', place: 'Bolca' })).toEqual({})
  })
})

describe('the starter terms', () => {
  const all = starterTerms()

  test('exist for every vocabulary except those that only the museum fills [C-V10]', () => {
    expect(vocabularyCodes.filter(code => !all[code]?.length)).toEqual(ownAlone)
  })

  test('have a unique name in each language that is short enough [C-V10]', () => {
    for (const [code, terms] of Object.entries(all)) {
      const { termMaxLength, flat } = vocabularies[code as VocabularyCode]
      expect(new Set(terms.map(({ key }) => key)).size, code).toBe(terms.length)
      for (const language of languages) {
        const names = terms.map(({ labels }) => labels[language] ?? '')
        expect(names.filter(name => name === '' || [...name].length > termMaxLength)).toEqual([])
        expect(new Set(names.map(name => name.toLowerCase())).size, `${code} ${language}`).toBe(names.length)
      }
      if (flat) expect(terms.filter(({ parentKey }) => parentKey !== null)).toEqual([])
    }
  })

  test('have a name for either direction, if they are associations between records [C-K08]', () => {
    for (const { vocabulary, key, inverse } of inverseAssociations) {
      const keys = all[vocabulary]?.map(term => term.key)
      expect(keys, vocabulary).toContain(key)
      expect(keys, vocabulary).toContain(inverse)
    }
  })

  test('are parsed from lines: indentation, headings, categories, keys', () => {
    const [tools, axe, atom] = parseStarterTerms(`
tools | utensili | Geräte | narzędzia! @ 4 12
  axe | ascia | Beil | topór
atom = iso:1`)
    expect(tools).toMatchObject({ assignable: false, categories: [4, 12], parentKey: null })
    expect(axe).toMatchObject({ key: 'vitrine:tools/axe', parentKey: 'vitrine:tools', categories: [4, 12] })
    expect(atom).toMatchObject({ key: 'iso:1', labels: { en: 'atom', pl: 'atom' } })
    expect(() => parseStarterTerms('axe | ascia')).toThrow('axe | ascia')
    expect(() => parseStarterTerms('    axe')).toThrow('out of place')
  })
})

describe('names of terms', () => {
  const term = { language: 'it', labels: { it: 'anfora', de: 'Amphore' } } as const

  test('are shown in the requested language, else in the term’s own [C-V10]', () => {
    expect(nameOf(term, 'de')).toBe('Amphore')
    expect(nameOf(term, 'pl')).toBe('anfora')
  })

  test('are compared ignoring case, accents and punctuation', () => {
    expect(nameKey('  Łódź – Śródmieście ')).toBe('lodz srodmiescie')
  })

  test('can be found by the beginning of every word', () => {
    expect(startsOf({ labels: { en: 'Figure of a god' }, alternatives: {}, notation: null })).toEqual([
      { rank: 0, text: 'figure of a god' },
      { rank: 1, text: 'god' },
    ])
  })
})
