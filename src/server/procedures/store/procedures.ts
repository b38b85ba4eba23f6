import { type SqlBool, sql } from 'kysely'
import { type ProcedureStatus, procedureStatuses, statusNames } from '#model/engine/aspects/statuses.ts'
import { statusOf, stepOf } from '#model/engine/aspects/steps.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { cardTypes } from '#model/record-types.ts'
import { type CardRecord, cardById, cardForUpdate, recordAsDeclared } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A procedure: its record, with what the API says of it in words. */
export interface ProcedureRecord {
  readonly id: string
  /** Name in the API: 'LOAN_OUT'. */
  readonly type: string
  readonly number: string
  readonly title: string
  readonly status: ProcedureStatus
  readonly step: string
  /** All fields, those that every procedure has included. */
  readonly document: CardValues
  readonly version: number
  readonly created_at: Date
  readonly created_by: string
  readonly updated_at: Date
  readonly deleted_at: Date | null
  readonly record: CardRecord
}

const declarationOfTypeId = (type: number): ProcedureDeclaration | undefined =>
  procedureDeclarations.find(declaration => cardTypes[declaration.type] === type)

/** Returns a record as a procedure; undefined for one that is none. */
export function procedureOf(record: CardRecord | undefined): ProcedureRecord | undefined {
  const declaration = record && declarationOfTypeId(record.type)
  if (!record || !declaration) return undefined
  const { id, data, version, created_at, created_by, updated_at, deleted_at, number } = record
  return {
    id,
    type: declaration.name,
    number,
    title: String(data.title ?? ''),
    status: statusOf(data),
    step: stepOf(declaration, data),
    document: data,
    version,
    created_at,
    created_by,
    updated_at,
    deleted_at,
    record,
  }
}

/** Ids of types by their names in the API. */
export const typeIdsNamed = (names: readonly string[]): readonly number[] =>
  names.flatMap(name => {
    const declaration = procedureNamed(name)
    return declaration ? [cardTypes[declaration.type]] : []
  })

/** The id a procedure has today: one that was known under another before procedures were records is found by that, too. */
async function presentId({ db, tenantId }: TenantTransaction, id: string): Promise<string> {
  const former = await db
    .selectFrom('card_former_id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'procedure')
    .where('former_id', '=', id)
    .select('card_id as id')
    .executeTakeFirst()
  return former?.id ?? id
}

/** A procedure of one of these types, also from the bin. */
export async function procedureById(tx: TenantTransaction, types: readonly string[], id: string) {
  const ids = typeIdsNamed(types)
  return ids.length === 0 ? undefined : procedureOf(await cardById(tx, ids, await presentId(tx, id)))
}

/** The same, locked until the end of the transaction. */
export async function procedureToChange(tx: TenantTransaction, types: readonly string[], id: string) {
  const ids = typeIdsNamed(types)
  return ids.length === 0 ? undefined : procedureOf(await cardForUpdate(tx, ids, await presentId(tx, id)))
}

/** Procedures under way of which a deadline is in certain days. */
export interface Due {
  readonly deadlines: readonly { readonly type: string; readonly path: readonly string[] }[]
  readonly statuses: readonly ProcedureStatus[]
  /** The first of the days; undefined: all before the last. */
  readonly from?: string | undefined
  /** The first day after them. */
  readonly until: string
}

/** Id of the status of a record `card`, as a text. */
const statusId = sql<string>`card.data #>> '{status,id}'`

const idsOf = (statuses: readonly ProcedureStatus[]): string[] =>
  statuses.map(name => String(procedureStatuses[name].id))

/** True for records `card` of a type whose day at a path lies within others. Days are compared as they are kept: year, month, day. */
export const dayBetween = (
  days: readonly { readonly type: string; readonly path: readonly string[] }[],
  { from, until }: { readonly from: string; readonly until: string },
) =>
  sql<SqlBool>`(${sql.join(
    days.map(({ type, path }) => {
      const [id = 0] = typeIdsNamed([type])
      const day = sql`card.data #>> ${[...path]}::text[]`
      return sql`(card.type = ${id} and ${day} >= ${from} and ${day} < ${until})`
    }),
    sql` or `,
  )})`

/** The name in the API, and the status, of a record that another statement knows under an alias. */
export const typeAndStatusOf = (alias: string) => {
  const types = procedureDeclarations.map(
    ({ type, name }) => sql`when ${sql.lit(cardTypes[type])} then ${sql.lit(name)}`,
  )
  const statuses = statusNames.map(
    name => sql`when ${sql.lit(String(procedureStatuses[name].id))} then ${sql.lit(name)}`,
  )
  return {
    type: sql<string | null>`case ${sql.ref(`${alias}.type`)} ${sql.join(types, sql` `)} end`,
    status: sql<ProcedureStatus | null>`case ${sql.ref(`${alias}.data`)} #>> '{status,id}' ${sql.join(statuses, sql` `)} end`,
  }
}

export interface ProcedureFilter {
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

/** Records of some types of procedures, in the bin or not. */
export const recordsOf = ({ db, tenantId }: TenantTransaction, types: readonly string[], binned = false) =>
  db
    .selectFrom('card')
    .where('card.tenant_id', '=', tenantId)
    .where('card.type', '=', sql<number>`any(${[...typeIdsNamed(types)]}::smallint[])`)
    .where('card.deleted_at', binned ? 'is not' : 'is', null)

/** A page of procedures, those changed last first, and how many there are. */
export async function procedureList(tx: TenantTransaction, filter: ProcedureFilter) {
  const { types, q, status, member, object, due, binned, page, size } = filter
  const found = recordsOf(tx, types, binned)
    .$if(q !== '', query =>
      query.where(
        sql<boolean>`position(lower(${q}) in lower(concat(card.number, ' ', card.data ->> 'title'))) > 0`,
      ),
    )
    .$if(status !== undefined, query =>
      query.where(statusId, '=', idsOf(statusNames.filter(name => name === status))[0] ?? ''),
    )
    .$if(member !== undefined, query =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('card_person')
            .where('card_person.tenant_id', '=', tx.tenantId)
            .whereRef('card_person.card_id', '=', 'card.id')
            .where('card_person.account_id', '=', member ?? '')
            .select('account_id'),
        ),
      ),
    )
    .$if(due !== undefined, query =>
      due
        ? query
            .where(statusId, '=', sql<string>`any(${idsOf(due.statuses)}::text[])`)
            .where(dayBetween(due.deadlines, { from: due.from ?? '', until: due.until }))
        : query,
    )
    .$if(object !== undefined, query =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('card_line')
            .where('card_line.tenant_id', '=', tx.tenantId)
            .whereRef('card_line.record_id', '=', 'card.id')
            .where('card_line.about_id', '=', object ?? '')
            .select('about_id'),
        ),
      ),
    )
  const [rows, { count }] = [
    await found
      .selectAll('card')
      .orderBy('card.updated_at', 'desc')
      .orderBy('card.id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute(),
    await found.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ]
  return { rows: rows.flatMap(row => procedureOf(recordAsDeclared(row)) ?? []), total: Number(count) }
}
