import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProduct, signIn, startProduct } from './product.ts'
import { median, percentile, rounded } from './statistics.ts'

export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What must hold, in words; empty where nothing was promised. */
  readonly promise: string
}

const port = 3911
const people = ['admin@demo.museum', 'curator@demo.museum', 'viewer@demo.museum', 'admin@second.museum']

const figure = (name: string, value: number, unit: string, promise = ''): Figure => ({
  name,
  value: rounded(value),
  unit,
  promise,
})

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const ask = (url: string, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    }).once('error', reject)
  })

async function timed(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    await work()
    samples.push(performance.now() - began)
  }
  return samples
}

/** Requests a second of `/me` with so many clients, each signed in by itself, over some seconds. */
async function throughput(address: string, clients: number, seconds: number): Promise<number> {
  const tokens = await Promise.all(
    Array.from({ length: clients }, (_, n) => signIn(address, people[n % people.length] ?? '')),
  )
  const end = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    tokens.map(async token => {
      while (performance.now() < end) {
        await ask(`${address}/api/v1/me`, token)
        done++
      }
    }),
  )
  return done / seconds
}

async function whileRunning({ address, memoryMb }: RunningProduct): Promise<Figure[]> {
  await new Promise(resolve => setTimeout(resolve, 5000))
  const idle = memoryMb()
  const token = await signIn(address, 'admin@demo.museum')
  await timed(200, () => ask(`${address}/api/v1/me`, token))
  const me = await timed(1000, () => ask(`${address}/api/v1/me`, token))
  const signIns = await timed(20, () => signIn(address, 'curator@demo.museum'))
  return [
    figure('server memory, idle', idle, 'MB', 'under 200'),
    figure('sign-in, median', median(signIns), 'ms'),
    figure('/me at one client, median', median(me), 'ms'),
    figure('/me at one client, p95', percentile(me, 0.95), 'ms', 'under 10'),
    figure('/me at 8 clients', await throughput(address, 8, 5), 'requests/s'),
    figure('server memory after the load', memoryMb(), 'MB'),
  ]
}

/** Start times, sign-in, `/me`, throughput and memory of the real program; `use` sees it running. */
export async function measureServer(use: (address: string) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  try {
    const cold = await startProduct(dataDir, port)
    const measured = await whileRunning(cold).finally(cold.stop)
    const warm: number[] = []
    for (let n = 0; n < 5; n++) {
      const product = await startProduct(dataDir, port)
      warm.push(product.startMs)
      await product.stop()
    }
    const last = await startProduct(dataDir, port)
    const seen = await use(last.address).finally(last.stop)
    return [
      figure('first start, to the first answer', cold.startMs, 'ms', 'under 20,000'),
      figure('later starts, to the first answer, median of 5', median(warm), 'ms', 'under 4,000'),
      ...measured,
      ...seen,
    ]
  } finally {
    agent.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
