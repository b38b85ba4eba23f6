import { sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { cardTypes } from '#model/record-types.ts'
import { indexLines, newLineMarkers } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { writtenName } from '#server/platform/db/written-name.ts'

export interface ObjectRecord {
  readonly cardId: string
  readonly document: CardValues
  readonly decision: number | null
  readonly checkedAt: Date | null
  readonly checkedBy: string | null
  /** Their name at that time. */
  readonly checkedName: string
  readonly version: number
}

export interface ObjectFilter {
  /** Only these. */
  readonly ids?: readonly string[] | undefined
  /** A part of the number or of a title. */
  readonly q?: string | undefined
  readonly checked?: boolean | undefined
  readonly page: number
  readonly size: number
}

const filtered = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { ids, q, checked }: ObjectFilter,
) =>
  db
    .selectFrom('card_line')
    .where('card_line.tenant_id', '=', tenantId)
    .where('card_line.record_id', '=', procedureId)
    .$if(ids !== undefined, query =>
      query.where('card_line.about_id', '=', sql<string>`any(${[...(ids ?? [])]}::bigint[])`),
    )
    .$if(q !== undefined && q !== '', query =>
      // Cards are looked at only for what they are called: ten thousand cost no more than a page of them.
      query.where(
        sql<boolean>`exists (select from card where card.tenant_id = ${tenantId} and card.id = card_line.about_id
          and position(lower(${q}) in lower(card.number || ' ' || card.titles::text)) > 0)`,
      ),
    )
    .$if(checked !== undefined, query => query.where('card_line.checked_at', checked ? 'is not' : 'is', null))

/** The line of an object, with its document as declared today. */
export function lineAsDeclared<R extends { readonly type: number | null; readonly document: CardValues }>(
  row: R,
): R {
  const declaration = procedureDeclarations.find(({ type }) => cardTypes[type] === row.type)
  return declaration ? { ...row, document: asDeclared(lineSheet(declaration), row.document) } : row
}

/** A page of the objects of a procedure, in the order in which they were added; their documents as their type is declared today. */
export async function objectPage(
  tx: TenantTransaction,
  procedureId: string,
  wanted: ObjectFilter,
): Promise<ObjectRecord[]> {
  const rows = await filtered(tx, procedureId, wanted)
    .select(({ selectFrom }) =>
      selectFrom('card')
        .where('card.tenant_id', '=', tx.tenantId)
        .whereRef('card.id', '=', 'card_line.record_id')
        .select('card.type')
        .as('type'),
    )
    .select([
      'card_line.about_id as cardId',
      'card_line.document',
      'card_line.decision',
      'card_line.checked_at as checkedAt',
      'card_line.checked_by as checkedBy',
      'card_line.checked_name as checkedName',
      'card_line.version',
    ])
    .orderBy('card_line.position')
    .limit(wanted.size)
    .offset(wanted.page * wanted.size)
    .execute()
  return rows.map(row => {
    const { type: _, ...line } = lineAsDeclared(row)
    return line
  })
}

export async function objectTotal(
  tx: TenantTransaction,
  procedureId: string,
  wanted: ObjectFilter,
): Promise<number> {
  const { count } = await filtered(tx, procedureId, wanted)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ids of all objects of a procedure, in their order. */
export async function objectIds({ db, tenantId }: TenantTransaction, procedureId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('card_line')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .select('about_id as id')
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of the objects of a procedure that were not refused there, in their order; all where nothing can be refused. */
export async function takenObjectIds(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  refused: number | undefined,
): Promise<string[]> {
  const rows = await db
    .selectFrom('card_line')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .$if(refused !== undefined, query =>
      query.where(sql<boolean>`decision is distinct from ${refused}::smallint`),
    )
    .select('about_id as id')
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns those of some ids that are records of certain types outside the trash. */
export async function existingObjects(
  { db, tenantId }: TenantTransaction,
  types: readonly number[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', sql<number>`any(${[...types]}::smallint[])`)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Until the transaction ends nobody else adds objects: of two who add the same one, the second hears of the first. */
export const holdAdding = ({ db, tenantId }: TenantTransaction) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`card_line ${tenantId}`}, 0))`.execute(db)

/**
 * Adds cards of certain types in the order given; those in the bin only where they were lines elsewhere (`binned`).
 * @returns the ids of those that were not there before.
 */
export async function insertObjects(
  tx: TenantTransaction,
  procedureId: string,
  types: readonly number[],
  cardIds: readonly string[],
  { binned = false } = {},
): Promise<string[]> {
  const { db, tenantId } = tx
  const markers = await newLineMarkers(tx, procedureId)
  const { rows } = await sql<{ id: string }>`
    insert into card_line (tenant_id, record_id, about_id, fields)
    select ${tenantId}::bigint, ${procedureId}::bigint, card.id, ${markers}::tsvector
    from unnest(${[...cardIds]}::bigint[]) with ordinality as given (id, place)
    join card on card.tenant_id = ${tenantId}::bigint and card.id = given.id
      and card.type = any(${[...types]}::smallint[]) and (${binned} or card.deleted_at is null)
    order by given.place
    on conflict (tenant_id, record_id, about_id) do nothing
    returning about_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes objects out. @returns what was written about them. */
export const deleteObjects = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  cardIds: readonly string[],
) =>
  db
    .deleteFrom('card_line')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .where('about_id', '=', sql<string>`any(${[...cardIds]}::bigint[])`)
    .returning(['about_id as id', 'document', 'checked_at as checkedAt'])
    .execute()

export interface ObjectChange {
  readonly document?: CardValues
  readonly decision?: number | null
  readonly checkedAt?: Date | null
  readonly checkedBy?: string | null
}

/** Writes a change of one object whose version is the one known. @returns whether it was. */
export async function updateObject(
  tx: TenantTransaction,
  procedureId: string,
  { cardId, version }: Pick<ObjectRecord, 'cardId' | 'version'>,
  { document, decision, checkedAt, checkedBy }: ObjectChange,
): Promise<boolean> {
  const { db, tenantId } = tx
  const { numUpdatedRows } = await db
    .updateTable('card_line')
    .set({
      version: sql<number>`version + 1`,
      ...(document && { document: JSON.stringify(document) }),
      ...(decision !== undefined && { decision }),
      ...(checkedAt !== undefined && { checked_at: checkedAt }),
      ...(checkedBy !== undefined && {
        checked_by: checkedBy,
        checked_name: writtenName(sql.val(checkedBy)),
      }),
    })
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .where('about_id', '=', cardId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (document) await indexLines(tx, [{ recordId: procedureId, aboutId: cardId }])
  return true
}

/** A line with its new document. */
export interface WrittenDocument {
  readonly cardId: string
  readonly document: CardValues
  readonly decision: number | null
}

/** Writes the documents of several lines of a procedure that is held, all at once. */
export async function writeDocuments(
  tx: TenantTransaction,
  procedureId: string,
  lines: readonly WrittenDocument[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update card_line set document = given.document, decision = given.decision, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given ("cardId" bigint, document jsonb, decision smallint)
    where tenant_id = ${tx.tenantId} and record_id = ${procedureId}::bigint and about_id = given."cardId"`.execute(
    tx.db,
  )
  await indexLines(
    tx,
    lines.map(({ cardId }) => ({ recordId: procedureId, aboutId: cardId })),
  )
}

/** Writes down that lines had been checked elsewhere, by somebody without an account here. */
export async function keepChecked(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  lines: readonly { readonly cardId: string; readonly at: Date; readonly name: string }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update card_line set checked_at = given.at, checked_name = given.name
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given ("cardId" bigint, at timestamptz, name text)
    where tenant_id = ${tenantId} and record_id = ${procedureId}::bigint and about_id = given."cardId"`.execute(
    db,
  )
}
