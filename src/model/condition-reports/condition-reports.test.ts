import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conditionReportCard } from '../cards/condition-report/condition-report-card.ts'
import { labelsOf } from '../engine/labels.ts'
import { languages } from '../languages.ts'
import { compareDamage, comparisons } from './comparison.ts'
import { damageColour } from './damage-colour.ts'
import { damageSheet } from './damage-sheet.ts'
import { reportSheet } from './report-sheet.ts'
import { finishGuards, signerRoles } from './report-states.ts'

test.each(languages)(
  'In %s every field and choice of a condition report has its text [C-P08] [P-S16]',
  language => {
    const file = new URL(`../../../locales/${language}/conditionReport.json`, import.meta.url)
    const labels = Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter(
      key => !/^(hint|errors|print)\//.test(key),
    )
    const needed = [
      'words',
      'one',
      ...labelsOf(conditionReportCard),
      ...[reportSheet, damageSheet].flatMap(sheet => [...labelsOf({ ...sheet, kinds: [] })]),
      ...comparisons.map(each => `comparison/${each}`),
      ...signerRoles.map(each => `role/${each}`),
      ...finishGuards.map(each => `guard/${each}`),
    ]
    expect(labels.toSorted()).toEqual([...new Set(needed)].toSorted())
  },
)

test('A damage is compared with the one before: by its values, or as a person says [C-P08]', () => {
  const before = { severity: { id: 2 }, extent: 10 } as const
  expect(compareDamage(undefined, before, null)).toBe('NEW')
  expect(compareDamage(before, before, null)).toBe('UNCHANGED')
  expect(compareDamage(before, { ...before, extent: 11 }, null)).toBe('WORSE')
  expect(compareDamage(before, { ...before, severity: { id: 3 } }, null)).toBe('WORSE')
  expect(compareDamage(before, { ...before, active: true }, null)).toBe('WORSE')
  expect(compareDamage(before, { extent: 3 }, null)).toBe('UNCHANGED')
  expect(compareDamage(before, { ...before, extent: 90 }, 'TREATED')).toBe('TREATED')
})

test('Types that follow each other in a vocabulary are drawn in different colours [C-P08]', () => {
  expect(new Set(Array.from({ length: 12 }, (_, at) => damageColour(String(at + 100)))).size).toBe(12)
})
