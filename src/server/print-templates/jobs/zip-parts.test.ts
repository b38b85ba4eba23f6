import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unpacked } from '../../../../test/harness/unpacked.ts'
import { zipParts } from './printed-files.ts'

async function* parts(broken: boolean) {
  for (const name of ['01-02.pdf', '03-04.pdf']) {
    await Promise.resolve()
    // More than streams hold at a time.
    yield { name, content: Buffer.alloc(300_000, name) }
  }
  if (broken) throw new Error('the press broke')
}

test('Parts of a long document come in one archive; one that cannot be made ends it [C-P12]', async () => {
  const entries = await unpacked(await buffer(zipParts(parts(false))))
  expect([...entries.keys()]).toEqual(['01-02.pdf', '03-04.pdf'])
  expect(entries.get('03-04.pdf')?.length).toBe(300_000)
  await expect(buffer(zipParts(parts(true)))).rejects.toThrow('the press broke')
})

test('The checksum of a large part holds the server for no longer than others may wait [C-P12] [F-T16]', async () => {
  async function* large() {
    yield { name: 'all.pdf', content: Buffer.alloc(128 * 1024 ** 2, 'sheets') }
  }
  let turns = 0
  const turning = setInterval(() => turns++, 1)
  const zipped = await buffer(zipParts(large()))
  clearInterval(turning)
  expect(zipped.length).toBeGreaterThan(128 * 1024 ** 2)
  expect(turns).toBeGreaterThan(20)
})
