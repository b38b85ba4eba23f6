import { sql } from 'kysely'
import type { Loss } from '#model/engine/lost.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Words } from '#server/procedures/index.ts'
import type { ExpectedPart } from '../tables.ts'

export const listOf = ({ db, tenantId }: TenantTransaction, procedureId: string) =>
  db
    .selectFrom('inventory_list')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .selectAll()
    .executeTakeFirst()

export type ListRecord = NonNullable<Awaited<ReturnType<typeof listOf>>>

/** Objects that are written in one statement: more would be turned into one long text while others wait. */
const inOneStatement = 500

/** An object that is expected. */
export interface Expected {
  readonly cardId: string
  readonly number: string
  readonly titles: Words
  readonly coverFileId: string | null
  readonly locationId: string | null
  readonly location: Words | null
  readonly parts: readonly ExpectedPart[]
  /** Loss that was known when the list was frozen. */
  readonly lost: Loss | null
  readonly ofScope: boolean
}

export async function insertList(
  { db, tenantId }: TenantTransaction,
  list: Omit<ListRecord, 'tenant_id'>,
  expected: readonly Expected[],
): Promise<void> {
  await db
    .insertInto('inventory_list')
    .values({ tenant_id: tenantId, ...list })
    .execute()
  const rows = expected.map(({ cardId, coverFileId, locationId, ofScope, ...rest }, position) => ({
    card_id: cardId,
    cover_file_id: coverFileId,
    location_id: locationId,
    of_scope: ofScope,
    position,
    ...rest,
  }))
  for (let at = 0; at < rows.length; at += inOneStatement)
    await sql`
    insert into inventory_expected (tenant_id, procedure_id, card_id, position, number, titles, cover_file_id, location_id, location, parts, lost, of_scope)
    select ${tenantId}::bigint, ${list.procedure_id}::bigint, card_id, position, number, titles, cover_file_id, location_id, location, parts, lost, of_scope
    from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + inOneStatement))}::jsonb) as given (card_id bigint, position integer, number text, titles jsonb,
      cover_file_id bigint, location_id bigint, location jsonb, parts jsonb, lost jsonb, of_scope boolean)`.execute(
      db,
    )
}

/** Deletes a list without findings. @returns the ids of the objects that were only in its scope. */
export async function dropList(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('inventory_expected')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .where('of_scope', '=', true)
    .select('card_id')
    .execute()
  await db
    .deleteFrom('inventory_list')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .execute()
  return rows.map(({ card_id: id }) => id)
}

/** Objects of a list in its order: all, a page, known losses, or those named. */
export async function expectedOf(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  {
    page = 0,
    size,
    ids,
    lost,
  }: {
    readonly page?: number
    readonly size?: number
    readonly ids?: readonly string[]
    readonly lost?: boolean
  } = {},
): Promise<Expected[]> {
  const rows = await db
    .selectFrom('inventory_expected')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .$if(ids !== undefined, query =>
      query.where('card_id', '=', sql<string>`any(${[...(ids ?? [])]}::bigint[])`),
    )
    .$if(lost === true, query => query.where('lost', 'is not', null))
    .select([
      'card_id as cardId',
      'number',
      'titles',
      'cover_file_id as coverFileId',
      'location_id as locationId',
      'location',
      'parts',
      'lost',
      'of_scope as ofScope',
    ])
    .orderBy('position')
    .$if(size !== undefined, query => query.limit(size ?? 0).offset(page * (size ?? 0)))
    .execute()
  return rows
}

/** Returns the number of known losses on a list. */
export async function lostCount({ db, tenantId }: TenantTransaction, procedureId: string): Promise<number> {
  const { count } = await db
    .selectFrom('inventory_expected')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .where('lost', 'is not', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
