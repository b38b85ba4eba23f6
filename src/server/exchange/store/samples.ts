import '../tables.ts'
import { sql } from 'kysely'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { changeAsDeclared } from '#model/engine/formerly.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { RowSample } from './row-sample.ts'
import type { RowRecord } from './rows.ts'

/** The kinds of messages about the samples that are kept so far, and the columns filled in them. */
export async function samplesKept(
  { db, tenantId }: TenantTransaction,
  importId: string,
): Promise<{ readonly kinds: readonly string[]; readonly columns: readonly string[] }[]> {
  const { rows } = await sql<{ kinds: string[]; columns: string[] }>`
    select array(select m ->> 'kind' from jsonb_array_elements(coalesce(messages, '[]'::jsonb)) as m) as kinds,
      array(select c ->> 0 from jsonb_array_elements(sample -> 'cells') as c) as columns
    from import_row
    where tenant_id = ${tenantId} and import_id = ${importId} and sample is not null`.execute(db)
  return rows
}

/** The samples of a check in the order of the file, as the type declares its fields today. */
export async function samplesOf(
  { db, tenantId }: TenantTransaction,
  { importId, declaration }: { readonly importId: string; readonly declaration: CardDeclaration },
): Promise<(Pick<RowRecord, 'row' | 'outcome' | 'card_id' | 'messages'> & { readonly sample: RowSample })[]> {
  const rows = await db
    .selectFrom('import_row')
    .select(['row', 'outcome', 'card_id', 'messages', 'sample'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('sample', 'is not', null)
    .orderBy('row')
    .execute()
  return rows.flatMap(({ sample, ...row }) =>
    sample
      ? [
          {
            ...row,
            sample: { ...sample, changes: sample.changes.map(each => changeAsDeclared(declaration, each)) },
          },
        ]
      : [],
  )
}
