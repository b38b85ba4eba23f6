import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { heapGrowth } from './bounded-heap.ts'

test('The runtime still knows how to keep the memory of the server near what it uses [F-X09]', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(known).toContain(`${heapGrowth.split('=')[0]} `)
})

test('The server and the import command, which load tables, bound their heap', async () => {
  for (const program of ['main.ts', 'commands/import/import.ts'])
    expect(await readFile(`src/server/${program}`, 'utf8')).toMatch(/^boundHeap\(\)$/m)
})
