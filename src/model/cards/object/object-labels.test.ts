import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CardDeclaration } from '../../engine/define-card.ts'
import { facetsOf } from '../../engine/facets.ts'
import { allFields } from '../../engine/fields.ts'
import { labelsOf } from '../../engine/labels.ts'
import { listColumns } from '../../engine/list-columns.ts'
import { languages } from '../../languages.ts'
import { objectCard } from './object-card.ts'

const paths = [...allFields(objectCard).keys()]

const labelsIn = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../../../locales/${language}/object.json`, import.meta.url), 'utf8'))

describe.each(languages)('The card of an object in %s', language => {
  const labels = labelsIn(language)
  const hints = Object.keys(labels).filter(key => key.startsWith('hint/'))

  test('has a label for every section, field, row and choice, and none without its field [P-S16]', () => {
    const given = Object.keys(labels).filter(key => !hints.includes(key))
    expect(given.toSorted()).toEqual([...labelsOf(objectCard as unknown as CardDeclaration)].toSorted())
  })

  test('gives help for fields that exist', () => {
    expect(hints.filter(key => !paths.includes(key.replace('hint/', '')))).toEqual([])
  })

  test('tells facets apart, and columns, where they stand without their section', () => {
    for (const names of [
      facetsOf(objectCard).map(({ name }) => name),
      listColumns(objectCard).map(({ path }) => path),
    ]) {
      const shown = names.flatMap(name => labels[name] ?? [])
      expect(new Set(shown).size).toBe(shown.length)
    }
  })
})
