import { expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import type { CardDeclaration } from './define-card.ts'
import { type FilledLine, wallLabelOf } from './wall-label.ts'

const declaration = objectCard as unknown as CardDeclaration

const told = (lines: readonly FilledLine[]) =>
  lines.map(({ name, rows }) => [
    name,
    rows.map(row => row.map(value => (typeof value === 'string' ? value : value.value))),
  ])

test('The label of an object has maker, date, material, size, number and location, in this order [F-W07]', () => {
  const exekias = { name: 'Exekias' }
  const [clay, height, room] = [{ id: '1' }, { id: '2' }, { id: '3' }]
  const dating = { periodMode: 'SINGLE', type: 'YEAR', earliestDate: { year: 540 }, earliestEra: 'BC' }
  const card = {
    location: { room },
    measurements: [{ type: height, value: { value: 32, unit: 'cm' } }],
    materials: [{ material: clay }],
    productions: [{ agent: exekias }],
    dating,
  }
  expect(told(wallLabelOf(declaration, card, () => true))).toEqual([
    ['maker', [[exekias]]],
    ['date', [[dating]]],
    ['medium', [[clay]]],
    ['size', [[height, { value: 32, unit: 'cm' }]]],
    ['number', [['@number']]],
    ['location', [[room]]],
    ['publication', [['@published']]],
  ])
})

test('A line without values is left out; another choice of paths takes its place [F-W07]', () => {
  const lines = told(
    wallLabelOf(declaration, { mediumDisplay: { en: 'oil on canvas' } }, part => part === '@subtitle'),
  )
  expect(lines).toEqual([
    ['maker', [['@subtitle']]],
    ['medium', [[{ en: 'oil on canvas' }]]],
  ])
})
