import { sql } from 'kysely'
import { declarationOfId } from '#model/cards/declarations.ts'
import { attachedType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { isOut, nameForPublic, noteWithdrawals } from './public-names.ts'
import { unsetAssociation } from './unset-association.ts'

/** Files whose name does not say what is true of them by now: they are public without one, again, or no longer. */
async function outOfStep(
  { db, tenantId }: TenantTransaction,
  wanted: { readonly ids: readonly string[] } | { readonly after: string; readonly most: number },
) {
  const among =
    'ids' in wanted
      ? sql`c.id = any(${[...wanted.ids]}::bigint[])`
      : sql`c.id > ${wanted.after} order by c.id limit ${wanted.most}`
  const { rows } = await sql<{ id: string; is_out: boolean; is_changed: boolean }>`
    select f.id, f.is_out, f.is_out is distinct from (n.name is not null and n.withdrawn_at is null)
      and (f.is_out or n.name is not null) as is_changed
    from (
      select c.id, ${isOut(tenantId)} as is_out from card c
      where c.tenant_id = ${tenantId} and c.type = ${attachedType} and ${among}
    ) f
    left join public_name n on n.tenant_id = ${tenantId} and n.card_id = f.id
    order by f.id`.execute(db)
  return rows
}

/** Holds the names of files in one order: two that publish objects with the same pictures never wait in a circle. */
const holdNames = ({ db, tenantId }: TenantTransaction, ids: readonly string[]) =>
  db
    .selectFrom('public_name')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select('name')
    .orderBy('card_id')
    .forUpdate()
    .execute()

async function bringIntoStep(
  tx: TenantTransaction,
  files: Awaited<ReturnType<typeof outOfStep>>,
): Promise<void> {
  const kind = declarationOfId(attachedType)?.site?.kind
  const changed = files.filter(file => file.is_changed)
  if (!kind || changed.length === 0) return
  await nameForPublic(
    tx,
    kind,
    changed.filter(file => file.is_out).map(({ id }) => id),
  )
  const ids = changed.map(({ id }) => id)
  await holdNames(tx, ids)
  await noteWithdrawals(tx, ids)
}

/** Names files that became public with a record, or whose links changed, and notes those that are so no longer (O-W06). Ids of other records are passed over. */
export const followFiles = async (tx: TenantTransaction, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await bringIntoStep(tx, await outOfStep(tx, { ids: [...new Set(ids)] }))
}

/** Does the same for the files attached to records that were published or unpublished. */
export async function followAttached(tx: TenantTransaction, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length === 0) return
  const rows = await tx.db
    .selectFrom('card_link')
    .where('tenant_id', '=', tx.tenantId)
    .where('card_id', '=', sql<string>`any(${[...ownerIds]}::bigint[])`)
    .where('other_type', '=', attachedType)
    .where('association', '=', unsetAssociation)
    .where('field', '=', '')
    .select('other_id')
    .distinct()
    .execute()
  await followFiles(
    tx,
    rows.map(({ other_id }) => other_id),
  )
}

/**
 * Does the same for the next files of the museum by their ids: what goes with objects was decided anew.
 * @returns the last of them; undefined when there are no more
 */
export async function followNextFiles(
  tx: TenantTransaction,
  after: string,
  most: number,
): Promise<string | undefined> {
  const files = await outOfStep(tx, { after, most })
  await bringIntoStep(tx, files)
  return files.length < most ? undefined : files.at(-1)?.id
}
