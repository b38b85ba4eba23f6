import { type RawBuilder, sql } from 'kysely'
import type { PublicKind } from '#model/engine/site-pages.ts'
import { attachedType } from '#model/record-types.ts'
import { unsetAssociation } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A field of the records of a type. */
export interface FieldOfType {
  readonly type: number
  readonly path: string
}

/** Records that are members of a collection, as the public finds them. */
export interface Wanted {
  /** Kinds whose records are members with a picture alone. */
  readonly pictured: readonly PublicKind[]
  /** Kinds whose records are members with or without. */
  readonly bare: readonly PublicKind[]
  /** Only those that name this record in one of the fields. */
  readonly within?: { readonly id: string; readonly fields: readonly FieldOfType[] }
}

export interface Member {
  readonly id: string
  readonly type: number
  readonly kind: PublicKind
  readonly name: string
  /** The first of its files that are public pictures, its cover before all. */
  readonly files: readonly string[]
}

/** Files that are looked at for the one that stands for their record. */
const mostFiles = 5

/** The cover of a record `o` and the files attached to it, as far as the public finds them. */
const picturesOf = (tenantId: string): RawBuilder<unknown> => sql`
  from (
    select o.cover_file_id as id, -1 as position
    union all
    select l.other_id, l.position from card_link l
    where l.tenant_id = ${tenantId} and l.card_id = o.id and l.other_type = ${attachedType}
      and l.association = ${unsetAssociation} and l.field = '' and not l.mirrored
  ) c
  join public_record p on p.tenant_id = ${tenantId} and p.card_id = c.id and p.shown
  join file f on f.tenant_id = ${tenantId} and f.card_id = c.id and f.current and f.picture is not null`

/** The fields of records that name one, of whatever types, as they are kept. */
export async function fieldsNaming(
  { db, tenantId }: TenantTransaction,
  cardId: string,
): Promise<readonly FieldOfType[]> {
  return await db
    .selectFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('mirrored', '=', true)
    .where('field', '<>', '')
    .select(['other_type as type', 'field as path'])
    .distinct()
    .execute()
}

const namesIn = (tenantId: string, { id, fields }: NonNullable<Wanted['within']>): RawBuilder<boolean> =>
  sql`exists (
    select from card_link m where m.tenant_id = ${tenantId} and m.card_id = ${id} and m.other_id = o.id and m.mirrored
      and (m.other_type, m.field) in (
        select * from unnest(${fields.map(({ type }) => type)}::int[], ${fields.map(({ path }) => path)}::text[])
      )
  )`

const membersFrom = (tenantId: string, { pictured, bare, within }: Wanted): RawBuilder<unknown> => sql`
  from public_name n
  join public_record r on r.tenant_id = n.tenant_id and r.card_id = n.card_id
  join card o on o.tenant_id = n.tenant_id and o.id = n.card_id
  where n.tenant_id = ${tenantId} and r.tenant_id = ${tenantId} and o.tenant_id = ${tenantId}
    and n.withdrawn_at is null and r.shown and o.published and o.deleted_at is null
    and (n.kind = any(${[...bare]}::text[])
      or n.kind = any(${[...pictured]}::text[]) and exists (select ${picturesOf(tenantId)}))
    and ${within === undefined ? sql`true` : namesIn(tenantId, within)}`

/** Numbers of members by kind. */
export async function countMembers(
  { db, tenantId }: TenantTransaction,
  wanted: Wanted,
): Promise<ReadonlyMap<PublicKind, number>> {
  const { rows } = await sql<{ kind: PublicKind; count: string }>`
    select n.kind, count(*) as count ${membersFrom(tenantId, wanted)} group by n.kind`.execute(db)
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
}

/** A page of members, in the order in which they became public first, so that new ones come last. */
export async function membersAt(
  { db, tenantId }: TenantTransaction,
  wanted: Wanted,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly Member[]> {
  const { rows } = await sql<Member>`
    select o.id, o.type, n.kind, n.name, array(
      select c.id ${picturesOf(tenantId)} order by c.position, c.id limit ${mostFiles}
    )::text[] as files
    ${membersFrom(tenantId, wanted)}
    order by n.minted_at, n.name offset ${offset} limit ${limit}`.execute(db)
  return rows
}

/** Names of public records that a file is attached to, the first so many. */
export async function publicOwners(
  { db, tenantId }: TenantTransaction,
  fileId: string,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select n.name from card_link l
    join card o on o.tenant_id = l.tenant_id and o.id = l.other_id
    join public_name n on n.tenant_id = l.tenant_id and n.card_id = l.other_id
    where l.tenant_id = ${tenantId} and l.card_id = ${fileId} and l.association = ${unsetAssociation}
      and l.field = '' and not l.mirrored and o.tenant_id = ${tenantId} and o.published and o.deleted_at is null
      and n.tenant_id = ${tenantId} and n.withdrawn_at is null
    order by n.minted_at, n.name limit ${most}`.execute(db)
  return rows.map(({ name }) => name)
}

/** The moment at which the public last saw something else of any of some records, by their names; undefined while one of them is not followed. */
export async function changedAt(
  { db, tenantId }: TenantTransaction,
  names: readonly string[],
): Promise<Date | undefined> {
  const rows = await db
    .selectFrom('public_name')
    .innerJoin('public_record', join =>
      join
        .onRef('public_record.tenant_id', '=', 'public_name.tenant_id')
        .onRef('public_record.card_id', '=', 'public_name.card_id'),
    )
    .where('public_name.tenant_id', '=', tenantId)
    .where('public_record.tenant_id', '=', tenantId)
    .where('public_record.shown', '=', true)
    .where('public_name.name', '=', sql<string>`any(${[...names]}::text[])`)
    .select('public_record.changed_at as at')
    .execute()
  if (rows.length < new Set(names).size) return undefined
  return new Date(Math.max(...rows.map(({ at }) => at.getTime())))
}
