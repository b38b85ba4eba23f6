import { sql } from 'kysely'
import { declarationOfId } from '#model/cards/declarations.ts'
import { criteriaAsDeclared } from '#model/searches/as-declared.ts'
import type { Criteria } from '#model/searches/criteria.ts'
import { nameKey } from '#model/text/known-by.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** For whom: a person sees own searches and shared ones, of the classes they may read. */
export interface Seeing {
  readonly accountId: string
  readonly types: readonly number[]
}

const visible = ({ db, tenantId }: TenantTransaction, { accountId, types }: Seeing) =>
  db
    .selectFrom('saved_search')
    .where('saved_search.tenant_id', '=', tenantId)
    .where('saved_search.type', '=', sql<number>`any(${[...types]}::smallint[])`)
    .where(of => of.or([of('saved_search.account_id', '=', accountId), of('saved_search.shared', '=', true)]))
    .selectAll('saved_search')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_subscription')
          .where('search_subscription.tenant_id', '=', tenantId)
          .whereRef('search_subscription.search_id', '=', 'saved_search.id')
          .where('search_subscription.account_id', '=', accountId)
          .select('search_id'),
      ).as('followed'),
    )

/** A search with the fields it asks about as its class declares them today. Every saved search that is read comes through here. */
export function searchAsDeclared<
  R extends { readonly type: number; readonly criteria: Criteria } | undefined,
>(row: R): R {
  const declaration = row && declarationOfId(row.type)
  return row && declaration ? { ...row, criteria: criteriaAsDeclared(declaration, row.criteria) } : row
}

/** Saved searches by their names. @param q a part of the name */
export async function searchesSeen(tx: TenantTransaction, seeing: Seeing, { q }: { readonly q: string }) {
  const rows = await visible(tx, seeing)
    .$if(q.trim() !== '', query => query.where(sql<boolean>`position(${nameKey(q)} in name_key) > 0`))
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return rows.map(searchAsDeclared)
}

export const searchSeen = async (tx: TenantTransaction, seeing: Seeing, id: string) =>
  searchAsDeclared(await visible(tx, seeing).where('saved_search.id', '=', id).executeTakeFirst())

export type SearchRow = NonNullable<Awaited<ReturnType<typeof searchSeen>>>

/** The same, held until the end of the transaction. */
export const searchToChange = async (tx: TenantTransaction, seeing: Seeing, id: string) =>
  searchAsDeclared(
    await visible(tx, seeing).where('saved_search.id', '=', id).forUpdate('saved_search').executeTakeFirst(),
  )

export async function countOwn({ db, tenantId }: TenantTransaction, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_search')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface SearchContent {
  readonly name: string
  readonly type: number
  readonly criteria: Criteria
  readonly shared: boolean
}

const columnsOf = ({ name, type, criteria, shared }: SearchContent) => ({
  name,
  name_key: nameKey(name),
  type,
  criteria: JSON.stringify(criteria),
  shared,
})

/** @throws where the name is taken (`isDuplicate`): the transaction has failed then. */
export async function insertSearch(
  { db, tenantId }: TenantTransaction,
  content: SearchContent,
  by: { readonly accountId: string; readonly accountName: string; readonly at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('saved_search')
    .values({
      tenant_id: tenantId,
      account_id: by.accountId,
      account_name: by.accountName,
      created_at: by.at,
      updated_at: by.at,
      ...columnsOf(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws where the name is taken (`isDuplicate`): the transaction has failed then. */
export async function updateSearch(
  { db, tenantId }: TenantTransaction,
  id: string,
  content: SearchContent,
  at: Date,
): Promise<void> {
  await db
    .updateTable('saved_search')
    .set(({ eb }) => ({ ...columnsOf(content), updated_at: at, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

export const deleteSearch = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.deleteFrom('saved_search').where('tenant_id', '=', tenantId).where('id', '=', id).execute()

/** The search that has a name already: among a person's own, and, for one that is shared, among the shared ones. */
export const searchNamed = (
  { db, tenantId }: TenantTransaction,
  { name, ownerId, shared, except }: NameWanted,
) =>
  db
    .selectFrom('saved_search')
    .where('tenant_id', '=', tenantId)
    .where('name_key', '=', nameKey(name))
    .where(of => of.or([of('account_id', '=', ownerId), ...(shared ? [of('shared', '=', true)] : [])]))
    .$if(except !== undefined, query => query.where('id', '!=', except ?? ''))
    .select(['id', 'name', 'type'])
    .executeTakeFirst()

/** A name someone wants for a search. */
export interface NameWanted {
  readonly name: string
  readonly ownerId: string
  readonly shared: boolean
  /** The search itself. */
  readonly except?: string
}
