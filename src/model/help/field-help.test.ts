import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { declarations } from '../cards/declarations.ts'
import { damageSheet } from '../condition-reports/damage-sheet.ts'
import { reportSheet } from '../condition-reports/report-sheet.ts'
import { languages } from '../languages.ts'
import { explainedFields, fieldHelp, type HelpFile } from './field-help.ts'

const read = (language: string, name: string): HelpFile =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/help/${name}.json`, import.meta.url), 'utf8'))

const fieldsOf = (declaration: (typeof declarations)[number]) => [
  ...explainedFields(declaration),
  ...(declaration.type === 'conditionReport' ? [reportSheet, damageSheet].flatMap(explainedFields) : []),
]

test('a field is explained by itself, else by the end of its path', () => {
  const common = { note: ['A note'], 'sizes/unit': ['A unit'] } as const
  expect(fieldHelp('sizes/unit', {}, common)).toEqual(['A unit'])
  expect(fieldHelp('sizes/unit', { 'sizes/unit': ['Of this one', 'cm'] }, common)).toEqual([
    'Of this one',
    'cm',
  ])
  expect(fieldHelp('parts/sizes/note', {}, common)).toEqual(['A note'])
  expect(fieldHelp('parts/sizes', {}, common)).toBeUndefined()
})

describe.each(languages)('Help in %s', language => {
  const common = read(language, 'common')

  test.each(declarations)(
    'explains every field of $type, with an example where a value is typed',
    declaration => {
      const own = read(language, declaration.type)
      const fields = fieldsOf(declaration)
      const lacking = fields.filter(({ path, exampled }) => {
        const [explanation, example] = fieldHelp(path, own, common) ?? []
        return !explanation || (exampled && !example)
      })
      expect(lacking.map(({ path }) => path)).toEqual([])
      const paths = new Set(fields.map(({ path }) => path))
      expect(Object.keys(own).filter(path => !paths.has(path))).toEqual([])
    },
  )

  test('has no common explanation that explains no field', () => {
    const used = declarations.flatMap(declaration => {
      const own = read(language, declaration.type)
      return fieldsOf(declaration).map(({ path }) => fieldHelp(path, own, common))
    })
    expect(Object.keys(common).filter(key => !used.includes(common[key]))).toEqual([])
  })
})
