import { expect, test } from 'vitest'
import { CallError } from '../../platform/request/call-error.ts'
import { troubleOf } from './trouble-of.ts'

test('What the server says of a finding is told of it; without an answer, or signed out, or asked to wait, it only waits [C-P09] [F-T01]', () => {
  const troubleAt = (status: number, error?: string) =>
    troubleOf(new CallError(status, { error, message: '' }))
  expect([403, 404, 409, 410, 413].map(status => troubleAt(status))).toEqual([
    'FORBIDDEN',
    'GONE',
    'CONFLICT',
    'GONE',
    'OTHER',
  ])
  expect(troubleAt(403, 'licence_expired')).toBe('EXPIRED')
  expect([0, 401, 429, 500, 503].map(status => troubleAt(status))).toEqual(Array(5).fill(undefined))
  expect(troubleOf(new Error('no network'))).toBeUndefined()
})
