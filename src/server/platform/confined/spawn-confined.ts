import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process'
import { channel } from 'node:diagnostics_channel'
import { constants, setPriority, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Limits of a confined process. */
export interface Confinement {
  /** Module that runs in it; its first imports are `deny-network.ts` and `end-with-server.ts`. */
  readonly main: URL
  readonly args?: readonly string[]
  /** Memory for objects of JavaScript. */
  readonly megabytes: number
  /** Folders it may read besides the program's own. */
  readonly reads?: readonly string[]
  readonly writes?: readonly string[]
  /** A folder of its own for temporary files, which it may read and write. */
  readonly temporary?: string
  /** True when it loads libraries of machine code, which Node does not hold. */
  readonly native?: boolean
  /** True when it gives way to everything else. */
  readonly gentle?: boolean
  readonly stdio: StdioOptions
  /** It is ended after this time. */
  readonly seconds?: number
  /** Kernel restrictions asked for; default: all that this machine permits. */
  readonly wrapping?: readonly string[]
}

const root = new URL('../../../../', import.meta.url)
const program = ['src', 'node_modules', 'package.json'].map(path => fileURLToPath(new URL(path, root)))

/** Memory a process may take in all, in kilobytes: much for one picture, and never so much that the machine has none left. */
const mostKilobytes = Math.floor(Math.min(4 * 1024 ** 3, Math.max(1024 ** 3, totalmem() / 2)) / 1024)

/** Without these no program starts on Windows, days are those of another zone, or temporary files lie elsewhere than they may. */
const environment = (temporary: string): Record<string, string> => {
  const { SystemRoot, TZ } = process.env
  return {
    TMPDIR: temporary,
    ...(TZ !== undefined && { TZ }),
    ...(SystemRoot !== undefined && { SystemRoot, TEMP: temporary }),
  }
}

const shell = '/bin/sh'

/** Namespaces of its own: of users, in which it is nobody, and of networks, in which there is none. */
const apart = ['unshare', '--user', '--net', '--']

/** Bounds that the kernel keeps; `exec` replaces the shell with the program. */
const bounds = (kilobytes: number): string => `ulimit -c 0; ulimit -d ${kilobytes}; exec "$@"`

const run = promisify(execFile)
const works = async (...words: readonly string[]): Promise<boolean> => {
  try {
    await run(shell, ['-c', bounds(mostKilobytes), 'sh', ...words, process.execPath, '--version'], {
      env: environment(tmpdir()),
    })
    return true
  } catch {
    return false
  }
}

let wrapping: Promise<readonly string[]> | undefined

/** Command put before a program so that the kernel confines it, as far as this machine permits: containers often refuse namespaces. */
async function findWrapping(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return []
  if (await works(...apart)) return [shell, '-c', bounds(mostKilobytes), 'sh', ...apart]
  return (await works()) ? [shell, '-c', bounds(mostKilobytes), 'sh'] : []
}

/** True when processes that are started confined have no network by the word of the kernel, and not of Node alone. */
export async function kernelTakesNetwork(): Promise<boolean> {
  wrapping ??= findWrapping()
  return (await wrapping).includes('--net')
}

/** A confined process that crashed: what it looked into did more to it than it should. */
export interface Crash {
  readonly process: string
  readonly signal: NodeJS.Signals | null
  readonly code: number | null
}

/** Tells of every {@link Crash}, for the log. */
export const crashes = channel('vitrine:confined-crash')

export const reportCrash = ({ signalCode, exitCode }: ChildProcess, main: URL): void =>
  crashes.publish({
    process: fileURLToPath(main).slice(fileURLToPath(root).length),
    signal: signalCode,
    code: exitCode,
  } satisfies Crash)

/** Signals by which machine code ends that went astray. The server ends processes by others. */
const crashSignals: ReadonlySet<NodeJS.Signals | null> = new Set<NodeJS.Signals>([
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGILL',
  'SIGSEGV',
  'SIGSYS',
  'SIGTRAP',
])

/** Last output of processes on their standard error. */
const lastWords = new WeakMap<ChildProcess, string>()
const longestLastWords = 16_000

/** Messages of the engine and the libraries when they were refused memory, before they give up. */
const noMemory =
  /out of ?memory|\bOOM|allocation failed|failed to allocate|(?:can|could) ?not allocate|bad_alloc/i

/** True when a process that ended gave up because it needed more memory than it may have. */
export const ranOutOfMemory = (ended: ChildProcess): boolean => noMemory.test(lastWords.get(ended) ?? '')

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const each of running) each.kill('SIGKILL')
})

/**
 * Starts a process for bytes that a stranger made. It knows no setting of the server. JavaScript in it reads the program's own files and the
 * folders it is given, starts no other process and has no network: Node keeps it from that. Machine code (`native`) is kept by the kernel alone,
 * from using more memory, and from the network where the machine permits; it can read whatever the server's user can, and start programs.
 */
export async function spawnConfined(confinement: Confinement): Promise<ChildProcess> {
  wrapping ??= findWrapping()
  const { main, args = [], megabytes, temporary, native, gentle, stdio, seconds } = confinement
  const own = temporary === undefined ? [] : [join(temporary, '*')]
  const { reads = [], writes = [] } = confinement
  const [command = '', ...words] = [
    ...(confinement.wrapping ?? (await wrapping)),
    process.execPath,
    '--permission',
    '--no-warnings',
    // Of threads, `end-with-server.ts` has the only one.
    '--allow-worker',
    ...(native ? ['--allow-addons'] : []),
    ...[...program, ...reads, ...own].map(path => `--allow-fs-read=${path}`),
    ...[...writes, ...own].map(path => `--allow-fs-write=${path}`),
    `--max-old-space-size=${megabytes}`,
    fileURLToPath(main),
    ...args,
  ]
  const started = spawn(command, words, {
    stdio,
    env: environment(temporary ?? tmpdir()),
    killSignal: 'SIGKILL',
    ...(seconds !== undefined && { timeout: seconds * 1000 }),
  })
  running.add(started)
  started.stderr?.on('data', (chunk: Buffer) =>
    lastWords.set(started, `${lastWords.get(started) ?? ''}${chunk}`.slice(-longestLastWords)),
  )
  started.once('close', () => {
    running.delete(started)
    if (crashSignals.has(started.signalCode) && !ranOutOfMemory(started)) reportCrash(started, main)
  })
  try {
    if (gentle && started.pid !== undefined)
      setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already.
  }
  return started
}
