import type { Selectable } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import '../tables.ts'

export type JobRow = Selectable<Tables['print_job']>

export type JobOrder = Pick<JobRow, 'account_id' | 'name' | 'document' | 'wanted' | 'total'> & {
  readonly language: Language
}

export const insertJob = (
  { db, tenantId }: TenantTransaction,
  { document, wanted, ...order }: JobOrder,
  at: Date,
): Promise<JobRow> =>
  db
    .insertInto('print_job')
    .values({
      ...order,
      tenant_id: tenantId,
      document: JSON.stringify(document),
      wanted: JSON.stringify(wanted),
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
