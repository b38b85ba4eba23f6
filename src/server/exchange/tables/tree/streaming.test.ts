import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { readTable } from '../index.ts'
import { lidoRecord } from './examples.fixture.ts'

vi.setConfig({ testTimeout: 120_000 })

const records = 6_000

function* lido(): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><lido:lidoWrap xmlns:lido="http://www.lido-schema.org">'
  for (let at = 0; at < records; at++) yield lidoRecord(`K ${at}`)
  yield '</lido:lidoWrap>'
}

function* jsonLines(): Generator<string> {
  const text = 'Flat, with two fishes. '.repeat(200)
  for (let at = 0; at < records; at++)
    yield `${JSON.stringify({ number: `K ${at}`, title: 'Bowl', maker: { name: 'E. Ofen' }, text })}\n`
}

setFlagsFromString('--expose-gc')

/** Collects garbage now: what waits to be collected is not in use. */
const collectGarbage: () => void = runInNewContext('gc')

/** Memory that was in use at most while a file was read, in megabytes beyond what was in use before. */
async function growth(pieces: Generator<string>): Promise<{ rows: number; last: string; megabytes: number }> {
  const table = await readTable(Readable.from(pieces, { objectMode: true }).map(piece => Buffer.from(piece)))
  let rows = 0
  let last = ''
  let most = 0
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for await (const { cells } of table.rows()) {
    rows++
    last = cells[0]?.text ?? ''
    if (rows % 500 !== 0) continue
    collectGarbage()
    most = Math.max(most, process.memoryUsage().heapUsed - before)
  }
  await table.close()
  return { rows, last, megabytes: most / 1024 ** 2 }
}

test.each([
  ['LIDO', lido],
  ['JSON Lines', jsonLines],
])('%s of tens of megabytes is read in flat memory [F-X08]', async (_, pieces) => {
  const { rows, last, megabytes } = await growth(pieces())
  expect([rows, last]).toEqual([records, `K ${records - 1}`])
  expect(megabytes).toBeLessThan(15)
})
