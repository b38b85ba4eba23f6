import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

const log = ({ db, tenantId }: TenantTransaction, procedureId: string) =>
  db
    .selectFrom('inventory_finding')
    .where('inventory_finding.tenant_id', '=', tenantId)
    .where('inventory_finding.procedure_id', '=', procedureId)

/** Entries of the log in the order in which they came in: all, some after one, or all that give the state of certain objects. */
export const findingsOf = (
  tx: TenantTransaction,
  procedureId: string,
  {
    after,
    limit,
    about,
  }: { readonly after?: string; readonly limit?: number; readonly about?: readonly string[] } = {},
) =>
  log(tx, procedureId)
    .$if(about !== undefined, query =>
      query.where(sql<boolean>`(card_id = any(${[...(about ?? [])]}::bigint[]) or undoes is not null)`),
    )
    .$if(after !== undefined, query => query.where('arrival', '>', after ?? ''))
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('inventory_photo')
        .whereRef('inventory_photo.tenant_id', '=', 'inventory_finding.tenant_id')
        .whereRef('inventory_photo.procedure_id', '=', 'inventory_finding.procedure_id')
        .whereRef('inventory_photo.finding_id', '=', 'inventory_finding.id')
        .select(({ fn }) => fn.max('file_id').as('id'))
        .as('photo_id'),
    )
    .orderBy('arrival')
    .$if(limit !== undefined, query => query.limit(limit ?? 0))
    .execute()

export type FindingRecord = Awaited<ReturnType<typeof findingsOf>>[number]

/** Returns those of the findings that are in the log, with their subject. */
export async function knownFindings(tx: TenantTransaction, procedureId: string, ids: readonly string[]) {
  const rows = await log(tx, procedureId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select(['id', 'card_id as objectId'])
    .execute()
  return new Map(rows.map(({ id, objectId }) => [id, objectId]))
}

export type NewFinding = Omit<FindingRecord, 'tenant_id' | 'procedure_id' | 'arrival' | 'photo_id'>

export async function insertFindings(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  findings: readonly NewFinding[],
): Promise<void> {
  if (findings.length === 0) return
  await db
    .insertInto('inventory_finding')
    .values(findings.map(finding => ({ tenant_id: tenantId, procedure_id: procedureId, ...finding })))
    .execute()
}

/** Returns true when there are findings. */
export const hasFindings = async (tx: TenantTransaction, procedureId: string): Promise<boolean> =>
  (await log(tx, procedureId).select('id').limit(1).execute()).length > 0

/** Returns the people with findings, and their numbers. */
export async function checkersOf(tx: TenantTransaction, procedureId: string) {
  const rows = await log(tx, procedureId)
    .where('undoes', 'is', null)
    .groupBy('account_id')
    .select('account_id')
    .select(({ fn }) => [fn.max('account_name').as('name'), fn.countAll<string>().as('findings')])
    .orderBy('account_id')
    .execute()
  return rows.map(({ account_id: id, name, findings }) => ({
    by: { id, name: name ?? '' },
    findings: Number(findings),
  }))
}

export const insertPhoto = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  photo: { readonly findingId: string; readonly fileId: string },
) =>
  db
    .insertInto('inventory_photo')
    .values({
      tenant_id: tenantId,
      procedure_id: procedureId,
      finding_id: photo.findingId,
      file_id: photo.fileId,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
