import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRowSource, type RowBatch } from './row-source.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-rows-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function stored(content: string) {
  const path = join(dataDir, 'table')
  await writeFile(path, content)
  return { path, reading: {}, references: '' }
}

const numbers = ({ rows }: RowBatch): string[] => rows.map(({ cells }) => cells[0]?.text ?? '')

test('A file is read on where a batch ended, from wherever a tried-again batch begins, and by a server that has just started [P-E10]', async () => {
  const file = await stored(`Number,Title\n1,Cup\n2,Jar\n\n3,Mug\n4,Pot\n5,Urn\n`)
  const source = createRowSource()
  const first = await source.take('work', file, { after: 0, limit: 2 })
  expect([numbers(first), first.next]).toEqual([['1', '2'], 3])
  const second = await source.take('work', file, { after: 3, limit: 2 })
  expect([numbers(second), second.blank, second.next]).toEqual([['3', '4'], [4], 6])
  const again = await source.take('work', file, { after: 3, limit: 2 })
  expect([numbers(again), again.blank]).toEqual([['3', '4'], [4]])
  const restarted = await createRowSource().take('work', file, { after: 5, limit: 10 })
  expect([numbers(restarted), restarted.next]).toEqual([['4', '5'], undefined])
})

test('Two works on one file do not disturb each other', async () => {
  const source = createRowSource()
  const file = await stored('Number,Title\n1,Cup\n2,Jar\n3,Mug\n')
  const take = (work: string, after: number) => source.take(work, file, { after, limit: 1 }).then(numbers)
  expect(await take('one', 0)).toEqual(['1'])
  expect(await take('other', 0)).toEqual(['1'])
  expect(await take('one', 2)).toEqual(['2'])
  expect(await take('other', 2)).toEqual(['2'])
})
