import { expect, test, vi } from 'vitest'
import type { ImportWithFile } from '#model/api/imports.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { plainPicture } from '../../../../test/harness/files.ts'
import { everyRecordPermission, importer } from '../../../../test/harness/imports.ts'
import { serving } from '../../../../test/harness/serving.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp({ environment: { ALLOW_PRIVATE_PICTURES: '1' } })
const guarded = useTestApp()

/** Loads a table whose column of addresses is mapped to pictures, and waits for them. */
async function loaded(of: typeof app, addresses: readonly string[]) {
  const anna = await importer(of(), { permissions: [...everyRecordPermission, 'catalogueLinkCardWithFile'] })
  const lines = addresses.map((address, at) => `${at + 1},Cup,${address}`)
  const { id, mapping } = await anna.bring(`Object number,Title,Seen at\n${lines.join('\n')}\n`)
  const columns = mapping.columns.map(each =>
    each.column === 'Seen at' ? { column: each.column, targets: [{ path: '@pictures' }] } : each,
  )
  await anna.map(id, { ...mapping, columns })
  const settled = (): Promise<ImportWithFile> =>
    vi.waitFor(
      async () => {
        const now = await anna.read(id)
        if (now.pictures.waiting > 0) throw new Error('still on their way')
        return now
      },
      { timeout: 60_000, interval: 100 },
    )
  const checked = await anna.run(id, 'check')
  await anna.run(id, 'load')
  return { anna, checked, first: await settled(), settled }
}

test('Pictures are fetched from the addresses that a column holds, a few at once; what failed is told and can be tried again [F-X08]', async () => {
  const [red, blue] = [await plainPicture(40, 30), await plainPicture(30, 40, '#2244aa')]
  let [busy, most, down] = [0, 0, true]
  const address = await serving((request, answer) => {
    most = Math.max(most, ++busy)
    answer.on('close', () => busy--)
    if (request.url === '/moved.jpg') answer.writeHead(302, { location: '/red%20cup.jpg' }).end()
    else if (request.url === '/page.jpg') answer.end('<html><body>Please sign in</body></html>')
    else if (request.url === '/later.jpg' && down) answer.writeHead(503).end()
    else setTimeout(() => answer.end(request.url === '/later.jpg' ? blue : red), 50)
  })
  const { anna, checked, first, settled } = await loaded(app, [
    `${address}/red%20cup.jpg`,
    `${address}/moved.jpg`,
    `${address}/page.jpg`,
    `${address}/later.jpg`,
    'http://169.254.169.254/latest/meta-data',
  ])
  expect(checked.pictures).toMatchObject({ found: 5, rows: 5, files: 0 })
  expect(first.counts).toMatchObject({ created: 5 })
  expect(first.pictures).toMatchObject({ attached: 2, failed: 3 })
  const texts = first.messages
    .filter(({ kind }) => kind === 'pictureFailed')
    .map(({ text, rows }) => [text, rows])
  expect(texts).toEqual(
    expect.arrayContaining([
      ['Picture not attached: The server answered with error 503', [5]],
      ['Picture not attached: The address cannot be called: only public addresses on the web are', [6]],
    ]),
  )
  expect(most).toBeLessThanOrEqual(2)
  const files = (await anna.call('GET', '/api/v1/files/?limit=20')).body.result
  expect(files.map(({ title }: { title: string }) => title)).toEqual(['red cup.jpg'])
  const { body } = await anna.call('GET', `/api/v1/files/${files[0].id}`)
  expect(body.values?.fetchedFrom ?? body.fetchedFrom).toBe(`${address}/red%20cup.jpg`)
  down = false
  await anna.call('POST', `/api/v1/imports/${first.id}/pictures`)
  expect((await settled()).pictures).toMatchObject({ attached: 3, failed: 2 })
})

test('Without leave of the installation no address of its own networks is asked [F-X08] [P-U02]', async () => {
  let asked = 0
  const address = await serving((_request, answer) => {
    asked++
    answer.end('secret')
  })
  const { first } = await loaded(guarded, [
    `${address}/a.jpg`,
    `${address.replace('127.0.0.1', 'localhost')}/b.jpg`,
  ])
  expect(first.pictures).toMatchObject({ attached: 0, failed: 2 })
  expect(asked).toBe(0)
})
