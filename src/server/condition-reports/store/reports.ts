import { sql } from 'kysely'
import {
  comparisonIds,
  conditionReportCard,
  reportStateIds,
} from '#model/cards/condition-report/condition-report-card.ts'
import { type SayableComparison, sayableComparisons } from '#model/condition-reports/comparison.ts'
import { type FrozenState, frozenStateOf } from '#model/engine/aspects/freezes.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { rowsOf, type Values } from '#model/engine/values.ts'
import type { PictureRegion } from '#model/kinds/values.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { cardTypes } from '#model/record-types.ts'
import { type CardRecord, recordAsDeclared } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { typeAndStatusOf, typeIdsNamed } from '#server/procedures/index.ts'

/** Condition reports as the engine knows them. */
export const declaration = conditionReportCard as unknown as CardDeclaration

/** A damage as a report keeps it. */
export interface DamageRow {
  readonly id: string
  readonly number: number
  readonly document: CardValues
  readonly comparison: SayableComparison | null
  readonly regions: readonly RegionRow[]
}

/** A region of a damage on a picture. */
export interface RegionRow extends PictureRegion {
  readonly id: string
}

/** Values of a report that the product writes, besides form and damages. */
const productKeys: ReadonlySet<string> = new Set([
  ...Object.keys(conditionReportCard.sections.report?.fields ?? {}),
  ...Object.keys(conditionReportCard.sections.damages?.fields ?? {}),
])

/** Returns the values of a report's form. */
const formOf = (data: CardValues): CardValues => {
  const { completenessOfObject: completeness, ...form } = Object.fromEntries(
    Object.entries(data).filter(([key]) => !productKeys.has(key)),
  )
  return { ...form, ...(completeness !== undefined && { completeness }) }
}

/** The same as the document holds it. */
export const ofForm = ({ completeness, ...form }: CardValues): CardValues => ({
  ...form,
  ...(completeness !== undefined && { completenessOfObject: completeness }),
})

const idIn = (value: unknown): string | null => (value as { readonly id?: string } | undefined)?.id ?? null

function damageOf({ id, number, comparison, regions, ...document }: Values): DamageRow {
  const comparisonId = (comparison as { readonly id?: number } | undefined)?.id
  return {
    id: String(id),
    number: Number(number ?? 0),
    document,
    comparison: sayableComparisons.find(name => comparisonIds[name] === comparisonId) ?? null,
    regions: rowsOf(regions).map(row => ({ id: String(row.id), ...(row.region as PictureRegion) })),
  }
}

/** A damage as its row in the document. */
export const rowOfDamage = ({ id, number, document, comparison, regions }: DamageRow): Values => ({
  id,
  number,
  ...document,
  ...(comparison && { comparison: { id: comparisonIds[comparison] } }),
  ...(regions.length > 0 && { regions: regions.map(({ id: of, ...region }) => ({ id: of, region })) }),
})

/** The damages of a document, in the order of their numbers. */
const damagesIn = (data: CardValues): readonly DamageRow[] =>
  rowsOf(data.damages)
    .map(damageOf)
    .toSorted((one, other) => one.number - other.number)

/** Ids of the pictures that a document looks at, in their order. */
const picturesIn = (data: CardValues): readonly string[] =>
  rowsOf(data.pictures).flatMap(({ file }) => idIn(file) ?? [])

const beside = [
  'frozen.at as finished_at',
  'frozen.name as finished_by',
  'frozen.account_id as finished_account',
  'frozen.sha256',
  'frozen.annulled_at',
  'frozen.annulled_by',
  'frozen.annulled_reason',
  'frozen.called',
  'procedure.number as procedure_number',
] as const

const procedure = typeAndStatusOf('procedure')

const ofProcedure = [
  procedure.type.as('procedure_type'),
  procedure.status.as('procedure_status'),
  sql<string | null>`procedure.data ->> 'title'`.as('procedure_title'),
] as const

const allTypes = typeIdsNamed(procedureDeclarations.map(({ name }) => name))

const at = (...path: readonly string[]) => sql<string | null>`card.data #>> ${[...path]}::text[]`

/** Reports, those in the bin too, with what was frozen of them and the procedure they belong to, where that is still there. */
const all = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('card')
    .leftJoin('card_frozen as frozen', join =>
      join.onRef('frozen.tenant_id', '=', 'card.tenant_id').onRef('frozen.card_id', '=', 'card.id'),
    )
    .leftJoin('card as procedure', join =>
      join
        .onRef('procedure.tenant_id', '=', 'card.tenant_id')
        .on('procedure.id', '=', sql<string>`(${at('procedure', 'id')})::bigint`)
        .on('procedure.type', '=', sql<number>`any(${[...allTypes]}::smallint[])`)
        .on('procedure.deleted_at', 'is', null),
    )
    .where('card.tenant_id', '=', tenantId)
    .where('card.type', '=', cardTypes.conditionReport)

const selected = (tx: TenantTransaction) => all(tx).selectAll('card').select(beside).select(ofProcedure)

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

function reportOf(row: Row) {
  const {
    finished_at,
    finished_by,
    finished_account,
    sha256,
    annulled_at,
    annulled_by,
    annulled_reason,
    called,
    procedure_number,
    procedure_type,
    procedure_status,
    procedure_title,
    ...card
  } = row
  const record: CardRecord = recordAsDeclared(card)
  const { data } = record
  const objectId = idIn(data.object) ?? '0'
  return {
    record,
    id: record.id,
    number: record.number,
    card_id: objectId,
    /** Name of its object, where that has been erased. */
    object: called?.[objectId],
    procedure_id: idIn(data.procedure),
    previous_id: idIn(data.previous),
    state: frozenStateOf({ state: 'state' }, data),
    /** Values of its form. */
    document: formOf(data),
    damages: damagesIn(data),
    pictures: picturesIn(data),
    created_at: record.created_at,
    updated_at: record.updated_at,
    deleted_at: record.deleted_at,
    finished_at,
    finished_by,
    finished_account,
    sha256,
    annulled_at,
    annulled_by: annulled_by ?? '',
    annulled_reason: annulled_reason ?? '',
    procedure_number,
    procedure_type,
    procedure_status,
    procedure_title,
  }
}

export type ReportRecord = ReturnType<typeof reportOf>

/** The id a report has today: one that was known under another before reports were records is found by that, too. */
async function presentId({ db, tenantId }: TenantTransaction, id: string): Promise<string> {
  const former = await db
    .selectFrom('card_former_id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'conditionReport')
    .where('former_id', '=', id)
    .select('card_id as id')
    .executeTakeFirst()
  return former?.id ?? id
}

/** A report, also from the bin. */
export async function reportById(tx: TenantTransaction, id: string): Promise<ReportRecord | undefined> {
  const row = await selected(tx)
    .where('card.id', '=', await presentId(tx, id))
    .executeTakeFirst()
  return row && reportOf(row)
}

/** The same, held until the end of the transaction: whatever is written in a report waits here for its turn. */
export async function reportToChange(tx: TenantTransaction, id: string): Promise<ReportRecord | undefined> {
  const row = await selected(tx)
    .where('card.id', '=', await presentId(tx, id))
    .forNoKeyUpdate('card')
    .executeTakeFirst()
  return row && reportOf(row)
}

export interface ReportFilter {
  /** Types of procedures whose reports are listed; null: all, also those that belong to none. */
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
export async function reportList(tx: TenantTransaction, filter: ReportFilter) {
  const { types, objects, procedure: of, state, q, page, size } = filter
  const narrowed = <Query extends ReturnType<typeof all>>(query: Query) =>
    query
      .where('card.deleted_at', 'is', null)
      .$if(types !== null, each =>
        each.where('procedure.type', '=', sql<number>`any(${[...typeIdsNamed(types ?? [])]}::smallint[])`),
      )
      .$if(objects !== undefined, each =>
        each.where(at('object', 'id'), '=', sql<string>`any(${[...(objects ?? [])]}::text[])`),
      )
      .$if(of !== undefined, each => each.where(at('procedure', 'id'), '=', of ?? ''))
      .$if(state !== undefined, each =>
        each.where(at('state', 'id'), '=', String(reportStateIds[state ?? 'DRAFT'])),
      )
      .$if(q !== '', each =>
        each.where(
          sql<boolean>`position(lower(${q}) in lower(concat_ws(' ', card.number, coalesce(
            (select concat_ws(' ', object.number, object.titles::text) from card object
              where object.tenant_id = card.tenant_id and object.id = (${at('object', 'id')})::bigint),
            frozen.called::text)))) > 0`,
        ),
      )
  const rows = await narrowed(all(tx))
    .selectAll('card')
    .select(beside)
    .select(ofProcedure)
    .orderBy('card.updated_at', 'desc')
    .orderBy('card.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  const { count } = await narrowed(all(tx))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows: rows.map(reportOf), total: Number(count) }
}

const finished = String(reportStateIds.FINISHED)

/** The report of an object that was finished last, unless it was annulled. */
export async function lastFinished(
  tx: TenantTransaction,
  objectId: string,
): Promise<ReportRecord | undefined> {
  const row = await selected(tx)
    .where(at('object', 'id'), '=', objectId)
    .where(at('state', 'id'), '=', finished)
    .orderBy('frozen.at', 'desc')
    .orderBy('card.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && reportOf(row)
}

/** Returns true for objects with a valid report in a procedure. */
export async function hasFinished(
  tx: TenantTransaction,
  procedureId: string,
  objectId: string,
): Promise<boolean> {
  const row = await all(tx)
    .where(at('procedure', 'id'), '=', procedureId)
    .where(at('object', 'id'), '=', objectId)
    .where(at('state', 'id'), '=', finished)
    .select('card.id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes of a report in the order of its versions. */
export const changesOf = ({ db, tenantId }: TenantTransaction, id: string) =>
  db
    .selectFrom('card_revision')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', id)
    .orderBy('version')
    .select('changes')
    .execute()
    .then(rows => rows.map(({ changes }) => changes))
