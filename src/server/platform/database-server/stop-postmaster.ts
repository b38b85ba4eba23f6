import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from './process-state.ts'
import { type Invocation, runProgram } from './run-program.ts'
import type { ServerLog } from './types.ts'

const patience = 30_000

/**
 * Shuts a database down ("fast": open transactions are rolled back, everything is written out) and waits until its
 * process is gone. One that does not come to an end is told to stop at once; its next start then recovers.
 */
export async function stopPostmaster(invocation: Invocation, pid: number, log: ServerLog): Promise<void> {
  await signal(invocation, pid, 'INT')
  if (await isGone(pid, patience)) return
  log.warn(`the database (process ${pid}) has not stopped after ${patience / 1000} s; stopping it at once`)
  await signal(invocation, pid, 'QUIT')
  if (!(await isGone(pid, patience))) log.warn(`the database (process ${pid}) does not stop`)
}

async function signal(invocation: Invocation, pid: number, name: 'INT' | 'QUIT'): Promise<void> {
  // Windows has no signals: PostgreSQL's own tool delivers them there.
  if (process.platform === 'win32') {
    await runProgram(invocation, 'pg_ctl', ['kill', name, String(pid)])
    return
  }
  try {
    process.kill(pid, `SIG${name}`)
  } catch {
    // It has gone already.
  }
}

async function isGone(pid: number, within: number): Promise<boolean> {
  const deadline = Date.now() + within
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await delay(10)
  }
  return true
}
