import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { PublicKind } from '#model/engine/site-pages.ts'
import { publicNameOf } from '#model/open/public-name.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { goesAlong } from './going-along.ts'
import { markForPublic } from './public-marks.ts'

/** Claims new names for the whole platform. Of two random ones that are the same, one is left out, and another is tried. */
async function claimNames({ db }: TenantTransaction, count: number): Promise<readonly string[]> {
  const claimed: string[] = []
  while (claimed.length < count) {
    const wanted = Array.from({ length: count - claimed.length }, () => publicNameOf(randomBytes(8)))
    const { rows } = await sql<{ name: string }>`
      insert into claimed_name (name) select distinct unnest(${wanted}::text[])
      on conflict (name) do nothing returning name`.execute(db)
    claimed.push(...rows.map(({ name }) => name))
  }
  return claimed
}

/** Claims names that were given elsewhere. @returns those that nobody has or had on this platform */
export async function claimGivenNames(
  { db }: TenantTransaction,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    insert into claimed_name (name) select unnest(${[...names]}::text[])
    on conflict (name) do nothing returning name`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Gives records the names that they have in public, for good. One that has a name keeps it. */
export async function nameForPublic(
  tx: TenantTransaction,
  kind: PublicKind,
  cardIds: readonly string[],
): Promise<void> {
  const named = await publicNamesOf(tx, cardIds)
  const unnamed = [...new Set(cardIds)].filter(id => !named.has(id))
  if (unnamed.length === 0) return
  const names = await claimNames(tx, unnamed.length)
  await tx.db
    .insertInto('public_name')
    .values(unnamed.map((id, at) => ({ tenant_id: tx.tenantId, name: names[at] ?? '', card_id: id, kind })))
    .onConflict(conflict => conflict.columns(['tenant_id', 'card_id']).doNothing())
    .execute()
}

/** True for a record `c` that its flag, or a public record that it is attached to, makes public. */
export const isOut = (tenantId: string): RawBuilder<boolean> =>
  sql`c.deleted_at is null and (c.published or (${goesAlong(tenantId)}))`

/** Notes of records that were published, unpublished, put into the bin or restored since when the public does not see them any longer. */
export async function noteWithdrawals(tx: TenantTransaction, cardIds: readonly string[]): Promise<void> {
  const { db, tenantId } = tx
  if (cardIds.length === 0) return
  await sql`
    update public_name n
    set withdrawn_at = case when ${isOut(tenantId)} then null else coalesce(n.withdrawn_at, now()) end
    from card c
    where n.tenant_id = ${tenantId} and c.tenant_id = ${tenantId} and c.id = n.card_id
      and n.card_id = any(${[...cardIds]}::bigint[])`.execute(db)
  await sql`
    update public_record r set shown = false
    from public_name n
    where r.tenant_id = ${tenantId} and n.tenant_id = ${tenantId} and n.card_id = r.card_id and r.shown
      and n.withdrawn_at is not null and r.card_id = any(${[...cardIds]}::bigint[])`.execute(db)
  await markForPublic(tx, cardIds, { withLinked: true })
}

/** Public names of some records by their ids. */
export async function publicNamesOf(
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (cardIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('public_name')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...cardIds]}::bigint[])`)
    .select(['card_id', 'name'])
    .execute()
  return new Map(rows.map(({ card_id, name }) => [card_id, name]))
}

/** The record with a public name, with its kind and since when it is withdrawn; undefined where there is none in the museum. */
export const cardCalled = ({ db, tenantId }: TenantTransaction, name: string) =>
  db
    .selectFrom('public_name')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .select(['card_id as id', 'kind', 'withdrawn_at as withdrawnAt'])
    .executeTakeFirst()

/** Published records of some types without a name yet, the first so many. */
export const publishedUnnamed = async (
  { db, tenantId }: TenantTransaction,
  types: readonly number[],
  most: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('card')
    .leftJoin('public_name', join =>
      join
        .onRef('public_name.tenant_id', '=', 'card.tenant_id')
        .onRef('public_name.card_id', '=', 'card.id')
        .on('public_name.tenant_id', '=', tenantId),
    )
    .where('card.tenant_id', '=', tenantId)
    .where('card.type', 'in', [...types])
    .where('card.published', '=', true)
    .where('card.deleted_at', 'is', null)
    .where('public_name.name', 'is', null)
    .select('card.id')
    .orderBy('card.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
