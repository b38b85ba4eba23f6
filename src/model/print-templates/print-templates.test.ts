import { expect, test } from 'vitest'
import { faultsOf } from './check-template.ts'
import { fillPlaceholders, placeholdersIn } from './placeholders.ts'
import { shippedTemplates } from './shipped/shipped-templates.ts'
import { type GivenTemplate, printTemplate } from './template.ts'

const say = (key: string, paths: Readonly<Record<string, string>> = {}) => ({
  en: [key, ...Object.values(paths).map(path => `{{${path}}}`)].join(' '),
})

const faults = (given: GivenTemplate) => Object.fromEntries(faultsOf(printTemplate.parse(given)))

const label: GivenTemplate & { family: 'label' } = {
  family: 'label',
  kind: 'LABEL',
  about: 'object',
  medium: { type: 'roll', width: 50, height: 25 },
  elements: [],
}

test('All standard templates are valid: every field exists, and everything fits on the paper [C-P12]', () => {
  for (const { id, make } of shippedTemplates) expect([id, faults(make(() => say))]).toEqual([id, {}])
})

test('Broken references and oversized parts are reported with their place [C-P12]', () => {
  const box = { x: 40, y: 0, width: 20, height: 5 }
  expect(
    faults({
      ...label,
      elements: [
        { type: 'field', path: 'nothing/such', ...box },
        { type: 'text', text: { en: 'Page {{@page}}', it: '{{ @title }}' }, ...box, width: 5 },
      ],
    }),
  ).toEqual({
    'elements.0.width': { key: 'max', params: { max: 10 } },
    'elements.0.path': { key: 'placeholder', params: { path: 'nothing/such' } },
    'elements.1.text.en': { key: 'placeholder', params: { path: '@page' } },
  })
  const sheet = {
    type: 'sheet',
    page: { width: 210, height: 297 },
    top: 0,
    left: 10,
    rows: 8,
    height: 38,
  } as const
  expect(faults({ ...label, medium: { ...sheet, columns: 3, width: 70 } })).toEqual({
    'medium.width': { key: 'max', params: { max: 66.67 } },
    'medium.height': { key: 'max', params: { max: 37.13 } },
  })
  expect(
    faults({
      family: 'document',
      kind: 'LIST',
      about: 'LOAN_OUT',
      header: { left: { en: '{{@page}}' } },
      blocks: [
        { type: 'heading', text: { de: '{{object>@title}}' } },
        { type: 'section', section: 'nothing' },
        { type: 'pictures' },
        { type: 'each', blocks: [{ type: 'heading', text: { de: '{{object>@title}} {{loan/end}}' } }] },
        {
          type: 'table',
          columns: [
            { path: 'line>insuranceValue', width: 160 },
            { path: 'line>borrower', width: 20 },
          ],
        },
      ],
    }),
  ).toMatchObject({
    'blocks.0.text.de': { key: 'placeholder' },
    'blocks.1.section': { key: 'choice' },
    'blocks.2.type': { key: 'insideEach' },
    'blocks.4.columns.1.path': { key: 'placeholder' },
    'blocks.4.columns': { key: 'max', params: { max: 170 } },
  })
  expect(faults({ ...label, about: 'LOAN_OUT' })).toEqual({ about: { key: 'choice' } })
  expect(
    printTemplate.safeParse({ ...label, medium: { type: 'roll', width: 5000, height: 25 } }).success,
  ).toBe(false)
})

test('Text in a value is never treated as a placeholder [C-P12]', () => {
  expect(placeholdersIn('{{a}} {{ b/c }} {d}')).toEqual(['a', 'b/c'])
  expect(fillPlaceholders('{{a}}-{{b}}', path => (path === 'a' ? '{{b}} $& $1' : 'B'))).toBe('{{b}} $& $1-B')
})
