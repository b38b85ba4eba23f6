import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { crashes } from '../confined/spawn-confined.ts'
import { createReader } from './reader.ts'
import type { tasks } from './tries.fixture.ts'
import { answers } from './tries-answers.fixture.ts'

vi.setConfig({ testTimeout: 120_000 })

const read = createReader<typeof tasks>(new URL('./tries.fixture.ts', import.meta.url), answers)
const tenantId = '1'

let connections = 0
const server = createServer(socket => {
  connections += 1
  socket.destroy()
})
let folder = ''
let secret = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'))
  secret = join(folder, 'secret')
  await writeFile(secret, 'a secret')
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

test('A reader of tables and texts reaches no network, starts no program or thread, loads no library of the machine’s own code, and reads and writes nothing of the server [F-T21] [F-T22]', async () => {
  process.env.SECRET_KEY_OF_THE_TEST = 'not for them'
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { outcomes, settings } = await read('tries', () => ({ port, secret }), { tenantId })
  delete process.env.SECRET_KEY_OF_THE_TEST
  const tried = ['net', 'http', 'fetch', 'node-fetch', 'program', 'worker', 'library', 'read', 'write']
  expect(Object.keys(outcomes)).toEqual(tried)
  for (const name of tried) expect(outcomes[name], name).toMatch(/^refused /)
  expect(settings.filter(name => !['PWD', 'TMPDIR', 'TZ'].includes(name))).toEqual([])
  expect(connections).toBe(0)
  expect(await readdir(folder)).toEqual(['secret'])
})

test('A reader finds the file at hand, for as long as it is asked about it, and no other [F-T22]', async () => {
  const paths: string[] = []
  const content = await read(
    'content',
    path => {
      paths.push(path)
      return { path }
    },
    { tenantId, file: secret },
  )
  expect(content).toBe('a secret')
  const [path = ''] = paths
  expect(path).not.toContain(folder)
  for (const another of [path, secret])
    await expect(read('content', () => ({ path: another }), { tenantId })).rejects.toThrow(
      /ENOENT|denied|restricted/,
    )
})

test('A reader that comes to no end, or takes all memory, is ended and says so; the next file is read [F-T21] [F-T22]', async () => {
  let turns = 0
  const turning = setInterval(() => turns++, 20)
  const tooDemanding = expect.objectContaining({ code: 'too_demanding' })
  await expect(read('loop', () => undefined as never, { tenantId, seconds: 2 })).rejects.toEqual(tooDemanding)
  await expect(read('memory', () => undefined as never, { tenantId })).rejects.toEqual(tooDemanding)
  await expect(read('deep', () => undefined as never, { tenantId })).rejects.toEqual(tooDemanding)
  clearInterval(turning)
  // The server's own thread was free all the while.
  expect(turns).toBeGreaterThan(20)
  expect(await read('content', path => ({ path }), { tenantId, file: secret })).toBe('a secret')
})

test('A long list that a reader has found arrives whole, and holds the server for no turn longer than others may wait [F-T21] [F-T16]', async () => {
  expect(await read('list', () => 3, { tenantId })).toEqual({
    name: 'list',
    items: [0, 1, 2].map(at => ({ key: `row ${at}`, names: [at] })),
  })
  const held: number[] = []
  // A collection of garbage may fall into a turn; a list that comes in one piece holds every time.
  while (held.length < 3 && !held.some(ms => ms < 50)) {
    const { monitor, longest } = watchTurns()
    const { name, items } = await read('list', () => 300_000, { tenantId })
    clearInterval(monitor)
    expect(name).toBe('list')
    expect(items.length).toBe(300_000)
    expect(items.at(-1)).toEqual({ key: 'row 299999', names: [299_999] })
    held.push(longest())
  }
  expect(Math.min(...held)).toBeLessThan(50)
})

test('A reader that crashes is told from one that needs too much memory, and each crash is reported [F-T21]', async () => {
  const reports: unknown[] = []
  const hear = (crash: unknown) => reports.push(crash)
  crashes.subscribe(hear)
  for (const [task, how] of [
    ['crash', 'SIGSEGV'],
    ['abort', 'SIGABRT'],
    ['exit', '9'],
  ] as const) {
    const crash = read(task, () => undefined as never, { tenantId })
    await expect(crash).rejects.toThrow(`the process ended: ${how}`)
  }
  await expect(read('memory', () => undefined as never, { tenantId })).rejects.toMatchObject({
    code: 'too_demanding',
  })
  crashes.unsubscribe(hear)
  const process = 'src/server/platform/readers/main.ts'
  expect(reports).toEqual([
    { process, signal: 'SIGSEGV', code: null },
    { process, signal: 'SIGABRT', code: null },
    { process, signal: null, code: 9 },
  ])
})

test('A reader that was taken over and says more than an answer may be is ended, and fills no memory of the server [F-T22]', async () => {
  for (const how of ['list', 'value', 'message', 'reads', 'noise'] as const) {
    const before = process.memoryUsage.rss()
    const flood = read('floods', () => how, { tenantId, seconds: 50 })
    await expect(flood, how).rejects.toThrow('the process broke')
    expect((process.memoryUsage.rss() - before) / 1024 ** 2, how).toBeLessThan(900)
  }
  expect(await read('content', path => ({ path }), { tenantId, file: secret })).toBe('a secret')
})

test('A reader that answers what its task may not is ended, and not believed [F-T22]', async () => {
  const { pid } = await read('keeps', () => '', { tenantId })
  await expect(read('answersWrong', () => undefined as never, { tenantId })).rejects.toThrow(
    'answered what it may not',
  )
  expect((await read('keeps', () => '', { tenantId })).pid).not.toBe(pid)
})

test('What a reader refuses a file with comes to the person whole, and nothing that only the server says [F-T22]', async () => {
  await expect(read('refuses', () => undefined as never, { tenantId })).rejects.toMatchObject({
    code: 'invalid_input',
    details: {
      text: 'vocabularies.errors.column',
      params: { column: 'name_en' },
      fields: { content: { key: 'type' } },
      data: { code: 'column', row: 3 },
    },
  })
  await expect(read('lies', () => undefined as never, { tenantId })).rejects.not.toHaveProperty('code')
})

test('A museum comes back to the reader that has its file open, whoever else is read for meanwhile [F-T21]', async () => {
  const keeps = (who: string) => read('keeps', () => who, { tenantId: who })
  const one = await keeps('one')
  const two = await keeps('two')
  expect(two.pid).not.toBe(one.pid)
  expect(await keeps('one')).toEqual({ before: 'one', pid: one.pid })
  expect(await keeps('two')).toEqual({ before: 'two', pid: two.pid })
})

test('A reader of one museum reads nothing of another, however many there are: what a file left in it is gone with it [F-T22]', async () => {
  const pids = new Set<number>()
  for (const museum of ['a', 'b', 'c', 'd', 'e']) {
    const { before, pid } = await read('keeps', () => museum, { tenantId: `next ${museum}` })
    expect(before).toBe('')
    pids.add(pid)
  }
  expect(pids.size).toBe(5)
})

/** The most processor time of one turn of the event loop. */
function watchTurns() {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let longest = 0
  let before = used()
  const monitor = setInterval(() => {
    const now = used()
    longest = Math.max(longest, now - before)
    before = now
  }, 2)
  return { monitor, longest: () => longest }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('A server that is killed leaves no reader behind, whatever the reader is busy with [F-T22]', async () => {
  const main = new URL('./killed-server.fixture.ts', import.meta.url)
  const killed = spawn(process.execPath, [main.pathname], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = (await once(killed.stdout, 'data')) as [Buffer]
  const pid = Number(output.toString())
  expect(isRunning(pid)).toBe(true)
  killed.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 60_000, interval: 100 })
})
