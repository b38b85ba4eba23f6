import { type RawBuilder, sql } from 'kysely'
import type { PublicKind } from '#model/engine/site-pages.ts'
import { attachedType } from '#model/record-types.ts'
import { isOut, unsetAssociation } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Records that may be members of a collection: what may be public is found here, what is public is for the gate to say. */
export interface Wanted {
  /** Kinds whose records are members with a picture alone. */
  readonly pictured: readonly PublicKind[]
  /** Kinds whose records are members with or without. */
  readonly bare: readonly PublicKind[]
  /** Only those with a field that names this record. */
  readonly within?: string
}

export interface Member {
  readonly id: string
  readonly type: number
  readonly kind: PublicKind
  readonly name: string
  /** The first of its files that may be public pictures, its cover before all. */
  readonly files: readonly string[]
}

/** Files that are looked at for the one that stands for their record. */
const mostFiles = 5

/** Pictures attached to a record `o`. */
const picturesOf = (tenantId: string): RawBuilder<unknown> => sql`
  from card_link l
  join card c on c.tenant_id = l.tenant_id and c.id = l.other_id
  join file f on f.tenant_id = c.tenant_id and f.card_id = c.id
  where l.tenant_id = ${tenantId} and l.card_id = o.id and l.other_type = ${attachedType}
    and l.association = ${unsetAssociation} and l.field = '' and not l.mirrored
    and c.tenant_id = ${tenantId} and ${isOut(tenantId)}
    and f.tenant_id = ${tenantId} and f.current and f.picture is not null`

const membersFrom = (tenantId: string, { pictured, bare, within }: Wanted): RawBuilder<unknown> => sql`
  from public_name n
  join card o on o.tenant_id = n.tenant_id and o.id = n.card_id
  where n.tenant_id = ${tenantId} and o.tenant_id = ${tenantId} and n.withdrawn_at is null
    and o.published and o.deleted_at is null
    and (n.kind = any(${[...bare]}::text[])
      or n.kind = any(${[...pictured]}::text[]) and exists (select ${picturesOf(tenantId)}))
    ${
      within === undefined
        ? sql``
        : sql`and exists (
            select from card_link m where m.tenant_id = ${tenantId} and m.card_id = ${within} and m.other_id = o.id
              and m.field <> '' and m.mirrored
          )`
    }`

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
      select c.id ${picturesOf(tenantId)} order by c.id = o.cover_file_id desc nulls last, l.position, c.id limit ${mostFiles}
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
