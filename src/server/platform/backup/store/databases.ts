import { type Client, escapeIdentifier } from 'pg'

/** Makes an empty database, in place of one that a broken-off restore may have left. */
export async function createDatabase(client: Client, name: string): Promise<void> {
  await dropDatabase(client, name)
  await client.query(`create database ${escapeIdentifier(name)}`)
}

/** Codes of PostgreSQL (appendix A): for example, sessions of a superuser may not be ended; the database is in use. */
const insufficientPrivilege = '42501'
const inUse = '55006'
const diskFull = '53100'

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

/** True when neither database nor file found room. */
export const isDiskFull = (error: unknown): boolean => hasCode(error, diskFull) || hasCode(error, 'ENOSPC')

/** True when the role lacks CREATEDB. */
export const mayNotCreate = (error: unknown): boolean => hasCode(error, insufficientPrivilege)

/**
 * Drops a database and ends the sessions in it. PostgreSQL's own cleaner (autovacuum) counts as a superuser's session, which the owner
 * may not end by force; but it gives way to a drop without force.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  const drop = `drop database if exists ${escapeIdentifier(name)}`
  try {
    await client.query(`${drop} with (force)`)
  } catch (error) {
    if (!hasCode(error, insufficientPrivilege)) throw error
    await client.query(drop).catch(failure => {
      if (!hasCode(failure, inUse)) throw failure
    })
    await client.query(`${drop} with (force)`)
  }
}

/**
 * Puts one database in the place of another, in one transaction.
 * @param beforeCommit what has to happen at the same moment; when it fails nothing has changed.
 */
export async function changePlaces(
  client: Client,
  names: { readonly current: string; readonly next: string; readonly former: string },
  beforeCommit: () => Promise<void>,
): Promise<void> {
  await dropDatabase(client, names.former)
  await client.query('begin')
  try {
    await rename(client, names.current, names.former)
    await rename(client, names.next, names.current)
    await beforeCommit()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const rename = (client: Client, from: string, to: string) =>
  client.query(`alter database ${escapeIdentifier(from)} rename to ${escapeIdentifier(to)}`)

/** Fresh statistics, without which the first queries after a load would choose bad plans. */
export const analyze = async (client: Client): Promise<void> => {
  await client.query('analyze')
}
