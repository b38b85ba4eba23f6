import { Agent, request } from 'node:http'
import { median, percentile, rounded } from '../statistics.ts'

export interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/** A call of the API that is timed again and again; `at` counts the calls, so that each can differ. What it takes to make it is not timed. */
export interface Timed {
  readonly name: string
  readonly promise: string
  readonly count: number
  call(at: number): Call | Promise<Call>
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Asks once. @returns the answer's JSON; nothing of a picture. */
export const ask = (address: string, token: string, call: Call): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body)
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
    }
    const sent = request(`${address}${call.path}`, { agent, method: call.method, headers }, answer => {
      const parts: Buffer[] = []
      answer
        .on('data', part => parts.push(part))
        .once('end', () => {
          const text = Buffer.concat(parts).toString()
          if ((answer.statusCode ?? 500) >= 300)
            reject(new Error(`${call.path}: ${answer.statusCode} ${text.slice(0, 300)}`))
          else resolve(answer.headers['content-type']?.includes('json') ? JSON.parse(text) : undefined)
        })
    })
    sent.once('error', reject)
    sent.end(body)
  })

export interface Times {
  readonly name: string
  readonly clients: number
  readonly median: number
  readonly p95: number
  readonly promise: string
}

/** Times a call as so many clients at once make it. */
export async function time(address: string, token: string, timed: Timed, clients: number): Promise<Times> {
  const samples: number[] = []
  let at = 0
  await ask(address, token, await timed.call(at++))
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (at < timed.count) {
        const call = await timed.call(at++)
        const began = performance.now()
        await ask(address, token, call)
        samples.push(performance.now() - began)
      }
    }),
  )
  return {
    name: timed.name,
    clients,
    median: rounded(median(samples)),
    p95: rounded(percentile(samples, 0.95)),
    promise: clients === 1 ? timed.promise : '',
  }
}
