import { sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { lineSheet } from '#model/procedures/line-sheet.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { writtenName } from '#server/platform/db/written-name.ts'

export interface ObjectRecord {
  readonly cardId: string
  readonly document: CardValues
  readonly decision: number | null
  readonly checkedAt: Date | null
  readonly checkedBy: string | null
  /** What they were called then. */
  readonly checkedName: string
  readonly version: number
}

export interface ObjectsAsked {
  /** Only these. */
  readonly ids?: readonly string[] | undefined
  /** A part of the number or of a title. */
  readonly q?: string | undefined
  readonly checked?: boolean | undefined
  readonly page: number
  readonly size: number
}

const asked = ({ db, tenantId }: TenantTransaction, procedureId: string, { ids, q, checked }: ObjectsAsked) =>
  db
    .selectFrom('procedure_object')
    .where('procedure_object.tenant_id', '=', tenantId)
    .where('procedure_object.procedure_id', '=', procedureId)
    .$if(ids !== undefined, query =>
      query.where('procedure_object.card_id', '=', sql<string>`any(${[...(ids ?? [])]}::bigint[])`),
    )
    .$if(q !== undefined && q !== '', query =>
      // Cards are looked at only for what they are called: ten thousand cost no more than a page of them.
      query.where(
        sql<boolean>`exists (select from card where card.tenant_id = ${tenantId} and card.id = procedure_object.card_id
          and position(lower(${q}) in lower(card.number || ' ' || card.titles::text)) > 0)`,
      ),
    )
    .$if(checked !== undefined, query =>
      query.where('procedure_object.checked_at', checked ? 'is not' : 'is', null),
    )

/** What is kept of an object, with its document as its type of procedures is declared today. */
export function lineAsDeclared<R extends { readonly type: string | null; readonly document: CardValues }>(
  row: R,
): R {
  const declaration = procedureNamed(row.type ?? '')
  return declaration ? { ...row, document: asDeclared(lineSheet(declaration), row.document) } : row
}

/** A page of the objects of a procedure, in the order in which they were added; their documents as their type is declared today. */
export async function objectPage(
  tx: TenantTransaction,
  procedureId: string,
  wanted: ObjectsAsked,
): Promise<ObjectRecord[]> {
  const rows = await asked(tx, procedureId, wanted)
    .select(({ selectFrom }) =>
      selectFrom('procedure')
        .where('procedure.tenant_id', '=', tx.tenantId)
        .whereRef('procedure.id', '=', 'procedure_object.procedure_id')
        .select('procedure.type')
        .as('type'),
    )
    .select([
      'procedure_object.card_id as cardId',
      'procedure_object.document',
      'procedure_object.decision',
      'procedure_object.checked_at as checkedAt',
      'procedure_object.checked_by as checkedBy',
      'procedure_object.checked_name as checkedName',
      'procedure_object.version',
    ])
    .orderBy('procedure_object.position')
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
  wanted: ObjectsAsked,
): Promise<number> {
  const { count } = await asked(tx, procedureId, wanted)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ids of all objects of a procedure, in their order. */
export async function objectIds({ db, tenantId }: TenantTransaction, procedureId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('procedure_object')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .select('card_id as id')
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
    .selectFrom('procedure_object')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .$if(refused !== undefined, query =>
      query.where(sql<boolean>`decision is distinct from ${refused}::smallint`),
    )
    .select('card_id as id')
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** Until the transaction ends nobody else adds objects: of two who add the same one, the second hears of the first. */
export const holdAdding = ({ db, tenantId }: TenantTransaction) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`procedure_object ${tenantId}`}, 0))`.execute(db)

/** Adds cards of a type that are not in the bin, in the order given. @returns the ids of those that were not there before. */
export async function insertObjects(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  type: number,
  cardIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into procedure_object (tenant_id, procedure_id, card_id)
    select ${tenantId}::bigint, ${procedureId}::bigint, card.id
    from unnest(${[...cardIds]}::bigint[]) with ordinality as given (id, place)
    join card on card.tenant_id = ${tenantId}::bigint and card.id = given.id and card.type = ${type}
      and card.deleted_at is null
    order by given.place
    on conflict (tenant_id, procedure_id, card_id) do nothing
    returning card_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes objects out. @returns what was written about them. */
export const deleteObjects = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  cardIds: readonly string[],
) =>
  db
    .deleteFrom('procedure_object')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .where('card_id', '=', sql<string>`any(${[...cardIds]}::bigint[])`)
    .returning(['card_id as id', 'document', 'checked_at as checkedAt'])
    .execute()

export interface ObjectChange {
  readonly document?: CardValues
  readonly decision?: number | null
  readonly checkedAt?: Date | null
  readonly checkedBy?: string | null
}

/** Writes a change of one object whose version is the one known. @returns whether it was. */
export async function updateObject(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { cardId, version }: Pick<ObjectRecord, 'cardId' | 'version'>,
  { document, decision, checkedAt, checkedBy }: ObjectChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('procedure_object')
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
    .where('procedure_id', '=', procedureId)
    .where('card_id', '=', cardId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Busy {
  readonly id: string
  readonly objectId: string
  readonly number: string
  readonly title: string
  readonly from: string
  readonly until: string
}

/** The decision by which an object stays, of a type of procedures. */
export interface Refused {
  readonly type: string
  readonly decision: number
}

/**
 * Objects of a procedure that another one has in the same days (acceptance row C-P04). What was refused is not taken, nor by a procedure that
 * is over or in the bin.
 */
export async function busyObjects(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  {
    ids,
    refused,
    limit,
  }: { readonly ids?: readonly string[]; readonly refused: readonly Refused[]; readonly limit: number },
): Promise<Busy[]> {
  const { rows } = await sql<Busy>`
    with no as (
      select type, decision from unnest(${refused.map(({ type }) => type)}::text[], ${refused.map(({ decision }) => decision)}::smallint[])
        as refused (type, decision)
    )
    select other.id, line.card_id as "objectId", other.number, other.title,
      to_char(lower(other.takes), 'YYYY-MM-DD') as "from", to_char(upper(other.takes) - 1, 'YYYY-MM-DD') as until
    from procedure own
    join procedure_object line on line.tenant_id = own.tenant_id and line.procedure_id = own.id
    join procedure_object there on there.tenant_id = own.tenant_id and there.card_id = line.card_id
      and there.procedure_id <> own.id
    join procedure other on other.tenant_id = own.tenant_id and other.id = there.procedure_id
      and other.takes && own.takes and other.deleted_at is null and other.status in ('TODO', 'ONGOING')
      and (other.type, coalesce(there.decision, 0)) not in (select type, decision from no)
    where own.tenant_id = ${tenantId}::bigint
      and (own.type, coalesce(line.decision, 0)) not in (select type, decision from no)
      and own.id = ${procedureId}::bigint
      ${ids ? sql`and line.card_id = any(${[...ids]}::bigint[])` : sql``}
    order by line.position, other.id
    limit ${limit}`.execute(db)
  return rows
}
