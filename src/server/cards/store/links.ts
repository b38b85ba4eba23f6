import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dropSides, insertSides, type LinkSide, placeSides, sideKey } from './link-sides.ts'

/** A link of two cards. */
export interface Link {
  readonly cardId: string
  readonly cardType: number
  readonly otherId: string
  readonly otherType: number
  readonly association: string
  /** The association as read from the other end; absent: the same. */
  readonly otherAssociation?: string | undefined
  /** Path of the field that makes it; empty for a link made by hand. */
  readonly field: string
  readonly position: number
  /** Its place among those of the other card; absent: the same. */
  readonly otherPosition?: number | undefined
  /** The other card is in the bin: only its side is kept, and restores the link when it comes back. */
  readonly otherIsBinned?: boolean
}

/** Both sides of a link. One made by hand is the same from both: only a field has an end that made it. */
const sidesOf = (link: Link): LinkSide[] => [
  ...(link.otherIsBinned
    ? []
    : [
        {
          card_id: link.cardId,
          other_id: link.otherId,
          other_type: link.otherType,
          association: link.association,
          field: link.field,
          mirrored: false,
          position: link.position,
        },
      ]),
  {
    card_id: link.otherId,
    other_id: link.cardId,
    other_type: link.cardType,
    association: link.otherAssociation ?? link.association,
    field: link.field,
    mirrored: link.field !== '',
    position: link.otherPosition ?? link.position,
  },
]

/** Writes both sides of links; those that are there already stay. @returns whether any was new. */
export const insertLinks = async (tx: TenantTransaction, links: readonly Link[]): Promise<boolean> =>
  (await insertSides(tx, links.flatMap(sidesOf))) > 0

const columns = ['card_id', 'other_id', 'other_type', 'association', 'field', 'mirrored', 'position'] as const

/** Both sides of the links that fields of cards make. */
async function fieldSides(
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
): Promise<readonly LinkSide[]> {
  const ids = sql<string>`any(${[...cardIds]}::bigint[])`
  const sides = (end: 'card_id' | 'other_id', mirrored: boolean) =>
    db
      .selectFrom('card_link')
      .select(columns)
      .where('tenant_id', '=', tenantId)
      .where(end, '=', ids)
      .where('mirrored', '=', mirrored)
      .where('field', '<>', '')
  return sides('card_id', false).unionAll(sides('other_id', true)).execute()
}

/**
 * Gives cards the links that their fields make, in place of those they made before; links that stay are left alone.
 * @param before cards that may have had any.
 */
export async function replaceFieldLinks(
  tx: TenantTransaction,
  before: readonly string[],
  links: readonly Link[],
): Promise<void> {
  const old = new Map(
    (before.length === 0 ? [] : await fieldSides(tx, before)).map(side => [sideKey(side), side]),
  )
  // A record that a field links to twice is where it is named first.
  const wanted = new Map(
    links
      .flatMap(sidesOf)
      .toReversed()
      .map(side => [sideKey(side), side]),
  )
  const kept = [...wanted].filter(([key]) => old.has(key))
  await dropSides(
    tx,
    [...old].flatMap(([key, side]) => (wanted.has(key) ? [] : [side])),
  )
  await insertSides(
    tx,
    [...wanted].flatMap(([key, side]) => (old.has(key) ? [] : [side])),
  )
  await placeSides(
    tx,
    kept.flatMap(([key, side]) => (old.get(key)?.position === side.position ? [] : [side])),
  )
}

/** Both sides of the links by hand between a card and some others. */
export async function sidesByHand(
  { db, tenantId }: TenantTransaction,
  card: { readonly cardId: string; readonly otherType: number; readonly otherIds: readonly string[] },
): Promise<{ readonly own: readonly LinkSide[]; readonly others: readonly LinkSide[] }> {
  const ids = sql<string>`any(${[...card.otherIds]}::bigint[])`
  const byHand = () =>
    db.selectFrom('card_link').select(columns).where('tenant_id', '=', tenantId).where('field', '=', '')
  const own = await byHand()
    .where('card_id', '=', card.cardId)
    .where('other_id', '=', ids)
    .where('other_type', '=', card.otherType)
    .execute()
  const others = await byHand().where('card_id', '=', ids).where('other_id', '=', card.cardId).execute()
  return { own, others }
}

/** A card is of another type by now: cards that are linked with it know. */
export async function retypeLinks(tx: TenantTransaction, cardId: string, type: number): Promise<void> {
  const sides = await tx.db
    .selectFrom('card_link')
    .select(columns)
    .where('tenant_id', '=', tx.tenantId)
    .where('other_id', '=', cardId)
    .where('other_type', '<>', type)
    .execute()
  await dropSides(tx, sides)
  await insertSides(
    tx,
    sides.map(side => ({ ...side, other_type: type })),
  )
}

/** Links of a card that were made by hand: what a copy takes along. */
export const ownLinks = ({ db, tenantId }: TenantTransaction, cardId: string): Promise<LinkSide[]> =>
  db
    .selectFrom('card_link')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('field', '=', '')
    .execute()

/** The last place among links by hand that each card has in a group; absent where it has none. */
export async function lastPlaces(
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
  group: { readonly otherType: number; readonly association: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ card_id: string; position: number | null }>`
    select card.id as card_id, (
      select link.position from card_link link
      where link.tenant_id = ${tenantId} and link.card_id = card.id and link.other_type = ${group.otherType}
        and link.association = ${group.association} and link.field = '' and not link.mirrored
      order by link.position desc limit 1
    ) as position
    from unnest(${[...cardIds]}::bigint[]) as card (id)`.execute(db)
  return new Map(rows.flatMap(({ card_id, position }) => (position === null ? [] : [[card_id, position]])))
}

/** The next cards with fields that link to one of some cards, by id. */
export const linkingCards = async (
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('card_link')
    .select('other_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('card_id', 'in', [...ids])
    .where('mirrored', '=', true)
    .where('field', '<>', '')
    .where('other_id', '>', after)
    .orderBy('other_id')
    .limit(limit)
    .execute()
  return rows.map(({ other_id }) => other_id)
}

/** Returns those of the terms that are associations of manual links. */
export async function termsOfLinks(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select term.id from unnest(${[...ids]}::bigint[]) as term (id)
    where exists (
      select from card_link where tenant_id = ${tenantId} and association = term.id and field = '' and association > 1
    )`.execute(db)
  return rows.map(({ id }) => id)
}
