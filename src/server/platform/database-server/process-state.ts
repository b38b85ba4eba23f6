import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * True when a process lives. A zombie is dead: it holds neither files nor memory, but it answers signals until its parent
 * has noticed, which takes a second where process 1 is lazy and for ever where it is not an init at all (containers).
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, but is someone else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !/^[ZX]/.test(stateLetters(pid))
}

/** The state as `ps` writes it, empty where it is unknown. */
function stateLetters(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // "pid (name) S …": the name may hold anything, so count from its last bracket.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
    }
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
