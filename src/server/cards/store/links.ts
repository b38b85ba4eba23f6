import { attachedType } from '#model/cards/card-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { unsetAssociation } from '../save/unset-association.ts'
import { chunksOf } from './chunks.ts'

/** One end of a link, as seen from a card. */
export interface Link {
  readonly cardId: string
  readonly cardType: number
  readonly otherId: string
  readonly otherType: number
  readonly association: string
  /** Path of the field that makes it; empty for a link made by hand. */
  readonly field: string
  readonly position: number
  /** The other card lies in the bin: its side alone is kept, and tells of the link when it comes back. */
  readonly otherIsBinned?: boolean
}

/** A link to what is attached stands on the card's side only. */
const hasOtherSide = (otherType: number): boolean => otherType !== attachedType

/** Writes both sides of links; those that are there already stay. @returns whether any was new. */
export async function insertLinks(
  { db, tenantId }: TenantTransaction,
  links: readonly Link[],
): Promise<boolean> {
  const side = (link: Link, mirrored: boolean) => ({
    tenant_id: tenantId,
    card_id: mirrored ? link.otherId : link.cardId,
    other_id: mirrored ? link.cardId : link.otherId,
    other_type: mirrored ? link.cardType : link.otherType,
    association: link.association,
    field: link.field,
    position: link.position,
    mirrored,
  })
  const sides = links.flatMap(link => [
    ...(link.otherIsBinned ? [] : [side(link, false)]),
    ...(hasOtherSide(link.otherType) ? [side(link, true)] : []),
  ])
  let isNew = false
  for (const some of chunksOf(sides)) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('card_link')
      .values([...some])
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow()
    isNew ||= numInsertedOrUpdatedRows > 0n
  }
  return isNew
}

/** Gives the cards at the other end of a card's links their side of them. */
export async function insertOtherSides(
  { db, tenantId }: TenantTransaction,
  card: { readonly id: string; readonly type: number },
  links: readonly KeptLink[],
): Promise<void> {
  const sides = links
    .filter(({ other_type }) => hasOtherSide(other_type))
    .map(link => ({
      ...link,
      tenant_id: tenantId,
      card_id: link.other_id,
      other_id: card.id,
      other_type: card.type,
      mirrored: !link.mirrored,
    }))
  for (const some of chunksOf(sides))
    await db
      .insertInto('card_link')
      .values([...some])
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

/** Takes away the links that fields of a card make, on both sides. */
export async function dropFieldLinks({ db, tenantId }: TenantTransaction, cardId: string): Promise<void> {
  await db
    .deleteFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('field', '<>', '')
    .where(eb =>
      eb.or([
        eb.and([eb('card_id', '=', cardId), eb('mirrored', '=', false)]),
        eb.and([eb('other_id', '=', cardId), eb('mirrored', '=', true)]),
      ]),
    )
    .execute()
}

/** Takes away links that were made by hand, from either side. @returns whether there were any. */
export async function dropLinks(
  { db, tenantId }: TenantTransaction,
  link: {
    readonly cardId: string
    readonly otherType: number
    readonly otherIds: readonly string[]
    readonly association?: string
  },
): Promise<boolean> {
  if (link.otherIds.length === 0) return false
  const ids = [...link.otherIds]
  let remove = db
    .deleteFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('field', '=', '')
    .where(eb =>
      eb.or([
        eb.and([
          eb('card_id', '=', link.cardId),
          eb('other_id', 'in', ids),
          eb('other_type', '=', link.otherType),
        ]),
        eb.and([eb('other_id', '=', link.cardId), eb('card_id', 'in', ids)]),
      ]),
    )
  if (link.association !== undefined) remove = remove.where('association', '=', link.association)
  const { numDeletedRows } = await remove.executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** A card is of another type by now: cards that are linked with it know. */
export async function retypeLinks(
  { db, tenantId }: TenantTransaction,
  cardId: string,
  type: number,
): Promise<void> {
  await db
    .updateTable('card_link')
    .set({ other_type: type })
    .where('tenant_id', '=', tenantId)
    .where('other_id', '=', cardId)
    .execute()
}

/** How many cards of each type each card is linked with; by hand and by fields, each other card once. */
export async function linkCounts(
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
): Promise<Map<string, Record<number, number>>> {
  const counts = new Map<string, Record<number, number>>()
  if (cardIds.length === 0) return counts
  const rows = await db
    .selectFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', 'in', [...cardIds])
    .groupBy(['card_id', 'other_type'])
    .select(eb => ['card_id', 'other_type', eb.fn.count<string>('other_id').distinct().as('count')])
    .execute()
  for (const { card_id, other_type, count } of rows) {
    const of = counts.get(card_id) ?? {}
    of[other_type] = Number(count)
    counts.set(card_id, of)
  }
  return counts
}

/** Groups of linked cards: by type and association, with their size. What is attached is told apart. */
export const linkGroups = ({ db, tenantId }: TenantTransaction, cardId: string) =>
  db
    .selectFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('other_type', '<>', attachedType)
    .groupBy(['other_type', 'association'])
    .select(eb => ['other_type', 'association', eb.fn.count<string>('other_id').distinct().as('count')])
    .orderBy('other_type')
    .orderBy('association')
    .execute()

/** Linked cards of one group, in order. */
export const linkedIds = async (
  { db, tenantId }: TenantTransaction,
  cardId: string,
  group: { readonly otherType: number; readonly association: string },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('other_type', '=', group.otherType)
    .where('association', '=', group.association)
    .groupBy('other_id')
    .select(eb => ['other_id', eb.fn.min('position').as('place')])
    .orderBy('place')
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
): Promise<readonly string[]> =>
  linkedIds(tx, cardId, { otherType: attachedType, association: unsetAssociation }, { offset: 0, limit })

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

/** Links of a card that were made by hand: what a copy takes along. */
export const ownLinks = ({ db, tenantId }: TenantTransaction, cardId: string) =>
  db
    .selectFrom('card_link')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('field', '=', '')
    .execute()

/**
 * Takes the links of a card out of sight before it goes to the bin: cards that are there forget them, while its own side stays for the day
 * it comes back.
 */
export async function hideLinks({ db, tenantId }: TenantTransaction, cardId: string): Promise<void> {
  await db
    .deleteFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('other_id', '=', cardId)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('card')
          .select('card.id')
          .where('card.tenant_id', '=', tenantId)
          .whereRef('card.id', '=', 'card_link.card_id')
          .where('card.deleted_at', 'is', null),
      ),
    )
    .execute()
}

export type KeptLink = Awaited<ReturnType<typeof keptLinks>>[number]

/** The own side of a card's links, as it was kept in the bin. */
export const keptLinks = ({ db, tenantId }: TenantTransaction, cardId: string) =>
  db
    .selectFrom('card_link')
    .select(['other_type', 'other_id', 'association', 'field', 'mirrored', 'position'])
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .execute()

/** Takes away the own side of a card's links with some others. */
export async function dropOwnSide(
  { db, tenantId }: TenantTransaction,
  cardId: string,
  otherIds: readonly string[],
): Promise<void> {
  if (otherIds.length === 0) return
  await db
    .deleteFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('other_id', 'in', [...otherIds])
    .execute()
}
