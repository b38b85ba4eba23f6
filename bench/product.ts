import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Crash } from '#server/platform/confined/spawn-confined.ts'

const main = fileURLToPath(new URL('../src/server/main.ts', import.meta.url))
const watchedMain = fileURLToPath(new URL('./watched-main.ts', import.meta.url))

/** How long the server's thread was held: the longest time between two turns of its event loop, and the most processor time one of them took. */
export interface Hold {
  readonly ms: number
  /** Less than the time that passed where other processes had the core, or a file was waited for. */
  readonly processorMs: number
  /** What ran in the turn that took the most processor time, where BENCH_PROFILE is 1. */
  readonly stacks?: readonly string[]
}

/** No request may hold the server's thread for longer, in milliseconds (F-T16). */
export const longestAllowedMs = 50

export interface RunningProduct {
  readonly address: string
  /** Milliseconds from the start of the process to its first answered request. */
  readonly startMs: number
  /** Resident memory of the server without its database, in megabytes. */
  memoryMb(): number
  /** Processor time the server has used without its database. */
  processorSeconds(): number
  /** Processor time used by the confined processes that run now. */
  confinedSeconds(): number
  /** Processor time the database has used that the product runs itself. */
  databaseSeconds(): number
  /** The longest holds since this was asked last. Of a product that was started to be watched. */
  longestHold(): Promise<Hold>
  stop(): Promise<void>
  /** As when the power fails: the server ends without a word. Its database stays. */
  kill(): Promise<void>
}

export interface ProductOptions {
  /** Whether the event loop is watched, and crashes are reported. */
  readonly isWatched?: boolean
  /** Hears of each confined process that crashed. */
  readonly onCrash?: (crash: Crash) => void
}

/** A message from a product that is watched. */
export type Watched = { readonly hold: Hold } | { readonly crash: Crash }

/** Starts the real program on a data folder and waits for its first answer. */
export async function startProduct(
  dataDir: string,
  port: number,
  { isWatched = false, onCrash = () => undefined }: ProductOptions = {},
): Promise<RunningProduct> {
  const began = performance.now()
  const child: ChildProcess = spawn(process.execPath, [isWatched ? watchedMain : main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', ...(isWatched ? (['ipc'] as const) : [])],
  })
  // A bench that fails leaves no server behind.
  const endWithBench = () => child.kill('SIGTERM')
  process.once('exit', endWithBench)
  const ended = once(child, 'exit').then(() => void process.off('exit', endWithBench))
  let answerHold = (_: Hold): void => undefined
  child.on('message', (message: Watched) => {
    if ('crash' in message) onCrash(message.crash)
    else answerHold(message.hold)
  })
  const address = `http://127.0.0.1:${port}`
  while (!(await answers(`${address}/ready`))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server did not start')
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  return {
    address,
    startMs: performance.now() - began,
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    processorSeconds: () => secondsOf(statOf(String(child.pid))),
    confinedSeconds: () => secondsOfChildren(String(child.pid), [postmasterOf(dataDir)]),
    databaseSeconds: () => secondsOfChildren(postmasterOf(dataDir)),
    async longestHold() {
      const answered = new Promise<Hold>(resolve => {
        answerHold = resolve
      })
      child.send('longest')
      return answered
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Figures of the system about a process: its state, its parent, and so on; none of one that has ended. */
function statOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

/** The process of the database that the product runs itself. */
const postmasterOf = (dataDir: string): string =>
  readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0] ?? ''

/** Processor time used by the processes that a process has started and that run now. */
const secondsOfChildren = (parent: string, besides: readonly string[] = []): number =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && !besides.includes(name))
    .map(statOf)
    .filter(([, started]) => started === parent)
    .reduce((sum, stat) => sum + secondsOf(stat), 0)

const secondsOf = (stat: readonly string[]): number => (Number(stat[11]) + Number(stat[12])) / 100

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    answer => answer.ok,
    () => false,
  )

/** What somebody with the password of the demonstration gets who signs in. */
interface SignedIn {
  readonly access_token: string
  /** For searches and their downloads. */
  readonly jwt_token: { readonly access_token: string }
}

/**
 * Signs somebody in who has the password of the demonstration.
 * @param code of who has a second factor
 */
export async function tokensOf(address: string, username: string, code?: string): Promise<SignedIn> {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'web',
      grant_type: 'password',
      scope: 'read write',
      username,
      password: 'Vitrine2026',
      ...(code && { otp: code }),
    }),
  })
  if (!answer.ok) throw new Error(`could not sign in: ${answer.status}`)
  return (await answer.json()) as SignedIn
}

/** An access token of a demonstration user. */
export const signIn = async (address: string, username: string, code?: string): Promise<string> =>
  (await tokensOf(address, username, code)).access_token
