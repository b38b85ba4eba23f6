import { sql } from 'kysely'
import { procedureStatuses } from '#model/engine/aspects/statuses.ts'
import { unclosedStatuses } from '#model/searches/procedures-about.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Amounts of lines in one currency, and the lines with it; without a currency: lines without an amount. */
export interface SumRow {
  /** Id of the place or procedure; null for objects without a place. */
  readonly id: string | null
  readonly name: string
  readonly currency: string | null
  readonly sum: string | null
  readonly objects: number
}

/** Paths of the amount in a line, and of the place in its record. */
export interface Summed {
  readonly of: readonly string[]
  readonly place: readonly string[]
}

interface Lending {
  /** Id of the type of procedures. */
  readonly type: number
  readonly refused: number | null
}

/** The lines of a procedure: record, place and amount. */
const amounts = (tenantId: string, procedureId: string, { of, place }: Summed) => sql`
  select line.about_id as id, card.data #>> ${[...place, 'id']}::text[] as place,
    line.document #>> ${[...of, 'currency']}::text[] as currency,
    (line.document #>> ${[...of, 'amount']}::text[])::numeric as amount
  from card_line line
  join card on card.tenant_id = ${tenantId} and card.id = line.about_id and card.deleted_at is null
  where line.tenant_id = ${tenantId} and line.record_id = ${procedureId}::bigint`

type Row = Omit<SumRow, 'objects'> & { readonly objects: string }

const counted = (rows: readonly Row[]): readonly SumRow[] =>
  rows.map(row => ({ ...row, objects: Number(row.objects) }))

/** Sums of the lines of a procedure by the place of their records. */
export async function sumsByPlace(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  summed: Summed,
): Promise<readonly SumRow[]> {
  const { rows } = await sql<Row>`
    select place as id, '' as name, currency, trim_scale(sum(amount))::text as sum, count(*) as objects
    from (${amounts(tenantId, procedureId, summed)}) line
    group by place, currency order by place, currency`.execute(db)
  return counted(rows)
}

/** Sums of the lines of a procedure by the open procedures of a type that have their records, those refused excepted. */
export async function sumsByProcedure(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  summed: Summed,
  { type, refused }: Lending,
): Promise<readonly SumRow[]> {
  const open = unclosedStatuses.map(name => String(procedureStatuses[name].id))
  const { rows } = await sql<Row>`
    select card.id, concat_ws(' ', card.number, card.data ->> 'title') as name, line.currency,
      trim_scale(sum(line.amount))::text as sum, count(*) as objects
    from (${amounts(tenantId, procedureId, summed)}) line
    join card_line taken on taken.tenant_id = ${tenantId} and taken.about_id = line.id
      and (${refused}::smallint is null or taken.decision is distinct from ${refused}::smallint)
    join card on card.tenant_id = ${tenantId} and card.id = taken.record_id and card.type = ${type}
      and card.deleted_at is null and card.data #>> '{status,id}' = any(${open}::text[])
    group by card.tenant_id, card.id, line.currency order by card.number, card.id, line.currency`.execute(db)
  return counted(rows)
}

/** Sums of one amount of lines in one currency. */
export interface AmountRow {
  readonly path: string
  readonly currency: string
  readonly sum: string
  readonly objects: number
}

/** Adds up amounts of the lines of a procedure that were not refused, by their paths. @param ids only the lines about these records */
export async function sumsOfLines(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  {
    paths,
    refused,
    ids,
  }: {
    readonly paths: readonly string[]
    readonly refused: number | null
    readonly ids: readonly string[] | undefined
  },
): Promise<readonly AmountRow[]> {
  if (paths.length === 0) return []
  const { rows } = await sql<Omit<AmountRow, 'objects'> & { readonly objects: string }>`
    select summed.path, line.document #>> (string_to_array(summed.path, '/') || 'currency'::text) as currency,
      trim_scale(sum((line.document #>> (string_to_array(summed.path, '/') || 'amount'::text))::numeric))::text as sum,
      count(*) as objects
    from card_line line
    cross join unnest(${[...paths]}::text[]) as summed (path)
    where line.tenant_id = ${tenantId} and line.record_id = ${procedureId}::bigint
      and (${ids === undefined}::boolean or line.about_id = any(${[...(ids ?? [])]}::bigint[]))
      and (${refused}::smallint is null or line.decision is distinct from ${refused}::smallint)
      and line.document #>> (string_to_array(summed.path, '/') || 'amount'::text) is not null
    group by 1, 2 order by 1, 2`.execute(db)
  return rows.map(row => ({ ...row, objects: Number(row.objects) }))
}

/** Counts the lines of a procedure by whether they were refused. @param ids only the lines about these records */
export async function linesByRefusal(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { refused, ids }: { readonly refused: number | null; readonly ids: readonly string[] | undefined },
): Promise<{ readonly objects: number; readonly refused: number }> {
  const { rows } = await sql<{ objects: string; refused: string }>`
    select count(*) filter (where ${refused}::smallint is null or decision is distinct from ${refused}::smallint) as objects,
      count(*) filter (where decision = ${refused}::smallint) as refused
    from card_line
    where tenant_id = ${tenantId} and record_id = ${procedureId}::bigint
      and (${ids === undefined}::boolean or about_id = any(${[...(ids ?? [])]}::bigint[]))`.execute(db)
  return { objects: Number(rows[0]?.objects ?? 0), refused: Number(rows[0]?.refused ?? 0) }
}
