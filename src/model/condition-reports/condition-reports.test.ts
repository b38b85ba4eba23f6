import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { labelsOf } from '../engine/labels.ts'
import { languages } from '../languages.ts'
import { compareDamage, comparisons } from './comparison.ts'
import { damageColour } from './damage-colour.ts'
import { damageSheet } from './damage-sheet.ts'
import { readRegion } from './read-region.ts'
import { reportSheet } from './report-sheet.ts'
import { finishGuards, reportStates, signerRoles } from './report-states.ts'

test.each(languages)(
  'In %s every field and choice of a condition report has its text [C-P08] [P-S16]',
  language => {
    const file = new URL(`../../../locales/${language}/conditionReport.json`, import.meta.url)
    const labels = Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter(
      key => !/^(hint|errors|print)\//.test(key),
    )
    const needed = [
      'one',
      ...[reportSheet, damageSheet].flatMap(sheet => [...labelsOf({ ...sheet, kinds: [] })]),
      ...comparisons.map(each => `comparison/${each}`),
      ...reportStates.map(each => `state/${each}`),
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

describe('A region that was drawn', () => {
  const svg = (inner: string) => readRegion({ type: 'SvgSelector', value: `<svg>${inner}</svg>` })?.value
  const kept = (figure: string) => `<svg xmlns="http://www.w3.org/2000/svg">${figure}</svg>`

  test('is kept as plain measures of the picture [C-P08]', () => {
    const fragment = (value: string) => readRegion({ type: 'FragmentSelector', value })?.value
    expect(fragment('xywh=pixel:10.123,20,30,40')).toBe('xywh=pixel:10.12,20,30,40')
    expect(fragment('xywh=1,2,3,4')).toBe('xywh=pixel:1,2,3,4')
    expect(svg('<polygon points="1,2 3,4 5,6"></polygon>')).toBe(kept('<polygon points="1 2 3 4 5 6"/>'))
    expect(svg('<g class="x"><path d="M1 2L3 4C1,2,3,4,5,6Z" /></g>')).toBe(
      kept('<path fill-rule="evenodd" d="M 1 2 L 3 4 C 1 2 3 4 5 6 Z"/>'),
    )
    expect(svg("<ellipse cx='5' cy='6' rx='2' ry='1' style='fill:url(#x)'/>")).toBe(
      kept('<ellipse cx="5" cy="6" rx="2" ry="1"/>'),
    )
  })

  test('is refused where it is anything else [C-P08]', () => {
    for (const wrong of ['xywh=percent:1,2,3,4', 'xywh=pixel:1,2,3', 'xywh=pixel:1,2,0,4', 'xywh=pixel:,,,'])
      expect(readRegion({ type: 'FragmentSelector', value: wrong }), wrong).toBeUndefined()
    for (const wrong of [
      '<script>alert(1)</script>',
      '<polygon points="1,2 3,4"/>',
      '<polygon points="1,2 3,4 5,x"/>',
      '<image href="https://example.org/a.png"/>',
      '<path d="M1 2 url(x)"/>',
      '<circle cx="1" cy="1" r="0"/>',
      '<rect x="0" y="0" width="1e9" height="1"/>',
      '<polygon points="1,2 3,4 5,6"/><script/>',
      `<polygon points="${'1 2 '.repeat(5000)}"/>`,
    ])
      expect(svg(wrong), wrong).toBeUndefined()
    expect(readRegion({ type: 'CssSelector', value: 'body' })).toBeUndefined()
    const began = performance.now()
    expect(svg(`<rect ${'a'.repeat(59_000)}/>`)).toBeUndefined()
    expect(performance.now() - began, 'what is endless is read in no time').toBeLessThan(500)
  })
})
