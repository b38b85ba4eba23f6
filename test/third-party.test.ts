import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  decisions,
  listFile,
  listOf,
  lockFile,
  noticeFile,
  noticeOf,
  partsOf,
  undecided,
} from '../scripts/third-party.ts'

const parts = partsOf(readFileSync(lockFile, 'utf8'))

test('somebody has decided about the licence of every package [F-T17]', () => {
  expect(undecided(parts)).toEqual([])
  expect(undecided([{ name: 'new-library', version: '1.0.0', licence: 'AGPL-3.0-only' }])).toHaveLength(1)
  expect(undecided([{ name: 'unlicensed-library', version: '1.0.0', licence: '' }])).toHaveLength(1)
})

test('a decision is about packages that are there [F-T17]', () => {
  for (const { packages } of decisions)
    expect(parts.filter(({ name }) => packages.test(name)).length, String(packages)).toBeGreaterThan(0)
})

test('NOTICE.md and the page of licences list the packages of the lock file (npm run notice) [F-T17]', () => {
  expect(readFileSync(noticeFile, 'utf8')).toBe(noticeOf(parts))
  expect(readFileSync(listFile, 'utf8')).toBe(listOf(parts))
})

test('the product is licensed to nobody until its owner decides [F-T17]', () => {
  const { license } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  expect(license).toBe('UNLICENSED')
})
