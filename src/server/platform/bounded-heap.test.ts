import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { heapGrowth } from './bounded-heap.ts'

test('The runtime still knows how to keep the memory of the server near what it uses [F-X09]', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(known).toContain(`${heapGrowth.split('=')[0]} `)
})
