import { type RawBuilder, sql } from 'kysely'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { broaderKeys } from '#model/engine/tree.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Shown } from '../tables.ts'

/** Further up than this nobody looks: no catalogue is deeper. */
const mostLevels = 64

/** Id of the parent of a card `c`, by its document. What is in the bin keeps its place in the tree. */
function broader(): RawBuilder<string | null> {
  const cases = declarations.flatMap(declaration => {
    const keys = broaderKeys(declaration)
    if (!keys) return []
    const path = sql`(c.data #>> ${[...keys, 'id']}::text[])::bigint`
    return [sql`when c.type = any(${[...typeIdsOf(declaration)]}::smallint[]) then ${path}`]
  })
  return cases.length === 0 ? sql`null::bigint` : sql`case ${sql.join(cases, sql` `)} end`
}

/** Ids of the cards above some cards, the nearest first. */
export async function idsAbove(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  if (ids.length === 0) return found
  const { rows } = await sql<{ start: string; id: string }>`
    with recursive up (start, id, step) as (
      select c.id, ${broader()}, 1 from card c where c.tenant_id = ${tenantId} and c.id = any(${[...ids]}::bigint[])
      union all
      select up.start, ${broader()}, up.step + 1 from up
      join card c on c.tenant_id = ${tenantId} and c.id = up.id
      where up.step < ${mostLevels}
    )
    select start, id from up where id is not null order by start, step`.execute(db)
  for (const { start, id } of rows) found.set(start, [...(found.get(start) ?? []), id])
  return found
}

/** Those of some records that are their own ancestors. */
export async function idsInCircles(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  // Each pair once: a circle further up does not keep it going.
  const { rows } = await sql<{ id: string }>`
    with recursive up (start, id) as (
      select c.id, ${broader()} from card c where c.tenant_id = ${tenantId} and c.id = any(${[...ids]}::bigint[])
      union
      select up.start, ${broader()} from up
      join card c on c.tenant_id = ${tenantId} and c.id = up.id
    )
    select distinct id from up where start = id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** A record in the tree, and the number of its children. */
export interface TreeLine {
  readonly id: string
  readonly shown: Shown
  readonly children: number
}

interface TreePlace {
  /** Undefined: the top of the tree. */
  readonly parent: string | undefined
  readonly offset: number
  readonly limit: number
}

type Tree = Pick<CardDeclaration, 'recordTypes' | 'type'> & { readonly broaderPath: string }

const linksOf = (tree: Tree) => sql`
  l.other_type = any(${[...typeIdsOf(tree)]}::smallint[]) and l.field = ${tree.broaderPath}`

/** The children of a record, or those at the top because no parent is there. */
const siblings = ({ tenantId }: TenantTransaction, tree: Tree, type: number, parent: string | undefined) =>
  parent === undefined
    ? sql`from card_index i
      where i.tenant_id = ${tenantId} and i.type = ${type} and i.apart is null and not exists (
        select from card_link l where l.tenant_id = ${tenantId} and l.card_id = i.id and not l.mirrored and ${linksOf(tree)})`
    : sql`from card_link l
      join card_index i on i.tenant_id = ${tenantId} and i.id = l.other_id
      where l.tenant_id = ${tenantId} and l.card_id = ${parent} and l.mirrored and ${linksOf(tree)}`

/** A page of the cards below one, by title. */
export async function pageOfTree(
  tx: TenantTransaction,
  tree: Tree,
  type: number,
  { parent, offset, limit }: TreePlace,
): Promise<readonly TreeLine[]> {
  const { rows } = await sql<Omit<TreeLine, 'children'> & { children: string }>`
    select page.id, page.shown, (
      select count(*) from card_link l
      where l.tenant_id = ${tx.tenantId} and l.card_id = page.id and l.mirrored and ${linksOf(tree)}) as children
    from (
      select i.id, i.shown, i.title_sort ${siblings(tx, tree, type, parent)}
      order by i.title_sort, i.id offset ${offset} limit ${limit}
    ) page
    order by page.title_sort, page.id`.execute(tx.db)
  return rows.map(row => ({ ...row, children: Number(row.children) }))
}

/** Counts the direct children of a record, or the records at the top level. */
export async function countInTree(
  tx: TenantTransaction,
  tree: Tree,
  type: number,
  parent: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count ${siblings(tx, tree, type, parent)}`.execute(tx.db)
  return Number(rows[0]?.count ?? 0)
}
