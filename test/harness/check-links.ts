import { sql } from 'kysely'
import { expect } from 'vitest'
import { watchedTypes } from '#model/cards/watched-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Links to nowhere, of a museum: each of these finds what must not be there. */
const faults = (tenantId: string) => ({
  'links with what is gone': sql`
    select l.card_id, l.other_id from card_link l
    where l.tenant_id = ${tenantId}
      and not exists (select from card c where c.tenant_id = ${tenantId} and c.id = l.other_id)`,
  'links of a card with what lies in the bin': sql`
    select l.card_id, l.other_id from card_link l
    join card o on o.tenant_id = ${tenantId} and o.id = l.other_id
    join card c on c.tenant_id = ${tenantId} and c.id = l.card_id
    where l.tenant_id = ${tenantId}
      and o.deleted_at is not null and c.deleted_at is null`,
  'links without their other side': sql`
    select l.card_id, l.other_id, l.field from card_link l
    join card c on c.tenant_id = ${tenantId} and c.id = l.card_id
    where l.tenant_id = ${tenantId} and c.deleted_at is null
      and not exists (
        select from card_link s where s.tenant_id = ${tenantId} and s.card_id = l.other_id and s.other_id = l.card_id
          and s.field = l.field and s.mirrored = (l.field <> '' and not l.mirrored)
      )`,
  'links that name another type than the card has': sql`
    select l.card_id, l.other_id from card_link l
    join card o on o.tenant_id = ${tenantId} and o.id = l.other_id
    where l.tenant_id = ${tenantId} and l.other_type <> o.type`,
  'links counted wrongly': sql`
    select coalesce(n.card_id, k.card_id) as card_id, n.cards, n.unpublished, k.cards as kept, k.unpublished as kept_unpublished
    from (
      select l.card_id, l.other_type, count(distinct l.other_id)::int as cards,
        (count(distinct l.other_id) filter (where not o.published))::int as unpublished
      from card_link l
      left join card o on o.tenant_id = ${tenantId} and o.id = l.other_id and l.other_type = any(${watchedTypes()}::int[])
      join card c on c.tenant_id = ${tenantId} and c.id = l.card_id and c.deleted_at is null
      where l.tenant_id = ${tenantId} group by l.card_id, l.other_type
    ) n
    full join (
      select k.* from card_link_count k
      join card c on c.tenant_id = ${tenantId} and c.id = k.card_id and c.deleted_at is null
      where k.tenant_id = ${tenantId} and (k.cards <> 0 or k.unpublished <> 0)
    ) k on k.card_id = n.card_id and k.other_type = n.other_type
    where n.cards is distinct from k.cards or n.unpublished is distinct from k.unpublished`,
})

/** Holds the links of a museum against its cards, in the database alone: quick for as many as there are. */
export async function checkLinks({ db, tenantId }: TenantTransaction): Promise<void> {
  for (const [fault, query] of Object.entries(faults(tenantId))) {
    const { rows } = await sql`select * from (${query}) found limit 10`.execute(db)
    expect(rows, fault).toEqual([])
  }
}
