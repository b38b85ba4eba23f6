import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { DatabaseServerError } from './database-server-error.ts'
import { asFolderError, systemCode } from './file-error.ts'
import { layoutOf } from './layout.ts'
import type { Postmaster } from './types.ts'

/** Passwords of the three roles. The superuser sets the cluster up and lets searches use their index, nothing else. */
export interface Credentials {
  readonly superuser: string
  readonly owner: string
  readonly app: string
}

export const superuserRole = 'postgres'
export const ownerRole = 'vitrine_owner'
export const appRole = 'vitrine_app'
export const databaseName = 'vitrine'

const password = (): string => randomBytes(24).toString('base64url')

export const makeCredentials = (): Credentials => ({
  superuser: password(),
  owner: password(),
  app: password(),
})

/** Keeps the passwords readable by this user alone, on disk for certain when this returns. */
export async function writeCredentials(file: string, credentials: Credentials): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(credentials, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** @throws {DatabaseServerError} when they are missing, damaged or may not be read. */
export async function readCredentials(dataDir: string): Promise<Credentials> {
  const { credentialsFile } = layoutOf(dataDir)
  try {
    const value: unknown = JSON.parse(await readFile(credentialsFile, 'utf8'))
    if (isCredentials(value)) return value
  } catch (error) {
    if (systemCode(error) === 'EACCES') throw asFolderError(error, dataDir)
  }
  throw new DatabaseServerError(
    'folder-incomplete',
    `The passwords of the database are missing or damaged (${credentialsFile}). Put the file back from a copy of the data folder, or move the folder away and restore a backup (npm run restore -- <file>).`,
  )
}

const isCredentials = (value: unknown): value is Credentials =>
  typeof value === 'object' &&
  value !== null &&
  ['superuser', 'owner', 'app'].every(name => typeof Reflect.get(value, name) === 'string')

/** Address of a database of the cluster for one of its roles: by the socket in its folder where there is one, which takes a third less time. */
export const urlOf = (
  role: string,
  secret: string,
  { port, socketFolder }: Pick<Postmaster, 'port' | 'socketFolder'>,
  database = databaseName,
): string => {
  const host = socketFolder === undefined ? '' : `?host=${encodeURIComponent(socketFolder)}`
  return `postgres://${role}:${secret}@127.0.0.1:${port}/${database}${host}`
}
