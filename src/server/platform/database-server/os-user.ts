import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { DatabaseServerError } from './database-server-error.ts'
import type { RunAs } from './types.ts'

const idOf = (flag: '-u' | '-g', name: string): number | undefined => {
  try {
    return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}

const lookUp = (name: string): RunAs | undefined => {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { uid, gid }
}

/**
 * The user the database runs as. PostgreSQL refuses to run as root, so root hands it to the user the cluster belongs to;
 * for a new one to `postgres`, else `nobody`, else a user made for it.
 * @returns undefined when this process is not root: then the database runs as the same user.
 * @throws {DatabaseServerError} when root finds no user and cannot make one.
 */
export function chooseUser(clusterDir: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return lookUp('postgres') ?? lookUp('nobody') ?? makeUser()
}

function makeUser(): RunAs {
  const name = 'vitrine'
  let cause: unknown
  if (lookUp(name) === undefined) {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'ignore' })
    } catch (error) {
      cause = error
    }
  }
  const made = lookUp(name)
  if (made !== undefined) return made
  throw new DatabaseServerError(
    'no-user',
    'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody" to run it as. Make one (useradd --system postgres), or start as an ordinary user.',
    { cause },
  )
}
