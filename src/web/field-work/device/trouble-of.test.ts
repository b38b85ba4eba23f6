import { expect, test } from 'vitest'
import { CallError } from '../../platform/request/call-error.ts'
import { troubleOf } from './trouble-of.ts'

test('The server’s refusal is shown with a finding; without an answer, signed out or throttled, the finding waits [C-P09] [F-T01]', () => {
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
