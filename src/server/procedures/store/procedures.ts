import { sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureStatus } from '#model/procedures/statuses.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A procedure with its document as its type is declared today. Every one that is read comes through here. */
export function rowAsDeclared<R extends { readonly type: string; readonly document: CardValues } | undefined>(
  row: R,
): R {
  const declaration = row && procedureNamed(row.type)
  return row && declaration ? { ...row, document: asDeclared(declaration, row.document) } : row
}

const all = ({ db, tenantId }: TenantTransaction) =>
  db.selectFrom('procedure').where('procedure.tenant_id', '=', tenantId)

/** A procedure of one of these types, also from the bin. */
export const procedureById = (tx: TenantTransaction, types: readonly string[], id: string) =>
  all(tx)
    .where('id', '=', id)
    .where('type', '=', sql<string>`any(${[...types]}::text[])`)
    .selectAll()
    .executeTakeFirst()
    .then(rowAsDeclared)

/** The same, held until the end of the transaction. */
export const procedureToChange = (tx: TenantTransaction, types: readonly string[], id: string) =>
  all(tx)
    .where('id', '=', id)
    .where('type', '=', sql<string>`any(${[...types]}::text[])`)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
    .then(rowAsDeclared)

export type ProcedureRecord = NonNullable<Awaited<ReturnType<typeof procedureById>>>

/** Procedures under way of which a deadline is in certain days. */
export interface Due {
  readonly deadlines: readonly { readonly type: string; readonly path: readonly string[] }[]
  readonly statuses: readonly ProcedureStatus[]
  /** The first of the days; undefined: all before the last. */
  readonly from?: string | undefined
  /** The first day after them. */
  readonly until: string
}

/** Days are compared as they are kept: year, month, day. */
const isDue = ({ deadlines, statuses, from = '', until }: Due) =>
  sql<boolean>`status = any(${[...statuses]}::text[]) and (${sql.join(
    deadlines.map(
      ({ type, path }) =>
        sql`(type = ${type} and document #>> ${[...path]}::text[] >= ${from} and document #>> ${[...path]}::text[] < ${until})`,
    ),
    sql` or `,
  )})`

export interface ProceduresAsked {
  readonly types: readonly string[]
  readonly q: string
  readonly status?: string | undefined
  /** An account that looks after them or works on them. */
  readonly member?: string | undefined
  readonly object?: string | undefined
  /** Only those with a deadline in these days. */
  readonly due?: Due | undefined
  /** Those in the bin, and no others. */
  readonly binned: boolean
  readonly page: number
  readonly size: number
}

/** A page of procedures, those changed last first, and how many there are. */
export async function procedureList(tx: TenantTransaction, asked: ProceduresAsked) {
  const { types, q, status, member, object, due, binned, page, size } = asked
  const found = all(tx)
    .where('deleted_at', binned ? 'is not' : 'is', null)
    .where('type', '=', sql<string>`any(${[...types]}::text[])`)
    .$if(q !== '', query =>
      query.where(
        sql<boolean>`position(lower(${q}) in lower(procedure.number || ' ' || procedure.title)) > 0`,
      ),
    )
    .$if(status !== undefined, query => query.where('status', '=', status as ProcedureStatus))
    .$if(member !== undefined, query =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('procedure_member')
            .where('procedure_member.tenant_id', '=', tx.tenantId)
            .whereRef('procedure_member.procedure_id', '=', 'procedure.id')
            .where('procedure_member.account_id', '=', member ?? '')
            .select('account_id'),
        ),
      ),
    )
    .$if(due !== undefined, query => (due ? query.where(isDue(due)) : query))
    .$if(object !== undefined, query =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('procedure_object')
            .where('procedure_object.tenant_id', '=', tx.tenantId)
            .whereRef('procedure_object.procedure_id', '=', 'procedure.id')
            .where('procedure_object.card_id', '=', object ?? '')
            .select('card_id'),
        ),
      ),
    )
  const [rows, { count }] = [
    await found
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute(),
    await found.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ]
  return { rows: rows.map(rowAsDeclared), total: Number(count) }
}

/** Takes the next count of a type in a year. */
export async function takeCount({ db, tenantId }: TenantTransaction, type: string, year: number) {
  const { last } = await db
    .insertInto('procedure_counter')
    .values({ tenant_id: tenantId, type, year, last: 1 })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'type', 'year']).doUpdateSet({ last: sql`procedure_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export interface NewProcedure {
  readonly type: string
  readonly number: string
  readonly title: string
  readonly status: ProcedureStatus
  readonly step: string
  readonly values: CardValues
  readonly takes: string | null
}

export async function insertProcedure(
  { db, tenantId }: TenantTransaction,
  { values, ...row }: NewProcedure,
  by: { readonly accountId: string; readonly at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('procedure')
    .values({
      tenant_id: tenantId,
      ...row,
      document: JSON.stringify(values),
      created_at: by.at,
      created_by: by.accountId,
      updated_at: by.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ProcedureChange {
  readonly title?: string
  readonly values?: CardValues
  readonly takes?: string | null
  readonly status?: ProcedureStatus
  readonly step?: string
  readonly deleted_at?: Date | null
}

/** Writes a change of a procedure that is held; its version grows. */
export const updateProcedure = (
  { db, tenantId }: TenantTransaction,
  id: string,
  { values, ...change }: ProcedureChange,
  at: Date,
) =>
  db
    .updateTable('procedure')
    .set({
      ...change,
      ...(values && { document: JSON.stringify(values) }),
      updated_at: at,
      version: sql<number>`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** Deletes a procedure with all that belongs to it. */
export const eraseProcedure = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.deleteFrom('procedure').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
