import { expect, test } from 'vitest'
import { declarationOf } from '../cards/declarations.ts'
import type { Mapping } from './mapping.ts'
import { draftOf } from './read-row.ts'

const objects = declarationOf('object') ?? expect.unreachable('there are objects')

const mapping: Mapping = {
  mode: 'create',
  match: 'number',
  createTerms: false,
  keepUnmatched: false,
  emptyClears: false,
  language: 'en',
  constants: {},
  columns: [
    { column: 'Date', targets: [{ path: 'dating' }] },
    { column: 'Signed', targets: [{ path: 'signatures/date' }] },
  ],
}

const told = (cells: Readonly<Record<string, string>>, before: Readonly<Record<string, string>> = {}) =>
  draftOf(
    objects,
    mapping,
    { cells: new Map(Object.entries(cells)), leftOver: [], years: new Map(), doubtful: [] },
    {
      words: { language: 'en', term: () => '', link: () => '' } as never,
      base: { values: {}, cells: new Map(Object.entries(before)) },
    },
  ).about.map(({ kind, column, value }) => [kind, column, value])

test('An import tells of each date that it did not understand, or not whole, also in rows of a list [F-X06]', () => {
  expect(told({ dating: 'New York', 'signatures/date': '1920 | May 1921, in pencil | mars | 196?' })).toEqual(
    [
      ['dateNotUnderstood', 'Date', 'New York'],
      ['dateReadInPart', 'Signed', 'May 1921, in pencil'],
      ['dateNotUnderstood', 'Signed', 'mars'],
      ['dateReadInPart', 'Signed', '196?'],
    ],
  )
  expect(told({ dating: 'c. 1920', 'signatures/date': 'n.d. | 1921' })).toEqual([])
})

test('An import tells nothing of dates that the record has already [F-X06]', () => {
  expect(told({ 'signatures/date': 'New York | Rome' }, { 'signatures/date': 'New York' })).toEqual([
    ['dateNotUnderstood', 'Signed', 'Rome'],
  ])
})
