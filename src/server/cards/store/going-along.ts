import { type RawBuilder, sql } from 'kysely'
import { declarations } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { attachedType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { unsetAssociation } from './unset-association.ts'

/** Types whose public records take the files along that are attached to them. One that can be under an embargo takes none. */
const owners = declarations
  .filter(({ site, uploaded, embargo }) => site && !uploaded && !embargo)
  .flatMap(declaration => typeIdsOf(declaration))

/** True for a record `c` that is a file which would be public with any public record that it is attached to. */
const mayGoAlong = (tenantId: string): RawBuilder<boolean> => sql`
  c.type = ${attachedType}
  and exists (
    select from site where site.tenant_id = ${tenantId} and (site.settings ->> 'picturesWithObjects')::boolean
  )
  and not exists (select from sample_record s where s.tenant_id = ${tenantId} and s.card_id = c.id)
  and not exists (select from card_withdrawal w where w.tenant_id = ${tenantId} and w.card_id = c.id)`

/**
 * True for a record `c` that is a file attached to a public record, where the museum lets pictures go with their objects (O-W06). Sample data
 * goes with nothing, and neither does a file that was withdrawn by itself (O-W33). The file's own side of the link is read: of a record in the bin it is gone.
 */
export const goesAlong = (tenantId: string): RawBuilder<boolean> => sql`
  ${mayGoAlong(tenantId)}
  and exists (
    select from card_link l join card o on o.tenant_id = l.tenant_id and o.id = l.other_id
    where l.tenant_id = ${tenantId} and o.tenant_id = ${tenantId} and l.card_id = c.id
      and l.association = ${unsetAssociation} and l.field = '' and not l.mirrored
      and l.other_type = any(${owners}::int[]) and o.published and o.deleted_at is null
  )`

async function filesThat(
  { db, tenantId }: TenantTransaction,
  fileIds: readonly string[],
  does: RawBuilder<boolean>,
): Promise<ReadonlySet<string>> {
  if (fileIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select c.id from card c
    where c.tenant_id = ${tenantId} and c.id = any(${[...fileIds]}::bigint[]) and ${does}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Returns those of some files that public records take along. */
export const goingAlong = (tx: TenantTransaction, fileIds: readonly string[]) =>
  filesThat(tx, fileIds, goesAlong(tx.tenantId))

/** Returns those of some files that a record would take along if it were published. */
export const wouldGoAlong = (tx: TenantTransaction, fileIds: readonly string[]) =>
  filesThat(tx, fileIds, mayGoAlong(tx.tenantId))
