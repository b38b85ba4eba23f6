import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Credentials, ownerRole, urlOf } from './credentials.ts'
import { DatabaseServerError } from './database-server-error.ts'
import { ensureRunning, type Running } from './ensure-running.ts'
import { systemCode } from './file-error.ts'
import { isAlive } from './process-state.ts'
import { findHolder, openHold, tryHold } from './store.ts'
import type { Site } from './types.ts'

export interface Hold extends Running {
  /** Open as long as the folder is ours. */
  readonly client: Client
}

const attempts = 60
const pause = 50

/**
 * Sees to it that a database runs on the site and that nobody else works with it. A database that runs without a holder
 * is the orphan of a server that was killed, and becomes ours.
 * @throws {DatabaseServerError} `folder-in-use` when a living server, backup or restore holds it.
 */
export async function takeHold(
  site: Site,
  credentials: Credentials,
  holder: string,
  port?: number,
): Promise<Hold> {
  for (let attempt = 1; ; attempt += 1) {
    const running = await ensureRunning(site, port)
    const client = await connect(site, credentials, holder, running, attempt)
    if (client === undefined) {
      await delay(pause)
      continue
    }
    if (await tryHold(client)) return { ...running, client }
    const other = await findHolder(client)
    await client.end()
    // The holder was killed this moment and the database has not noticed yet.
    const fading = other === undefined || (other.pid !== undefined && !isAlive(other.pid))
    if (!fading || attempt >= attempts) throw inUse(site, other?.description, other?.pid)
    await delay(pause)
  }
}

/** @returns undefined when the database went away in between. */
async function connect(
  site: Site,
  credentials: Credentials,
  holder: string,
  { postmaster }: Running,
  attempt: number,
): Promise<Client | undefined> {
  try {
    return await openHold(urlOf(ownerRole, credentials.owner, postmaster.port, 'postgres'), holder)
  } catch (error) {
    // Refused, reset, or "the database system is starting up / shutting down" (class 57P0).
    const passing = /^(ECONNREFUSED|ECONNRESET|57P0\d|53300)$/.test(systemCode(error))
    if (passing && attempt < attempts) return undefined
    throw new DatabaseServerError(
      systemCode(error) === '28P01' ? 'folder-incomplete' : 'no-answer',
      systemCode(error) === '28P01'
        ? `The database in ${site.dataDir} does not accept the passwords kept beside it: folder and passwords come from different installations. Put both from the same copy in place, or restore a backup.`
        : `The database process ${postmaster.pid} runs on ${site.dataDir} but does not answer on port ${postmaster.port} (${String(error)}). Stop it (kill ${postmaster.pid}) and start again.`,
      { cause: error, pid: postmaster.pid },
    )
  }
}

const inUse = (site: Site, description: string | undefined, pid: number | undefined): DatabaseServerError =>
  new DatabaseServerError(
    'folder-in-use',
    `The data folder ${site.dataDir} is in use by another Vitrine: ${description ?? 'a process that does not tell its name'}. Stop that one first, or give this one a folder of its own with DATA_DIR.`,
    pid === undefined ? {} : { pid },
  )
