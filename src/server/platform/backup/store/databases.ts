import { type Client, escapeIdentifier } from 'pg'

/** Makes an empty database, in place of one that a broken-off restore may have left. */
export async function createDatabase(client: Client, name: string): Promise<void> {
  await dropDatabase(client, name)
  await client.query(`create database ${escapeIdentifier(name)}`)
}

export const dropDatabase = async (client: Client, name: string): Promise<void> => {
  await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
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
