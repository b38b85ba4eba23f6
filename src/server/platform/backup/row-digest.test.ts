import { expect, test } from 'vitest'
import { RowDigest } from './prove-backup.ts'

const digestOf = (...chunks: string[]) => {
  const digest = new RowDigest()
  for (const chunk of chunks) digest.add(Buffer.from(chunk))
  return digest.result()
}

test('rows have one fingerprint, in whatever order and pieces they come; another word changes it', () => {
  const rows = digestOf('1\tŁódź\n2\tBari\n')
  expect(rows.rows).toBe(2)
  expect(digestOf('2\tBari\n1', '\tŁó', 'dź\n')).toEqual(rows)
  expect(digestOf('1\tLódź\n2\tBari\n').digest).not.toBe(rows.digest)
  expect(digestOf('1\tŁódź\n1\tŁódź\n').digest).not.toBe(rows.digest)
  expect(digestOf('')).toEqual({ rows: 0, digest: '0'.repeat(64) })
})
