import { sql } from 'kysely'
import { watchedTypes } from '#model/cards/watched-types.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mayOpen } from '../sight.ts'

interface Pair {
  readonly card_id: string
  readonly other_id: string
  readonly other_type: number
}

/** Pairs with how often each is named, as columns. */
function tally(pairs: readonly Pair[]) {
  const counted = [
    ...Map.groupBy(pairs, pair => `${pair.card_id} ${pair.other_id} ${pair.other_type}`).values(),
  ]
  const column = <Key extends keyof Pair>(key: Key) => counted.map(([pair]) => pair?.[key])
  return {
    cards: column('card_id'),
    others: column('other_id'),
    types: column('other_type'),
    times: counted.map(({ length }) => length),
  }
}

/**
 * Counts links that came (or, below zero, went) after they were written. However often two cards are linked, each counts once for the
 * other: a pair counts with its first link, and no longer when the last one is gone.
 */
export async function keepCounts(tx: TenantTransaction, changed: readonly Pair[], by: 1 | -1): Promise<void> {
  if (changed.length === 0) return
  const { cards, others, types, times } = tally(changed)
  await sql`
    insert into card_link_count (tenant_id, card_id, other_type, cards, unpublished)
    select ${tx.tenantId}, pair.card_id, pair.other_type, sum(pair.change),
      coalesce(sum(pair.change) filter (where pair.unpublished), 0)
    from (
      select side.card_id, side.other_type, sign(now.links) - sign(now.links - side.times) as change,
        -- Looked up one by one: a join would go through all cards while the database does not know yet how many there are.
        side.other_type = any(${watchedTypes()}::int[]) and exists (
          select from card other
          where other.tenant_id = ${tx.tenantId} and other.id = side.other_id and not other.published
        ) as unpublished
      from unnest(${cards}::bigint[], ${others}::bigint[], ${types}::smallint[], ${times.map(count => count * by)}::int[])
        as side (card_id, other_id, other_type, times)
      cross join lateral (
        select count(*)::int as links from card_link link
        where link.tenant_id = ${tx.tenantId} and link.card_id = side.card_id and link.other_id = side.other_id
          -- No word for an index: by the one of groups, a card with tens of thousands of links would be gone through.
          and link.other_type + 0 = side.other_type
      ) now
    ) pair
    where pair.change <> 0
    group by pair.card_id, pair.other_type
    on conflict (tenant_id, card_id, other_type) do update set
      cards = card_link_count.cards + excluded.cards,
      unpublished = card_link_count.unpublished + excluded.unpublished`.execute(tx.db)
}

/** Counts the links of a card again: while it was in the bin, changes of others did not reach it. */
export async function recountLinks(tx: TenantTransaction, cardId: string): Promise<void> {
  await tx.db
    .deleteFrom('card_link_count')
    .where('tenant_id', '=', tx.tenantId)
    .where('card_id', '=', cardId)
    .execute()
  await sql`
    insert into card_link_count (tenant_id, card_id, other_type, cards, unpublished)
    select ${tx.tenantId}, ${cardId}, link.other_type, count(distinct link.other_id),
      count(distinct link.other_id) filter (where not other.published)
    from card_link link
    left join card other on other.tenant_id = ${tx.tenantId} and other.id = link.other_id
      and link.other_type = any(${watchedTypes()}::int[])
    where link.tenant_id = ${tx.tenantId} and link.card_id = ${cardId}
    group by link.other_type`.execute(tx.db)
}

/** Tells the cards that are linked with some cards of a type that these were published, or (`by` 1) are no longer. The register is held. */
export async function countPublished(
  tx: TenantTransaction,
  type: number,
  ids: readonly string[],
  by: 1 | -1,
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ other_id: string; cards: number }>`
    select side.other_id, count(distinct side.card_id)::int as cards from card_link side
    where side.tenant_id = ${tx.tenantId} and side.card_id = any(${[...ids]}::bigint[])
    group by side.other_id`.execute(tx.db)
  const others = rows.map(({ other_id }) => other_id)
  await sql`
    update card_link_count count set unpublished = count.unpublished + linked.change
    from unnest(${others}::bigint[], ${rows.map(({ cards }) => cards * by)}::int[]) as linked (other_id, change)
    where count.tenant_id = ${tx.tenantId} and count.card_id = linked.other_id and count.other_type = ${type}
      -- Said twice, so that a database that does not know yet how many there are does not go through all of them.
      and count.card_id = any(${others}::bigint[])`.execute(tx.db)
}

/** The number of linked records of a type, and of the unpublished among them (for watched types only). */
export interface LinkCount {
  readonly cards: number
  readonly unpublished: number
}

/** The same for several cards, by id of the type, of types the holder may open; by hand and by fields, each other card once. */
export async function linkCounts(
  { db, tenantId }: TenantTransaction,
  holder: Holder,
  cardIds: readonly string[],
): Promise<Map<string, Record<number, LinkCount>>> {
  const counts = new Map<string, Record<number, LinkCount>>()
  if (cardIds.length === 0) return counts
  const rows = await db
    .selectFrom('card_link_count')
    .select(['card_id', 'other_type', 'cards', 'unpublished'])
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...cardIds]}::bigint[])`)
    .where('cards', '>', 0)
    .execute()
  for (const { card_id, other_type, cards, unpublished } of rows)
    if (mayOpen(holder, other_type))
      counts.set(card_id, { ...counts.get(card_id), [other_type]: { cards, unpublished } })
  return counts
}
