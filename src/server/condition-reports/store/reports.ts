import { sql } from 'kysely'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import type { FrozenState } from '#model/engine/aspects/freezes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { typeAndStatusOf, typeIdsNamed } from '#server/procedures/index.ts'

const columns = [
  'condition_report.id',
  'condition_report.number',
  'condition_report.card_id',
  'condition_report.procedure_id',
  'condition_report.previous_id',
  'condition_report.state',
  'condition_report.document',
  'condition_report.last_damage',
  'condition_report.version',
  'condition_report.created_at',
  'condition_report.updated_at',
  'condition_report.finished_at',
  'condition_report.finished_by',
  'condition_report.sha256',
  'condition_report.annulled_at',
  'condition_report.annulled_by',
  'condition_report.annulled_reason',
  'condition_report.deleted_at',
  'condition_report.object_number',
  'condition_report.object_titles',
  'procedure.number as procedure_number',
] as const

const procedure = typeAndStatusOf('procedure')

const ofProcedure = [
  procedure.type.as('procedure_type'),
  procedure.status.as('procedure_status'),
  sql<string | null>`procedure.data ->> 'title'`.as('procedure_title'),
] as const

const allTypes = typeIdsNamed(procedureDeclarations.map(({ name }) => name))

/** Reports with the procedure they belong to, where that is still there. */
const all = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('condition_report')
    .leftJoin('card as procedure', join =>
      join
        .onRef('procedure.tenant_id', '=', 'condition_report.tenant_id')
        .onRef('procedure.id', '=', 'condition_report.procedure_id')
        .on('procedure.type', '=', sql<number>`any(${[...allTypes]}::smallint[])`)
        .on('procedure.deleted_at', 'is', null),
    )
    .where('condition_report.tenant_id', '=', tenantId)

/** A report with its document as reports are declared today. Every one that is read comes through here. */
const rowAsDeclared = <R extends { readonly document: CardValues } | undefined>(row: R): R =>
  row ? { ...row, document: asDeclared(reportSheet, row.document) } : row

/** A report, also from the bin. */
export const reportById = (tx: TenantTransaction, id: string) =>
  all(tx)
    .where('condition_report.id', '=', id)
    .select(columns)
    .select(ofProcedure)
    .executeTakeFirst()
    .then(rowAsDeclared)

export type ReportRecord = NonNullable<Awaited<ReturnType<typeof reportById>>>

/** The same, held until the end of the transaction: whatever is written in a report waits here for its turn. */
export const reportToChange = (tx: TenantTransaction, id: string) =>
  all(tx)
    .where('condition_report.id', '=', id)
    .select(columns)
    .select(ofProcedure)
    .forUpdate('condition_report')
    .executeTakeFirst()
    .then(rowAsDeclared)

export interface ReportsAsked {
  /** Types of procedures whose reports are told; null: all, also those that belong to none. */
  readonly types: readonly string[] | null
  /** Those of certain objects alone. */
  readonly objects?: readonly string[] | undefined
  readonly procedure?: string | undefined
  readonly state?: FrozenState | undefined
  /** A part of its number, of the object's number or of its title. */
  readonly q: string
  readonly page: number
  readonly size: number
}

/** A page of reports outside the bin, those changed last first, and how many there are. */
export async function reportList(tx: TenantTransaction, asked: ReportsAsked) {
  const { types, objects, procedure, state, q, page, size } = asked
  const found = all(tx)
    .leftJoin('card', join =>
      join
        .onRef('card.tenant_id', '=', 'condition_report.tenant_id')
        .onRef('card.id', '=', 'condition_report.card_id'),
    )
    .where('condition_report.deleted_at', 'is', null)
    .$if(types !== null, query =>
      query.where('procedure.type', '=', sql<number>`any(${[...typeIdsNamed(types ?? [])]}::smallint[])`),
    )
    .$if(objects !== undefined, query =>
      query.where('condition_report.card_id', '=', sql<string>`any(${[...(objects ?? [])]}::bigint[])`),
    )
    .$if(procedure !== undefined, query => query.where('condition_report.procedure_id', '=', procedure ?? ''))
    .$if(state !== undefined, query => query.where('condition_report.state', '=', state ?? 'DRAFT'))
    .$if(q !== '', query =>
      query.where(
        sql<boolean>`position(lower(${q}) in
          lower(concat_ws(' ', condition_report.number, coalesce(card.number, condition_report.object_number),
            coalesce(card.titles, condition_report.object_titles)::text))) > 0`,
      ),
    )
  const rows = await found
    .select(columns)
    .select(ofProcedure)
    .orderBy('condition_report.updated_at', 'desc')
    .orderBy('condition_report.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  const { count } = await found
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows: rows.map(rowAsDeclared), total: Number(count) }
}

/** The report of an object that was finished last, unless it was annulled. */
export const lastFinished = ({ db, tenantId }: TenantTransaction, cardId: string) =>
  db
    .selectFrom('condition_report')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('state', '=', 'FINISHED')
    .select(['id', 'document', 'last_damage'])
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then(rowAsDeclared)

export interface NewReport {
  readonly number: string
  readonly cardId: string
  readonly procedureId: string | null
  readonly previousId: string | null
  readonly values: CardValues
  readonly nextCheck: string | null
  readonly lastDamage: number
}

export async function insertReport(
  { db, tenantId }: TenantTransaction,
  { number, cardId, procedureId, previousId, values, nextCheck, lastDamage }: NewReport,
  by: { readonly accountId: string; readonly at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('condition_report')
    .values({
      tenant_id: tenantId,
      number,
      card_id: cardId,
      procedure_id: procedureId,
      previous_id: previousId,
      document: JSON.stringify(values),
      next_check: nextCheck,
      last_damage: lastDamage,
      created_at: by.at,
      created_by: by.accountId,
      updated_at: by.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ReportChange {
  readonly values?: { readonly document: CardValues; readonly nextCheck: string | null }
  readonly state?: FrozenState
  readonly finished_at?: Date
  readonly finished_by?: string
  readonly finished_account?: string
  readonly frozen?: string
  readonly sha256?: string
  readonly annulled_at?: Date
  readonly annulled_by?: string
  readonly annulled_reason?: string
  readonly deleted_at?: Date | null
}

/** Writes a change of a report that is held; its version grows. */
export const updateReport = (
  { db, tenantId }: TenantTransaction,
  id: string,
  { values, ...change }: ReportChange,
  at: Date,
) =>
  db
    .updateTable('condition_report')
    .set({
      ...change,
      ...(values && { document: JSON.stringify(values.document), next_check: values.nextCheck }),
      updated_at: at,
      version: sql<number>`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** Says that something in a report changed beside its own values, whose version stays. */
export const touchReport = ({ db, tenantId }: TenantTransaction, id: string, at: Date) =>
  db
    .updateTable('condition_report')
    .set({ updated_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** What a report was frozen as. */
export async function frozenOf({ db, tenantId }: TenantTransaction, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('condition_report')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select('frozen')
    .executeTakeFirst()
  return row?.frozen ?? null
}

/** Whether an object has been reported on in a procedure, by a report that holds. */
export async function hasFinished(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  cardId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('condition_report')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .where('card_id', '=', cardId)
    .where('state', '=', 'FINISHED')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
