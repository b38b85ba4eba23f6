import { expect, test } from 'vitest'
import { CallError } from '../../platform/request/call-error.ts'
import { troubleOf } from './trouble-of.ts'

test('What the server says of a finding is told of it; without an answer, or signed out, it only waits [C-P09]', () => {
  const said = (status: number, error?: string) => troubleOf(new CallError(status, { error, message: '' }))
  expect([403, 404, 409, 410, 413, 429].map(status => said(status))).toEqual([
    'FORBIDDEN',
    'GONE',
    'CONFLICT',
    'GONE',
    'OTHER',
    'OTHER',
  ])
  expect(said(403, 'licence_expired')).toBe('EXPIRED')
  expect([0, 401, 500, 503].map(status => said(status))).toEqual([undefined, undefined, undefined, undefined])
  expect(troubleOf(new Error('no network'))).toBeUndefined()
})
