import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serving } from '../../../../test/harness/serving.ts'
import { type FetchFileOptions, fetchFile } from './fetch-file.ts'

const fetched = async (address: string, options: Partial<FetchFileOptions> = {}): Promise<string> =>
  (await buffer(await fetchFile(address, { allowPrivate: true, mostBytes: 1000, ...options }))).toString()

const redirecting = (to: string): Promise<string> =>
  serving((_request, answer) => void answer.writeHead(302, { location: to }).end())

test('A file is fetched from its address, also behind redirects [F-X08]', async () => {
  const there = await serving((_request, answer) => void answer.end('a picture'))
  expect(await fetched(await redirecting(there))).toBe('a picture')
})

test('Addresses in own networks are refused: named, looked up, or redirected to; what is none on the web, too [F-X08]', async () => {
  const there = await serving((_request, answer) => void answer.end('secret'))
  const refused = { problem: 'refused' }
  for (const address of [
    there,
    there.replace('127.0.0.1', 'localhost'),
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://0x7f000001/',
  ])
    await expect(fetched(address, { allowPrivate: false }), address).rejects.toMatchObject(refused)
  for (const address of [
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'ftp://example.org/a.jpg',
    'http://a:b@example.org/',
    'no address',
  ]) {
    await expect(fetched(address), address).rejects.toMatchObject(refused)
    await expect(
      fetched(await redirecting(address === 'no address' ? 'data:,x' : address)),
      address,
    ).rejects.toMatchObject(refused)
  }
})

test('What is too large, too slow, cut off or leads in circles comes to an end [F-X08]', async () => {
  const told = await serving(
    (_request, answer) => void answer.writeHead(200, { 'content-length': 5000 }).write('x'),
  )
  await expect(fetched(told)).rejects.toMatchObject({ problem: 'tooLarge' })
  const untold = await serving((_request, answer) => {
    const timer = setInterval(() => answer.write('x'.repeat(100)), 1)
    answer.on('close', () => clearInterval(timer))
  })
  await expect(fetched(untold)).rejects.toMatchObject({ problem: 'tooLarge' })
  const silent = await serving(() => undefined)
  await expect(fetched(silent, { silenceMs: 100 })).rejects.toMatchObject({ problem: 'tooSlow' })
  const dripping = await serving((_request, answer) => {
    const timer = setInterval(() => answer.write('x'), 50)
    answer.on('close', () => clearInterval(timer))
  })
  await expect(fetched(dripping, { wholeMs: 400 })).rejects.toMatchObject({ problem: 'tooSlow' })
  const halting = await serving((_request, answer) => void answer.write('x'))
  await expect(fetched(halting, { silenceMs: 100 })).rejects.toMatchObject({ problem: 'tooSlow' })
  const broken = await serving((_request, answer) => {
    answer.writeHead(200, { 'content-length': 500 }).write('x', () => answer.destroy())
  })
  await expect(fetched(broken)).rejects.toMatchObject({ problem: 'unreachable' })
  const circle: string = await serving(
    (_request, answer) => void answer.writeHead(301, { location: '/again' }).end(),
  )
  await expect(fetched(circle)).rejects.toMatchObject({ problem: 'redirects' })
  const missing = await serving((_request, answer) => void answer.writeHead(404).end())
  await expect(fetched(missing)).rejects.toMatchObject({ problem: 'status', status: 404 })
  await expect(fetched('http://127.0.0.1:1/')).rejects.toMatchObject({ problem: 'unreachable' })
})
