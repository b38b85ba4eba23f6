import { Client } from 'pg'

/**
 * Under row-level security PostgreSQL takes no index for an operator whose function is not declared leakproof, because such a function
 * could reveal rows of others by its errors. Matching words reveals nothing: it either matches or not. It is also dearer than
 * PostgreSQL thinks, because the words of a card are kept aside and have to be fetched: without a cost it would rather read a whole museum
 * than look for a rare word in the index. Both may be declared by a superuser only.
 */
const match = 'pg_catalog.ts_match_vq(tsvector, tsquery)'
const cost = 100

/** The statement an administrator of an outside database can run once. */
const indexedSearchStatement = `alter function ${match} leakproof cost ${cost}`

/** @returns false when the role may not declare that. */
async function declareLeakproof(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>(
    `select proleakproof and procost = ${cost} as done from pg_proc where oid = '${match}'::regprocedure`,
  )
  if (rows[0]?.done) return true
  try {
    await client.query(indexedSearchStatement)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return false
    throw error
  }
}

/** Lets searches use their index. Where the role may not declare that, the log says what an administrator can do. */
export async function trustSearches(url: string, log: { warn(message: string): void }): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'vitrine preparations' })
  await client.connect()
  try {
    if (await declareLeakproof(client)) return
    log.warn(
      `searches in large catalogues will be slow: let an administrator of the database run, once, in this database: ${indexedSearchStatement}`,
    )
  } finally {
    await client.end()
  }
}
