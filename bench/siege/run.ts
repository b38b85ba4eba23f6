import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import '#server/access/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum } from '../catalogue/fill-museum.ts'
import { ask } from '../catalogue/measure.ts'
import { fillLinks } from '../links/fill-links.ts'
import { machine, machineLine } from '../machine.ts'
import { startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import { median, percentile, rounded } from '../statistics.ts'

/**
 * `npm run bench -- siege [minutes]`: 300 bad calls a second (without a token, with made-up tokens, with wrong passwords) from the museum's
 * own address for so many minutes (5), while a colleague pages through a list of 2,000 objects, before and during. The colleague's token is
 * exchanged every ten seconds, and a known browser signs in: both must always work.
 */
const minutes = Number(process.argv[3] ?? 5)
const badCallsASecond = 300
const objects = 2000
const idleSeconds = Math.min(30, minutes * 60)
const port = 3917
const username = 'siege@demo.museum'
const password = 'Vitrine2026'

process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-siege-'))

async function fill(): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Siege')
    await addRegistrar(database, tenantId, username)
    await fillLinks(database, tenantId, objects)
  } finally {
    await database.close()
    await urls.stop()
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Sends a stranger's call. @returns the status; 0 without an answer. */
const send = (
  address: string,
  {
    method,
    path,
    headers,
    body,
  }: {
    readonly method: string
    readonly path: string
    readonly headers: Record<string, string>
    readonly body?: string
  },
): Promise<number> =>
  new Promise(resolve => {
    const sent = request(`${address}${path}`, { agent, method, headers }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', () => resolve(0))
    sent.end(body)
  })

const form = (fields: Record<string, string>): string =>
  new URLSearchParams({ client_id: 'web', scope: 'read write', ...fields }).toString()

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

const list = '/api/v1/catalogue/?without_filters=true'

const badCalls = {
  'without a token': (address: string) => send(address, { method: 'GET', path: list, headers: {} }),
  'made-up token': (address: string) =>
    send(address, {
      method: 'GET',
      path: list,
      headers: { authorization: `Bearer ${randomBytes(32).toString('base64url')}` },
    }),
  'wrong password': (address: string) =>
    send(address, {
      method: 'POST',
      path: '/oauth/token',
      headers: formHeaders,
      body: form({ grant_type: 'password', username, password: randomBytes(9).toString('base64') }),
    }),
} as const

type BadCall = keyof typeof badCalls
const kinds = Object.keys(badCalls) as BadCall[]

/** Sends bad calls at a steady pace until stopped. @returns how often each kind was answered with which status. */
async function besiege(address: string, goesOn: () => boolean) {
  const counts: Record<string, Record<number, number>> = {}
  const under = new Set<Promise<void>>()
  const began = performance.now()
  let sent = 0
  while (goesOn()) {
    const due = ((performance.now() - began) / 1000) * badCallsASecond
    for (; sent < due; sent++) {
      const kind = kinds[sent % kinds.length] ?? 'made-up token'
      const one = badCalls[kind](address).then(status => {
        const of = counts[kind] ?? {}
        counts[kind] = { ...of, [status]: (of[status] ?? 0) + 1 }
      })
      under.add(one)
      void one.finally(() => under.delete(one))
    }
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  await Promise.all(under)
  return { sent, counts }
}

interface Pair {
  readonly access_token: string
  readonly refresh_token: string
}

/** Asks for tokens. @throws when they are refused. */
async function tokens(address: string, fields: Record<string, string>, cookie = '') {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { ...formHeaders, ...(cookie && { cookie }) },
    body: form(fields),
  })
  if (!answer.ok) throw new Error(`no tokens: ${answer.status} ${await answer.text()}`)
  const device = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
  return { pair: (await answer.json()) as Pair, device }
}

/** The colleague at work for so many seconds. */
async function work(address: string, seconds: number, first: { pair: Pair; device: string }) {
  let { pair, device } = first
  const samples: number[] = []
  const refused = { lists: 0, refreshes: 0, signIns: 0 }
  const done = { refreshes: 0, signIns: 0 }
  const end = performance.now() + seconds * 1000
  let nextCare = performance.now() + 5000
  for (let page = 0; performance.now() < end; page++) {
    const began = performance.now()
    await ask(address, pair.access_token, { method: 'GET', path: `${list}&page=${page % 80}` }).then(
      () => samples.push(performance.now() - began),
      () => {
        refused.lists++
      },
    )
    if (performance.now() > nextCare) {
      nextCare = performance.now() + 10_000
      try {
        pair = (await tokens(address, { grant_type: 'refresh_token', refresh_token: pair.refresh_token }))
          .pair
        done.refreshes++
      } catch {
        refused.refreshes++
      }
      try {
        device = (await tokens(address, { grant_type: 'password', username, password }, device)).device
        done.signIns++
      } catch {
        refused.signIns++
      }
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return {
    last: { pair, device },
    figures: {
      lists: samples.length,
      median: rounded(median(samples)),
      p95: rounded(percentile(samples, 0.95)),
      done,
      refused,
    },
  }
}

await fill()
const product = await startProduct(dataDir, port, { isWatched: true })
try {
  const first = await tokens(product.address, { grant_type: 'password', username, password })
  const idle = await work(product.address, idleSeconds, first)
  await product.longestHold()
  let going = true
  const siege = besiege(product.address, () => going)
  const during = await work(product.address, minutes * 60, idle.last)
  going = false
  const { sent, counts } = await siege
  const hold = await product.longestHold()
  const watched = await fetch(`${product.address}/ready`)
  const results = {
    at: new Date(),
    machine: machine(),
    minutes,
    objects,
    badCallsASecond: rounded(sent / (minutes * 60)),
    answers: counts,
    idle: idle.figures,
    during: during.figures,
    memoryMb: rounded(product.memoryMb()),
    longestHoldMs: rounded(hold.ms),
    longestHoldProcessorMs: rounded(hold.processorMs),
    ready: watched.status,
  }
  console.log(`${machineLine(results.machine)}\n${JSON.stringify(results, null, 2)}`)
  writeFileSync(new URL('../results/siege.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
} finally {
  agent.destroy()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
