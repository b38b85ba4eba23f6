import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/server/main.ts', import.meta.url))

export interface RunningProduct {
  readonly address: string
  /** Milliseconds from the start of the process to its first answered request. */
  readonly startMs: number
  /** Resident memory of the server without its database, in megabytes. */
  memoryMb(): number
  /** Processor time the server has used without its database. */
  processorSeconds(): number
  stop(): Promise<void>
  /** As when the power fails: the server ends without a word. Its database stays. */
  kill(): Promise<void>
}

/** Starts the real program on a data folder and waits for its first answer. */
export async function startProduct(dataDir: string, port: number): Promise<RunningProduct> {
  const began = performance.now()
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A bench that fails leaves no server behind.
  process.once('exit', () => child.kill('SIGTERM'))
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const address = `http://127.0.0.1:${port}`
  while (!(await answers(`${address}/ready`))) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  return {
    address,
    startMs: performance.now() - began,
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    processorSeconds() {
      const ticks = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(ticks[11]) + Number(ticks[12])) / 100
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

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    answer => answer.ok,
    () => false,
  )

/** An access token of a demonstration user. */
export async function signIn(address: string, username: string): Promise<string> {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'web',
      grant_type: 'password',
      scope: 'read write',
      username,
      password: 'Vitrine2026',
    }),
  })
  if (!answer.ok) throw new Error(`could not sign in: ${answer.status}`)
  return ((await answer.json()) as { access_token: string }).access_token
}
