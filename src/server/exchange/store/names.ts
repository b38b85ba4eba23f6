import '../tables.ts'
import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type NameOutcome, openOutcomes } from '#model/exchange/decisions.ts'
import { cut } from '#model/text/cut.ts'
import { textKey } from '#model/text/known-by.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A name in a field of a table, with what was found about it. */
export interface NameFound {
  readonly path: string
  readonly scope: string
  readonly name: string
  readonly outcome: NameOutcome
}

export interface CountedName extends NameFound {
  readonly key: string
  readonly times: number
  readonly firstRow: number
}

/** Characters of a key that are the name's own, and of a name that is shown. */
const longest = { key: 150, name: 500 }

/** Returns the key of a name: without case, accents and outer spaces, of bounded length. Two long names that begin alike have two keys. */
export function decisionKey(name: string): string {
  const whole = textKey(name)
  if (whole.length <= longest.key) return whole
  return `${cut(whole, longest.key)} ${createHash('sha256').update(whole).digest('hex').slice(0, 16)}`
}

/** Counts names of some rows: each once, with the first row that has it. */
export function countNames(
  rows: readonly { readonly row: number; readonly names: readonly NameFound[] }[],
): CountedName[] {
  const counted = new Map<string, CountedName>()
  for (const { row, names } of rows)
    for (const each of names) {
      const key = decisionKey(each.name)
      const place = [each.path, key, each.outcome].join('\n')
      const before = counted.get(place)
      counted.set(
        place,
        before
          ? { ...before, times: before.times + 1 }
          : { ...each, name: cut(each.name, longest.name), key, times: 1, firstRow: row },
      )
    }
  return [...counted.values()]
}

/** Adds what a batch of the check found to what those before it did. */
export async function addNames(
  { db, tenantId }: TenantTransaction,
  importId: string,
  names: readonly CountedName[],
): Promise<void> {
  if (names.length === 0) return
  const column = <K extends keyof CountedName>(key: K) => names.map(each => each[key])
  await sql`
    insert into import_name (tenant_id, import_id, path, scope, key, outcome, name, times, first_row)
    select ${tenantId}, ${importId}, n.path, n.scope, n.key, n.outcome, n.name, n.times, n.first_row
    from unnest(
      ${column('path')}::text[], ${column('scope')}::text[], ${column('key')}::text[], ${column('outcome')}::text[],
      ${column('name')}::text[], ${column('times')}::integer[], ${column('firstRow')}::integer[]
    ) as n (path, scope, key, outcome, name, times, first_row)
    on conflict (tenant_id, import_id, path, key, outcome)
      do update set times = import_name.times + excluded.times`.execute(db)
}

/** Forgets the names of an import: another check begins, or what was checked has changed. */
export const clearNames = async ({ db, tenantId }: TenantTransaction, importId: string): Promise<void> => {
  await db
    .deleteFrom('import_name')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .execute()
}

/** Names of an import with the decisions on them. */
const named = ({ tenantId }: TenantTransaction, importId: string): RawBuilder<unknown> => sql`
  import_name n left join import_decision d
    on d.tenant_id = ${tenantId} and d.scope = n.scope and d.key = n.key
  where n.tenant_id = ${tenantId} and n.import_id = ${importId}`

const isOpen = sql`(d.key is null and n.outcome = any(${[...openOutcomes]}::text[]))`

export interface FieldNames {
  readonly path: string
  readonly scope: string
  readonly outcome: NameOutcome
  /** Different names, those that nobody has decided, those that somebody has, and cells with one of them. */
  readonly names: number
  readonly open: number
  readonly decided: number
  readonly times: number
}

/** Numbers of names, field by field and by what was found. */
export async function countsOfNames(tx: TenantTransaction, importId: string): Promise<FieldNames[]> {
  const { rows } = await sql<Record<'path' | 'scope', string> & FieldNames>`
    select n.path, n.scope, n.outcome, count(*)::integer as names, count(*) filter (where ${isOpen})::integer as open,
      count(d.key)::integer as decided, sum(n.times)::integer as times
    from ${named(tx, importId)}
    group by n.path, n.scope, n.outcome order by n.path, n.outcome`.execute(tx.db)
  return rows
}

/**
 * Number of names that the load would make something for and nobody has decided; the same name in two fields counts once.
 * @param most counts no further: a load asks again and again
 */
export async function countUnseenNew(
  tx: TenantTransaction,
  importId: string,
  most: number | null = null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select distinct n.scope, n.key from ${named(tx, importId)} and n.outcome = 'new' and d.key is null
      limit ${most}::bigint
    ) unseen`.execute(tx.db)
  return rows[0]?.count ?? 0
}

export interface NamesWanted {
  readonly path: string
  /** Only with this outcome. */
  readonly outcome?: NameOutcome | undefined
  /** Only those that are to be decided, or were. */
  readonly state?: 'open' | 'decided' | undefined
  /** Part of the name. */
  readonly q?: string | undefined
  /** Behind this one. */
  readonly after?: { readonly times: number; readonly key: string } | undefined
  readonly limit: number
}

export interface NameLine {
  readonly key: string
  readonly scope: string
  readonly name: string
  readonly times: number
  readonly firstRow: number
  readonly outcomes: readonly NameOutcome[]
}

/** Names of a field, the most frequent first. */
export async function namesOfField(
  tx: TenantTransaction,
  importId: string,
  { path, outcome, state, q = '', after, limit }: NamesWanted,
): Promise<NameLine[]> {
  const wanted = [
    sql`n.path = ${path}`,
    ...(outcome ? [sql`n.outcome = ${outcome}`] : []),
    ...(state === 'open' ? [isOpen] : state === 'decided' ? [sql`d.key is not null`] : []),
    ...(q === '' ? [] : [sql`strpos(n.key, ${textKey(q)}) > 0`]),
  ]
  const behind = after
    ? sql`where times < ${after.times} or (times = ${after.times} and key > ${after.key})`
    : sql``
  const { rows } = await sql<NameLine>`
    select * from (
      select n.key, n.scope, (array_agg(n.name order by n.first_row))[1] as name, sum(n.times)::integer as times,
        min(n.first_row) as "firstRow", array_agg(distinct n.outcome) as outcomes
      from ${named(tx, importId)} and ${sql.join(wanted, sql` and `)}
      group by n.key, n.scope
    ) names ${behind} order by times desc, key limit ${limit}`.execute(tx.db)
  return rows
}

/** Those of some names that the last check of an import met, by field and key. */
export async function knownNames(
  { db, tenantId }: TenantTransaction,
  importId: string,
  wanted: readonly { readonly path: string; readonly key: string }[],
): Promise<
  readonly { readonly path: string; readonly scope: string; readonly key: string; readonly name: string }[]
> {
  const { rows } = await sql<{ path: string; scope: string; key: string; name: string }>`
    select distinct on (n.path, n.key) n.path, n.scope, n.key, n.name
    from unnest(${wanted.map(({ path }) => path)}::text[], ${wanted.map(({ key }) => key)}::text[]) as w (path, key)
    join import_name n on n.tenant_id = ${tenantId} and n.import_id = ${importId} and n.path = w.path and n.key = w.key
    order by n.path, n.key, n.first_row`.execute(db)
  return rows
}
