import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { damageSheet } from '../condition-reports/damage-sheet.ts'
import { reportSheet } from '../condition-reports/report-sheet.ts'
import { facetsOf } from '../engine/facets.ts'
import { allFields } from '../engine/fields.ts'
import { labelsOf } from '../engine/labels.ts'
import { listColumns } from '../engine/list-columns.ts'
import { languages } from '../languages.ts'
import { declarations } from './declarations.ts'

/** Returns the labels of a type, from its own text files. */
function labelsIn(language: string, type: string): Readonly<Record<string, string>> {
  const area = new URL(`../../../locales/${language}/${type}.json`, import.meta.url)
  const { words: _, ...labels } = JSON.parse(readFileSync(area, 'utf8'))
  return labels
}

/** What the calls and prints of condition reports say beside the fields, and a damage by itself (`condition-reports.test.ts`). */
const besideFields: Readonly<Partial<Record<string, (label: string) => boolean>>> = {
  conditionReport: label =>
    /^(errors|print|state|comparison)\//.test(label) ||
    [reportSheet, damageSheet].some(sheet => labelsOf({ ...sheet, kinds: [] }).has(label)),
}

describe.each(declarations)('The card of type $type', declaration => {
  const { lines } = declaration
  const paths = new Set([
    ...allFields(declaration).keys(),
    ...(lines ? allFields({ sections: { line: lines } }).keys() : []),
  ])

  describe.each(languages)('in %s', language => {
    const labels = labelsIn(language, declaration.type)
    const hints = Object.keys(labels).filter(key => key.startsWith('hint/'))
    const isBeside = (label: string) => besideFields[declaration.type]?.(label) ?? false

    test('has a label for every section, field, row and choice, and none without its field [P-S16]', () => {
      const needed = labelsOf(declaration)
      const given = Object.keys(labels).filter(
        key => !hints.includes(key) && (needed.has(key) || !isBeside(key)),
      )
      const file = `locales/${language}/${declaration.type}.json`
      expect(
        [...needed].filter(key => !given.includes(key)),
        `missing in ${file}`,
      ).toEqual([])
      expect(
        given.filter(key => !needed.has(key)),
        `for no field, in ${file}`,
      ).toEqual([])
    })

    test('gives help for fields that exist', () => {
      expect(
        hints.map(key => key.replace('hint/', '')).filter(path => !paths.has(path) && !isBeside(path)),
      ).toEqual([])
    })

    test('distinguishes facets and columns that are shown without their section', () => {
      for (const names of [facetsOf(declaration), listColumns(declaration)]) {
        const shown = names.flatMap(({ path }) => labels[path] ?? [])
        expect(shown.filter((label, at) => shown.indexOf(label) !== at)).toEqual([])
      }
    })
  })
})
