import type { Client } from 'pg'

/**
 * Under row-level security PostgreSQL takes no index for an operator whose function is not declared leakproof, because such a function
 * could tell about rows of others by its errors. Matching words tells nothing: it either matches or not. So it is declared leakproof,
 * which only a superuser may do; without it searches in large museums read every row.
 */
const match = 'pg_catalog.ts_match_vq(tsvector, tsquery)'

/** The statement an administrator of an outside database can run once. */
export const indexedSearchStatement = `alter function ${match} leakproof`

/** Lets searches use their index. @returns false when the role may not declare that. */
export async function letSearchesUseIndex(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ leakproof: boolean }>(
    `select proleakproof as leakproof from pg_proc where oid = '${match}'::regprocedure`,
  )
  if (rows[0]?.leakproof) return true
  try {
    await client.query(indexedSearchStatement)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return false
    throw error
  }
}
