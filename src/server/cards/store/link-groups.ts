import { sql } from 'kysely'
import { attachedType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Cards of one type that belong to a card in the same way: by hand or by a field, its own or the others'. */
export interface LinkGroup {
  readonly otherType: number
  readonly association: string
  readonly field: string
  readonly mirrored: boolean
}

export interface FilledGroup extends LinkGroup {
  readonly count: number
  /** The first of them, in their order. */
  readonly ids: readonly string[]
}

/** Files that are attached to a card: linked by hand, without an association. */
export const attached: LinkGroup = { otherType: attachedType, association: '1', field: '', mirrored: false }

/**
 * Groups of linked cards with their size and the first of each. Attached files are a group of their own. From one group the index leads to the next,
 * so that nobody goes through the tens of thousands of links within.
 */
export async function linkGroups(
  { db, tenantId }: TenantTransaction,
  cardId: string,
  limit: number,
): Promise<readonly FilledGroup[]> {
  const { rows } = await sql<{
    other_type: number
    association: string
    field: string
    mirrored: boolean
    count: string
    ids: string[]
  }>`
    with recursive found as (
      (select other_type, association, field, mirrored from card_link
        where tenant_id = ${tenantId} and card_id = ${cardId}
        order by other_type, association, field, mirrored limit 1)
      union all
      select next.* from found cross join lateral (
        select other_type, association, field, mirrored from card_link link
        where link.tenant_id = ${tenantId} and link.card_id = ${cardId}
          and (link.other_type, link.association, link.field, link.mirrored)
            > (found.other_type, found.association, found.field, found.mirrored)
        order by link.other_type, link.association, link.field, link.mirrored limit 1
      ) next
    ), groups as (
      select *, count(*) over (partition by other_type) = 1 as alone from found
        where not (other_type = ${attachedType} and association = ${attached.association} and field = '')
    )
    select other_type, association, field, mirrored,
      -- All cards of its type: they are counted already.
      case when alone then (
        select counted.cards from card_link_count counted
        where counted.tenant_id = ${tenantId} and counted.card_id = ${cardId} and counted.other_type = groups.other_type
      ) else (
        select count(*) from card_link link
        where link.tenant_id = ${tenantId} and link.card_id = ${cardId} and link.other_type = groups.other_type
          and link.association = groups.association and link.field = groups.field and link.mirrored = groups.mirrored
      ) end as count,
      array(
        select link.other_id from card_link link
        where link.tenant_id = ${tenantId} and link.card_id = ${cardId} and link.other_type = groups.other_type
          and link.association = groups.association and link.field = groups.field and link.mirrored = groups.mirrored
        order by link.position, link.other_id limit ${limit}
      ) as ids
    from groups
    order by other_type, mirrored, field, association`.execute(db)
  return rows.map(({ other_type: otherType, count, ...group }) => ({
    ...group,
    otherType,
    count: Number(count),
  }))
}

const ofGroup = ({ db, tenantId }: TenantTransaction, cardId: string, group: LinkGroup) =>
  db
    .selectFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('other_type', '=', group.otherType)
    .where('association', '=', group.association)
    .where('field', '=', group.field)
    .where('mirrored', '=', group.mirrored)

export async function countGroup(tx: TenantTransaction, cardId: string, group: LinkGroup): Promise<number> {
  const { count } = await ofGroup(tx, cardId, group)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Linked cards of one group, in order. */
export async function linkedIds(
  tx: TenantTransaction,
  cardId: string,
  group: LinkGroup,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await ofGroup(tx, cardId, group)
    .select('other_id')
    .orderBy('position')
    .orderBy('other_id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ other_id }) => other_id)
}

/** Files attached to a card, in order. */
export const attachedIds = (
  tx: TenantTransaction,
  cardId: string,
  limit: number,
): Promise<readonly string[]> => linkedIds(tx, cardId, attached, { offset: 0, limit })

/** Every card of a type that a card is linked with, each once. */
export const allLinkedIds = async (
  { db, tenantId }: TenantTransaction,
  cardId: string,
  otherType: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('other_type', '=', otherType)
    .select('other_id')
    .distinct()
    .orderBy('other_id')
    .execute()
  return rows.map(({ other_id }) => other_id)
}

/** The first cards of a type that each of some cards is linked with, in their order. */
export async function linkedOfType(
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
  otherType: number,
  limit: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (cardIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; others: string[] }>`
    select card.id, array(
      select link.other_id from card_link link
      where link.tenant_id = ${tenantId} and link.card_id = card.id and link.other_type = ${otherType}
      group by link.other_id order by min(link.position), link.other_id limit ${limit}
    ) as others
    from unnest(${[...cardIds]}::bigint[]) as card (id)`.execute(db)
  return new Map(rows.flatMap(({ id, others }) => (others.length > 0 ? [[id, others] as const] : [])))
}

/** Gives the cards of a group places without gaps, in the order they have. */
export async function numberGroup(tx: TenantTransaction, cardId: string, group: LinkGroup): Promise<void> {
  await sql`
    update card_link link set position = placed.place
    from (
      select other_id, row_number() over (order by position, other_id)::int as place from card_link
      where tenant_id = ${tx.tenantId} and card_id = ${cardId} and other_type = ${group.otherType}
        and association = ${group.association} and field = ${group.field} and mirrored = ${group.mirrored}
    ) placed
    where link.tenant_id = ${tx.tenantId} and link.card_id = ${cardId} and link.other_id = placed.other_id
      and link.other_type = ${group.otherType} and link.association = ${group.association}
      and link.field = ${group.field} and link.mirrored = ${group.mirrored} and link.position <> placed.place`.execute(
    tx.db,
  )
}

/** The places of some cards of a group, by id. */
export async function placesIn(
  tx: TenantTransaction,
  cardId: string,
  group: LinkGroup,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await ofGroup(tx, cardId, group)
    .where('other_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select(['other_id', 'position'])
    .execute()
  return new Map(rows.map(({ other_id, position }) => [other_id, position]))
}
