/** Tasks of a reader that was taken over, or of a file made to hold one up. */
import { readFile, writeFile } from 'node:fs/promises'
import { frameOf, writeWhole } from '../confined/frames.ts'
import { answerStream } from '../confined/spoken.ts'
import { CodedError } from '../errors.ts'

const named = (name: string) => import(name)
let rounds = 0
let kept = ''

const ended = async (attempt: () => unknown): Promise<string> => {
  try {
    return `done ${String(await attempt()).slice(0, 100)}`
  } catch (error) {
    return `refused ${String(error).slice(0, 200)}`
  }
}

export const tasks = {
  async tries({ port, secret }: { readonly port: number; readonly secret: string }) {
    const tries: Readonly<Record<string, () => unknown>> = {
      net: async () => (await named('node:net')).connect(port, '127.0.0.1'),
      http: async () => (await named('http')).get(`http://127.0.0.1:${port}`),
      fetch: () => fetch(`http://127.0.0.1:${port}`),
      'node-fetch': async () => (await named('node-fetch')).default(`http://127.0.0.1:${port}`),
      program: async () => (await named('node:child_process')).execFileSync('/bin/true'),
      worker: async () => new (await named('node:worker_threads')).Worker('1', { eval: true }),
      library: async () => (await named('node:module')).createRequire(import.meta.url)('@node-rs/argon2'),
      read: () => readFile(secret, 'utf8'),
      write: () => writeFile(`${secret}.made`, 'x'),
    }
    const outcomes: Record<string, string> = {}
    for (const [name, attempt] of Object.entries(tries)) outcomes[name] = await ended(attempt)
    return { outcomes, settings: Object.keys(process.env).sort() }
  },

  loop(): never {
    for (;;) rounds = (rounds + 1) % 1000
  },

  memory() {
    const all: string[][] = []
    for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => `${at} of ${all.length}`))
  },

  deep() {
    const deeper = (): number => deeper() + 1
    return deeper()
  },

  refuses() {
    throw new CodedError('invalid_input', {
      text: 'vocabularies.errors.column',
      params: { column: 'name_en' },
      fields: { content: { key: 'type' } },
      data: { code: 'column', row: 3 },
    })
  },

  /** A refusal that is none of ours. */
  lies() {
    throw new CodedError('maintenance', { text: 'errors.maintenance' as never })
  },

  answersWrong: () => ({ next: 'a text' }),

  crash: () => process.kill(process.pid, 'SIGSEGV'),

  abort: () => process.abort(),

  exit: () => process.exit(9),

  list: (length: number) => ({
    name: 'list',
    items: Array.from({ length }, (_, at) => ({ key: `row ${at}`, names: [at] })),
  }),

  /** Says what the frame of the protocol does not allow for, in a loop that only the server can end. */
  async floods(how: 'list' | 'value' | 'message' | 'reads' | 'noise'): Promise<never> {
    const floods: Readonly<Record<typeof how, () => readonly Uint8Array[]>> = {
      list: () => frameOf({ items: Array(100_000).fill(1), of: 'items' }),
      value: () => frameOf({ items: [Buffer.alloc(10_000_000)], of: 'items' }),
      message: () => [Buffer.alloc(10_000_000, 0xff)],
      reads: () => frameOf({ read: { start: 0, length: 1 }, number: 1 }),
      noise: () => [Buffer.from([3, 0, 0, 0, 1, 2, 3])],
    }
    for (;;) writeWhole(answerStream, ...floods[how]())
  },

  content: ({ path }: { readonly path: string }) => readFile(path, 'utf8'),

  /** Keeps something from one question to the next. */
  keeps(what: string) {
    const before = kept
    kept = what
    return { before, pid: process.pid }
  },
}
