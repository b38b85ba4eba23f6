import { sql } from 'kysely'
import { attachedType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dropSides, insertSides, type LinkSide } from './link-sides.ts'
import { ownLinks } from './links.ts'

const columns = ['card_id', 'other_id', 'other_type', 'association', 'field', 'mirrored', 'position'] as const

/** Returns the links of other records to some records. */
const sidesOfOthers = ({ db, tenantId }: TenantTransaction, ids: readonly string[]) =>
  db
    .selectFrom('card_link')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('other_id', '=', sql<string>`any(${[...ids]}::bigint[])`)

/**
 * Takes the links of cards out of sight before they go to the bin: cards that are there forget them, while their own side stays for the day
 * they come back. Of two that go together and are linked, the first keeps its side.
 */
export async function hideLinks(tx: TenantTransaction, cardIds: readonly string[]): Promise<void> {
  const order = new Map(cardIds.map((id, at) => [id, at]))
  const staysWithFirst = ({ card_id, other_id }: LinkSide): boolean =>
    (order.get(card_id) ?? Infinity) < (order.get(other_id) ?? -1)
  const sides = await sidesOfOthers(tx, cardIds)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('card')
          .select('card.id')
          .where('card.tenant_id', '=', tx.tenantId)
          .whereRef('card.id', '=', 'card_link.card_id')
          .where('card.deleted_at', 'is', null),
      ),
    )
    .execute()
  await dropSides(
    tx,
    sides.filter(side => !staysWithFirst(side)),
  )
}

/** Returns the records that refer to some in the trash: by fields, by lines, or as files that belong to them. */
export async function pointingAt(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly { readonly from: string; readonly to: string }[]> {
  if (ids.length === 0) return []
  const these = sql`any(${[...ids]}::bigint[])`
  const { rows } = await sql<{ from: string; to: string }>`
    select other_id as "from", card_id as "to" from card_link
    where tenant_id = ${tenantId} and card_id = ${these} and mirrored
    union
    select record_id, about_id from card_line where tenant_id = ${tenantId} and about_id = ${these}
    union
    select procedure_id, file_id from procedure_attachment where tenant_id = ${tenantId} and file_id = ${these}`.execute(
    db,
  )
  return rows
}

/** Returns the records that some files are attached to. */
export const attachedTo = (
  { db, tenantId }: TenantTransaction,
  fileIds: readonly string[],
): Promise<readonly { readonly from: string; readonly to: string }[]> =>
  db
    .selectFrom('card_link')
    .select(['card_id as from', 'other_id as to'])
    .where('tenant_id', '=', tenantId)
    .where('other_type', '=', attachedType)
    .where('other_id', '=', sql<string>`any(${[...fileIds]}::bigint[])`)
    .execute()

/** Cards are gone for good: nobody knows of them any longer. */
export async function forgetCards(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  await dropSides(tx, await sidesOfOthers(tx, ids).execute())
}

/** The own side of a card's links, as it was kept in the bin. */
export const keptLinks = ({ db, tenantId }: TenantTransaction, cardId: string): Promise<LinkSide[]> =>
  db
    .selectFrom('card_link')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .execute()

/** Gives the cards at the other end of a card's links by hand their side of them. */
export async function insertOtherSides(
  tx: TenantTransaction,
  card: { readonly id: string; readonly type: number },
  inverseOf: (association: string) => string,
): Promise<void> {
  const links = await ownLinks(tx, card.id)
  await insertSides(
    tx,
    links.map(link => ({
      ...link,
      card_id: link.other_id,
      other_id: card.id,
      other_type: card.type,
      association: inverseOf(link.association),
    })),
  )
}

/** Takes away the own side of a card's links with some others. */
export async function dropOwnSide(
  tx: TenantTransaction,
  cardId: string,
  otherIds: readonly string[],
): Promise<void> {
  const others = new Set(otherIds)
  const sides = await keptLinks(tx, cardId)
  await dropSides(
    tx,
    sides.filter(({ other_id }) => others.has(other_id)),
  )
}
