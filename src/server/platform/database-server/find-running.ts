import { existsSync } from 'node:fs'
import { appRole, ownerRole, readCredentials, urlOf } from './credentials.ts'
import { layoutOf } from './layout.ts'
import { findPostmaster } from './postmaster.ts'

/**
 * Addresses of the database that runs on the folder now, no matter who started it, for work beside a running server.
 * @returns undefined when none runs.
 */
export async function findRunning(
  dataDir: string,
): Promise<{ ownerUrl: string; appUrl: string } | undefined> {
  const postmaster = findPostmaster(layoutOf(dataDir).clusterDir)
  if (postmaster?.status !== 'ready') return undefined
  const credentials = await readCredentials(dataDir)
  return {
    ownerUrl: urlOf(ownerRole, credentials.owner, postmaster),
    appUrl: urlOf(appRole, credentials.app, postmaster),
  }
}

/** True when the folder holds a database, running or not. */
export const hasDatabase = (dataDir: string): boolean => existsSync(layoutOf(dataDir).databaseDir)
