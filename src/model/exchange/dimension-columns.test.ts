import { expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import { cellAsRows } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { gatherCells } from './gathered-cells.ts'
import { guessMapping } from './guess-mapping.ts'
import { idleSettings } from './idle-options.ts'

const card = objectCard as unknown as CardDeclaration

/** The measurements of a row of a table whose columns nobody mapped. */
function measured(row: Readonly<Record<string, string>>): readonly string[] {
  const columns = Object.entries(row).map(([name, text]) => ({ name, samples: text === '' ? ['1'] : [text] }))
  const mapping = guessMapping(card, columns, { language: 'en', labels: () => [] })
  expect(idleSettings(card, mapping)).toEqual([])
  const { cells, leftOver } = gatherCells(card, mapping, column => row[column] ?? '')
  const rowsOf = (key: string) => cellAsRows(cells.get(`measurements/${key}`) ?? '')
  const [types, values, parts] = [rowsOf('type'), rowsOf('value'), rowsOf('part')]
  return [
    ...types
      .filter(type => type !== '')
      .map((type, at) => [type, values[at], parts[at]].filter(Boolean).join(' ')),
    ...leftOver.map(({ text }) => `left: ${text}`),
  ]
}

test('Dimensions in columns of their own are read with the unit of their heading [F-X11]', () => {
  expect(
    measured({ 'Height (cm)': '12.5', width_mm: '40', 'Seat Height (in)': '3 1/2', 'Gewicht (kg)': '2' }),
  ).toEqual(['height 12.5 cm', 'width 40 mm', 'height 3.5 in Seat', 'weight 2 kg'])
  expect(measured({ 'Höhe in cm': '12,5', 'altezza cm': '', 'szer. [cm]': '4' })).toEqual([
    'height 12.5 cm',
    'width 4 cm',
  ])
})

test('Dimensions in columns of their own are read with the unit of a column beside them [F-X11]', () => {
  expect(measured({ Height: '12', Width: '4', Depth: '', Unit: 'cm' })).toEqual([
    'height 12 cm',
    'width 4 cm',
  ])
  expect(measured({ Einheit: 'mm', Höhe: '', Breite: '4' })).toEqual(['width 4 mm'])
  expect(measured({ Height: '', Unit: 'cm' })).toEqual([])
})

test('Dimensions whose cells say their units, and headings grown together with a unit, are read; a cell that says there is none is not told [F-X11] [F-X03]', () => {
  expect(measured({ Length: '22.5 cm', Weight: '2.3 kg', Diameter: 'N/A' })).toEqual([
    'length 22.5 cm',
    'weight 2.3 kg',
  ])
  expect(measured({ HEIGHTIN: '78', WIDTHIN: '66.5' })).toEqual(['height 78 in', 'width 66.5 in'])
  expect(measured({ MISA: '12', MISU: 'cm' })).toEqual(['height 12 cm'])
})

test('Dimensions without any unit or with two of them are told [F-X11]', () => {
  expect(measured({ Height: '12' })).toEqual(['left: Height: 12'])
  expect(measured({ Height: '12 cm', Unit: 'cm' })).toEqual(['height 12 cm'])
  expect(measured({ Height: '12 in', Unit: 'cm' })).toEqual(['left: Height: 12 in cm'])
})

test('A number that stands in the text beside it makes no second row [F-X11]', () => {
  expect(measured({ width: '419', height: '394', units: 'mm', dimensions: 'support: 394 x 419 mm' })).toEqual(
    ['height 394 mm support', 'width 419 mm support'],
  )
})
