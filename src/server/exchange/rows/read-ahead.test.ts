import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { walters } from '#model/exchange/profiles/walters.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import { createStoredTables } from '../file/stored-tables.ts'
import type { ImportRecord } from '../store/imports.ts'
import { createAheadReader, type ReadBatch } from './read-ahead.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-ahead-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const judging = {
  importId: '1',
  declaration: declarationOf('object') as CardDeclaration,
  mapping: walters,
  here: '',
}

async function reader(content: string, limit = 2) {
  const storage = openStorage({ storageUrl: undefined, dataDir })
  const key = `1/imports/${randomUUID()}`
  await storage.put(key, Readable.from([Buffer.from(content)]))
  const read = createAheadReader(createStoredTables(storage))
  const record = { tenant_id: '1', storage_key: key, reading: {} } as ImportRecord
  return (after: number, operationId = '1') => read(judging, record, { operationId, after, limit })
}

const numbers = ({ read }: ReadBatch): string[] => read.map(({ number }) => number)

test('Rows that were read ahead are the next ones; a batch that is tried again has its own rows again [P-E10]', async () => {
  const next = await reader('object_number,title\n1,Cup\n2,Jar\n3,Mug\n4,Pot\n5,Urn\n')
  expect(numbers(await next(0))).toEqual(['1', '2'])
  expect(numbers(await next(3))).toEqual(['3', '4'])
  expect(numbers(await next(3))).toEqual(['3', '4'])
  expect(numbers(await next(0, '2'))).toEqual(['1', '2'])
  const last = await next(5)
  expect([numbers(last), last.next]).toEqual([['5'], undefined])
})

test('What is wrong with a file further on is told when that place is reached, not before [C-K16]', async () => {
  const rows = Array.from({ length: 9000 }, (_, at) => `${at},A cup from a long row of cups`)
  const next = await reader(`object_number,title\n${rows.join('\n')}\n9000,"Mug\n9001,Pot\n`, 4000)
  expect(numbers(await next(0))).toHaveLength(4000)
  expect(numbers(await next(4001))).toHaveLength(4000)
  await expect(next(8001)).rejects.toMatchObject({ code: 'invalid_input' })
})
