import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsOf } from '../engine/labels.ts'
import { languages } from '../languages.ts'
import { declarations } from './declarations.ts'

type Words = Readonly<Record<string, unknown>>

const wordsIn = (language: string, type: string): Words =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/${type}.json`, import.meta.url), 'utf8'))
    .words

const recordTypes = declarations.flatMap(declaration =>
  declaration.recordTypes.map(recordType => ({ declaration, recordType })),
)

test.each(languages)(
  'In %s every declared type has all its words, and lists count in every plural [C-M01] [P-S16]',
  language => {
    for (const { declaration, recordType } of recordTypes) {
      const wanted = wordsOf(declaration, recordType, language).map(key => key.split('.')[0])
      const given = Object.keys(wordsIn(language, recordType.type))
      expect(given.toSorted(), recordType.type).toEqual([...new Set(wanted)].toSorted())
    }
  },
)

test('Messages after an action name the record type as specified [C-M01]', () => {
  for (const { recordType } of recordTypes) {
    const { name, saved, published, unpublished } = wordsIn('en', recordType.type)
    expect([saved, published, unpublished]).toEqual(
      ['saved', 'published', 'unpublished'].map(done => `${name} has been ${done}`),
    )
  }
})
