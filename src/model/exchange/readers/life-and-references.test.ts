import { expect, test } from 'vitest'
import { readLifeSpan } from './life-span.ts'
import { readReferences } from './references.ts'

test.each([
  ['1841-1923', { begin: '1841', end: '1923' }],
  ['British, c. 1755/1761 - 1802', { begin: 'c. 1755/1761', end: '1802' }],
  ['American, born Germany, 1868 - 1940', { begin: '1868', end: '1940' }],
  ['Czech, born 1970', { begin: '1970' }],
  ['died 1745', { end: '1745' }],
  ['French, founded 1664', { begin: '1664' }],
  ['Italian, active second half 16th century', { active: 'second half 16th century' }],
  ['American', {}],
  ['he: 1928 - 2005', undefined],
])('%s is read as dates of life or activity [C-E02] [C-K16]', (text, span) => {
  expect(readLifeSpan(text)).toEqual(span)
})

test('Short references are read with their pages, figures and numbers [C-P13] [C-K16]', () => {
  expect(
    readReferences(
      'Pasqui 1911, 338–39; Pagano 1983–84, 179–87, figs. 28–33; Michon 1923b; Stern 1955, 69, no. 5.',
    ),
  ).toEqual([
    { work: 'Pasqui 1911', pages: '338–39' },
    { work: 'Pagano 1983–84', pages: '179–87', figures: 'figs. 28–33' },
    { work: 'Michon 1923b' },
    { work: 'Stern 1955', pages: '69', note: 'no. 5' },
  ])
})
