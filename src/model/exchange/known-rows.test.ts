import { expect, test } from 'vitest'
import { declarationOf } from '../cards/declarations.ts'
import { KnownRows } from './known-rows.ts'

test('A row is known by its name in every language in which its cell gives it', () => {
  const event = declarationOf('event') ?? expect.unreachable('there are events')
  const rows = new KnownRows(event, 'it')
  const cells = new Map([['name', 'Vino e simposio\n[en] Wine and symposium']])
  rows.add({ row: 2, id: '', museum: '', key: '', number: '', cells })
  expect(rows.called('vino e simposio')).toBe(2)
  expect(rows.called('Wine and symposium')).toBe(2)
  expect(rows.called('Wein und Symposion')).toBeUndefined()
})
