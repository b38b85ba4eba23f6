import { expect, test } from 'vitest'
import type { ComplexDate } from './complex-date.ts'
import { sayDate } from './date-text.ts'

const march: ComplexDate = {
  text: 'marzo 1911',
  periodMode: 'SINGLE',
  type: 'YEAR',
  earliestDate: { month: 3, year: 1911 },
}
const day: ComplexDate = {
  text: '12 giugno 1881',
  periodMode: 'SINGLE',
  type: 'YEAR',
  earliestDate: { day: 12, month: 6, year: 1881 },
}

test('A date is said in the language of the reader, in whichever it was typed [F-W05]', () => {
  expect([sayDate(march, 'en'), sayDate(march, 'de')]).toEqual(['March 1911', 'März 1911'])
  expect(['en', 'it', 'de', 'pl'].map(language => sayDate(day, language as 'en'))).toEqual([
    '12 June 1881',
    '12 giugno 1881',
    '12. Juni 1881',
    '12 czerwca 1881',
  ])
})

test('What was not understood is said as it was typed [F-W05]', () => {
  expect(sayDate({ text: 'al tempo dei nonni', periodMode: 'SINGLE', type: 'YEAR' }, 'en')).toBe(
    'al tempo dei nonni',
  )
})
