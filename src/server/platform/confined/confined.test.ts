import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kernelTakesNetwork, spawnConfined } from './spawn-confined.ts'

let connections = 0
const server = createServer(socket => {
  connections += 1
  socket.destroy()
})
let port = ''
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  await writeFile(join(folder, 'secret'), 'a secret')
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = String(typeof address === 'object' && address ? address.port : '')
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const outputOf = async (
  main: string,
  args: readonly string[],
  given: { readonly wrapping?: readonly string[] } = {},
): Promise<string> => {
  const started = await spawnConfined({
    ...given,
    main: new URL(main, import.meta.url),
    args,
    megabytes: 128,
    stdio: ['ignore', 'pipe', 'ignore'],
    seconds: 60,
  })
  return text(started.stdout as Readable)
}

const places = [
  ['on this machine', {}],
  ['in a container that refuses namespaces and limits', { wrapping: [] }],
] as const

test.each(places)(
  'What runs %s where a stranger’s file is looked into reaches no network, starts no program, and reads and writes nothing of the server [F-T22]',
  async (_, given) => {
    process.env.SECRET_KEY_OF_THE_TEST = 'not for them'
    const report = JSON.parse(await outputOf('./tries.fixture.ts', [port, join(folder, 'secret')], given))
    delete process.env.SECRET_KEY_OF_THE_TEST
    const { settings, ...tries } = report
    const tried = 'net http dns builtin fetch socket binding program worker read write'.split(' ')
    expect(Object.keys(tries)).toEqual(tried)
    for (const name of tried) expect(tries[name], name).toMatch(/^refused /)
    expect(settings).toMatch(/^done \[("PWD",)?"TMPDIR"(,"TZ")?\]$/)
    expect(connections).toBe(0)
    expect(await readdir(folder)).toEqual(['secret'])
  },
)

test('The kernel takes the network from what looks into files, where the machine permits it, whatever runs in it [F-T22]', async () => {
  const how = await outputOf('./connects.fixture.ts', [port])
  if (await kernelTakesNetwork()) {
    expect(how).toContain('ENETUNREACH')
    expect(connections).toBe(0)
  } else expect(how).toBe('connected')
})

test('Whatever looks into files has lost the network before anything else is loaded, and ends with the server [F-T22]', () => {
  for (const main of [
    'files/processing/tools/main.ts',
    'files/processing/pictures/isolated/main.ts',
    'platform/readers/main.ts',
  ]) {
    const source = readFileSync(new URL(`../../${main}`, import.meta.url), 'utf8')
    const [first, second] = source.match(/^import .*$/gm) ?? []
    expect(first, main).toMatch(/confined\/deny-network.ts'$/)
    expect(second, main).toMatch(/confined\/end-with-server.ts'$/)
  }
})
