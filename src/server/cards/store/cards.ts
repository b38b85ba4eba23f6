import { type Selectable, sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Titles } from '../tables.ts'
import { recordAsDeclared } from './as-declared.ts'
import { forgetCards } from './kept-links.ts'

export type CardRecord = Selectable<Tables['card']>

/** A card of one of some types, deleted ones too. */
export const cardById = ({ db, tenantId }: TenantTransaction, types: readonly number[], id: string) =>
  db
    .selectFrom('card')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('type', 'in', [...types])
    .executeTakeFirst()
    .then(recordAsDeclared)

/** The same, held until the transaction ends: the next to save it waits, a link to it does not. */
export const cardForUpdate = ({ db, tenantId }: TenantTransaction, types: readonly number[], id: string) =>
  db
    .selectFrom('card')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('type', 'in', [...types])
    .forNoKeyUpdate()
    .executeTakeFirst()
    .then(recordAsDeclared)

/** Holds cards of whatever types until the transaction ends, in one order: two who want the same ones do not wait for each other in a circle. */
export async function holdCards({ db, tenantId }: TenantTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .selectFrom('card')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Keeps cards from being changed or deleted until the transaction ends; others may do so at the same time. What is to be attached to others is kept
 * before those are held: a file that goes to the bin is held first as well, then the cards that show it.
 */
export async function shareCards({ db, tenantId }: TenantTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .selectFrom('card')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute()
}

/** Cards of whatever types, the deleted ones too, held until the transaction ends, by id. */
export const cardsOfAnyType = async (
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<CardRecord[]> =>
  (
    await db
      .selectFrom('card')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  ).map(recordAsDeclared)

/** A card of whatever type, held until the transaction ends. */
export const cardOfAnyType = async (tx: TenantTransaction, id: string): Promise<CardRecord | undefined> =>
  (await cardsOfAnyType(tx, [id]))[0]

const several = ({ db, tenantId }: TenantTransaction, types: readonly number[], ids: readonly string[]) =>
  db
    .selectFrom('card')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('type', 'in', [...types])
    .where('deleted_at', 'is', null)
    .where('id', 'in', [...ids])
    .orderBy('id')

/** Cards that are not in the bin, by id. */
export const existingCards = async (
  tx: TenantTransaction,
  types: readonly number[],
  ids: readonly string[],
): Promise<CardRecord[]> =>
  ids.length === 0 ? [] : (await several(tx, types, ids).execute()).map(recordAsDeclared)

/** The same, held until the transaction ends. */
export const cardsForUpdate = async (
  tx: TenantTransaction,
  types: readonly number[],
  ids: readonly string[],
): Promise<CardRecord[]> =>
  ids.length === 0 ? [] : (await several(tx, types, ids).forNoKeyUpdate().execute()).map(recordAsDeclared)

/** Version of each card, by id. */
export const versionsOf = async (
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('card')
    .select(['id', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Type of each card, by id. */
export const cardTypeIds = async (
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('card')
    .select(['id', 'type'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, type }) => [id, type]))
}

const named = [
  'card.id',
  'card.type',
  'card.number',
  'card.titles',
  'card.published',
  'card.cover_file_id',
  'card.incremental_number',
  'card.deleted_at',
] as const

/** Returns headings of records of any type, including those in the trash. */
export const cardsByIds = ({ db, tenantId }: TenantTransaction, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('card')
        .select(named)
        .where('card.tenant_id', '=', tenantId)
        .where('card.id', '=', sql<string>`any(${[...ids]}::bigint[])`)
        .execute()

/** Cards of whatever types that are not in the bin, with the second line of their headings; of some types with their documents. */
export const presentItems = (
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
  withData: readonly number[] = [],
) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('card')
        .innerJoin('card_index', join =>
          join.onRef('card_index.tenant_id', '=', 'card.tenant_id').onRef('card_index.id', '=', 'card.id'),
        )
        .select([
          ...named,
          sql<Titles>`card_index.shown -> 'subtitles'`.as('subtitles'),
          sql<readonly string[] | null>`card_index.shown -> 'italics'`.as('italics'),
          'card_index.apart',
          sql<CardValues | null>`case when card.type = any(${[...withData]}::int[]) then card.data end`.as(
            'data',
          ),
        ])
        .where('card.tenant_id', '=', tenantId)
        .where('card.id', '=', sql<string>`any(${[...ids]}::bigint[])`)
        .where('card.deleted_at', 'is', null)
        .execute()
        .then(rows => rows.map(recordAsDeclared))

/** The heading of a record, stored beside its document. */
export interface Heading {
  readonly number: string
  readonly titles: Titles
}

export interface NewCard {
  readonly type: number
  readonly incrementalNumber: number
  readonly data: Readonly<Record<string, unknown>>
  readonly by: { readonly accountId: string; readonly name: string }
  readonly coverFileId: string | null
  readonly heading: Heading
}

const columnsOf = (tenantId: string, { type, incrementalNumber, heading, coverFileId, by }: NewCard) => ({
  tenant_id: tenantId,
  type,
  incremental_number: incrementalNumber,
  number: heading.number,
  cover_file_id: coverFileId,
  created_by: by.accountId,
  created_name: by.name,
  updated_by: by.accountId,
  updated_name: by.name,
})

/** New cards become their own covers: their ids are known only now. */
export async function coverThemselves(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('card')
    .set(eb => ({ cover_file_id: eb.ref('id') }))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Several cards in one statement, in the order given. What was given is not read back.
 * @returns their records.
 */
export async function insertCards(
  { db, tenantId }: TenantTransaction,
  cards: readonly NewCard[],
): Promise<CardRecord[]> {
  const inserted = await db
    .insertInto('card')
    .values(
      cards.map(card => ({
        ...columnsOf(tenantId, card),
        data: JSON.stringify(card.data),
        titles: JSON.stringify(card.heading.titles),
      })),
    )
    .returning(['id', 'version', 'published', 'created_at', 'updated_at', 'deleted_at'])
    .execute()
  return cards.flatMap((card, at): CardRecord[] => {
    const made = inserted[at]
    const { data, heading } = card
    return made
      ? [
          {
            ...columnsOf(tenantId, card),
            data,
            titles: heading.titles,
            deleted_name: null,
            ...made,
          },
        ]
      : []
  })
}

export interface CardUpdate {
  readonly type?: number
  readonly data?: Readonly<Record<string, unknown>>
  readonly heading?: Heading
  readonly published?: boolean
  readonly coverFileId?: string | null
  /** Into the bin, by whom; or, with null, out of it. */
  readonly deleted?: { readonly name: string } | null
  readonly by: { readonly accountId: string; readonly name: string }
}

/** Updates the heading of a record, which is not a change of the record itself. */
export const updateHeading = ({ db, tenantId }: TenantTransaction, id: string, { number, titles }: Heading) =>
  db
    .updateTable('card')
    .set({ number, titles: JSON.stringify(titles) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** The next version of a card. @returns its new record. */
export const updateCard = ({ db, tenantId }: TenantTransaction, id: string, update: CardUpdate) =>
  db
    .updateTable('card')
    .set({
      version: sql`version + 1`,
      updated_at: sql`clock_timestamp()`,
      updated_by: update.by.accountId,
      updated_name: update.by.name,
      ...(update.type !== undefined && { type: update.type }),
      ...(update.data && { data: JSON.stringify(update.data) }),
      ...(update.heading && {
        number: update.heading.number,
        titles: JSON.stringify(update.heading.titles),
      }),
      ...(update.published !== undefined && { published: update.published }),
      ...(update.coverFileId !== undefined && { cover_file_id: update.coverFileId }),
      ...(update.deleted !== undefined && {
        deleted_at: update.deleted ? sql<Date>`clock_timestamp()` : null,
        deleted_name: update.deleted?.name ?? null,
      }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .then(recordAsDeclared)

/** Cards in the bin, newest first. */
export async function deletedCards(
  { db, tenantId }: TenantTransaction,
  types: readonly number[],
  page: { readonly offset: number; readonly limit: number },
) {
  const deleted = db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .where('type', 'in', [...types])
    .where('deleted_at', 'is not', null)
  const { total } = await deleted.select(eb => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await deleted
    .select(['id', 'number', 'titles', 'deleted_at', 'deleted_name'])
    .orderBy('deleted_at', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return { total: Number(total), rows }
}

/** The next cards that were deleted before a moment, in the order of their ids. */
export const dueInBin = async (
  { db, tenantId }: TenantTransaction,
  { before, after, limit }: { readonly before: Date; readonly after: string; readonly limit: number },
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('card')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Holds those of some cards that were deleted before a moment and that nobody else holds, until the transaction ends: nobody brings them back
 * in the meantime. @returns their ids.
 */
export async function holdInBin(
  { db, tenantId }: TenantTransaction,
  given: readonly string[],
  before: Date,
): Promise<readonly string[]> {
  if (given.length === 0) return []
  const rows = await db
    .selectFrom('card')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...given])
    .where('deleted_at', '<', before)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes cards that are held away for good, and what other cards in the bin know of them. */
export async function eraseHeld(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  await forgetCards(tx, ids)
  await tx.db
    .deleteFrom('card')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', 'in', [...ids])
    .execute()
}
