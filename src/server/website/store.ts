import { sql } from 'kysely'
import type { NamedRecord } from '#server/open/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Records with a public name that refer to one by a field of their own, the newest first. What the public may know of it is not asked here. */
export const referringTo = (
  { db, tenantId }: TenantTransaction,
  id: string,
  { kinds, most }: { readonly kinds: readonly string[]; readonly most: number },
): Promise<NamedRecord[]> =>
  db
    .selectFrom('public_name')
    .where('public_name.tenant_id', '=', tenantId)
    .where('public_name.kind', 'in', [...kinds])
    .where('public_name.withdrawn_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('card_link')
          .where('card_link.tenant_id', '=', tenantId)
          .where('card_link.card_id', '=', id)
          .where('card_link.mirrored', '=', true)
          .where('card_link.field', '<>', '')
          .whereRef('card_link.other_id', '=', 'public_name.card_id')
          .select('card_link.other_id'),
      ),
    )
    .select(['public_name.card_id as id', 'public_name.name', 'public_name.kind'])
    .orderBy('public_name.minted_at', 'desc')
    .orderBy('public_name.name')
    .limit(most)
    .execute()

/** Those of some kinds of which a museum has public records. */
export async function kindsWithRecords(
  { db, tenantId }: TenantTransaction,
  kinds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: string }>`
    select wanted.kind from unnest(${[...kinds]}::text[]) as wanted (kind)
    where exists (
      select from public_name named
      where named.tenant_id = ${tenantId} and named.kind = wanted.kind and named.withdrawn_at is null
    )`.execute(db)
  return rows.map(({ kind }) => kind)
}

/** The last public name of each full part of so many, in the order of names: the next part begins after it. */
export async function firstsOfParts(
  { db, tenantId }: TenantTransaction,
  { kinds, size }: { readonly kinds: readonly string[]; readonly size: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select numbered.name from (
      select name, row_number() over (order by name) as place, count(*) over () as total from public_name
      where tenant_id = ${tenantId} and kind = any (${[...kinds]}::text[]) and withdrawn_at is null
    ) numbered
    where numbered.place % ${size} = 0 and numbered.place < numbered.total
    order by numbered.name`.execute(db)
  return rows.map(({ name }) => name)
}

/** A public record with the moment at which the public last saw something else of it; null where that is not followed yet. */
export interface ChangedRecord extends NamedRecord {
  readonly changedAt: Date | null
}

/** Public records of a museum of some kinds in the order of names, those after one. */
export const namesAfter = (
  { db, tenantId }: TenantTransaction,
  {
    kinds,
    after,
    most,
  }: { readonly kinds: readonly string[]; readonly after: string; readonly most: number },
): Promise<ChangedRecord[]> =>
  db
    .selectFrom('public_name')
    .leftJoin('public_record', join =>
      join
        .onRef('public_record.tenant_id', '=', 'public_name.tenant_id')
        .onRef('public_record.card_id', '=', 'public_name.card_id')
        .on('public_record.tenant_id', '=', tenantId),
    )
    .where('public_name.tenant_id', '=', tenantId)
    .where('public_name.kind', 'in', [...kinds])
    .where('public_name.withdrawn_at', 'is', null)
    .where('public_name.name', '>', after)
    .select([
      'public_name.card_id as id',
      'public_name.name',
      'public_name.kind',
      'public_record.changed_at as changedAt',
    ])
    .orderBy('public_name.name')
    .limit(most)
    .execute()

/** Moments at which public names were given, by name. */
export async function mintedAt(
  { db, tenantId }: TenantTransaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('public_name')
    .where('tenant_id', '=', tenantId)
    .where('name', 'in', [...names])
    .select(['name', 'minted_at'])
    .execute()
  return new Map(rows.map(({ name, minted_at }) => [name, minted_at]))
}
