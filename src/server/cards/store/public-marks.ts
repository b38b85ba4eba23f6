import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Marks those records among some that are or were public, where the museum has had a site. */
async function mark(
  tx: TenantTransaction,
  isOne: (id: RawBuilder<unknown>) => RawBuilder<boolean>,
  withLinked = false,
): Promise<void> {
  const { db, tenantId } = tx
  const { rows } = await sql`
    insert into public_mark (tenant_id, card_id, with_linked)
    select n.tenant_id, n.card_id, ${withLinked} from public_name n
    where n.tenant_id = ${tenantId} and ${isOne(sql`n.card_id`)}
      and exists (select from site s where s.tenant_id = ${tenantId} and s.first_opened_at is not null)
    returning id`.execute(db)
  if (rows.length > 0) tx.done('publicMarks')
}

const among =
  (ids: readonly string[]) =>
  (id: RawBuilder<unknown>): RawBuilder<boolean> =>
    sql`${id} = any(${[...ids]}::bigint[])`

/**
 * Notes records whose public view may have changed: what the public finds of them follows behind.
 * @param withLinked they were published or withdrawn, and what is linked with them shows it
 */
export async function markForPublic(
  tx: TenantTransaction,
  cardIds: readonly string[],
  { withLinked = false } = {},
): Promise<void> {
  if (cardIds.length > 0) await mark(tx, among(cardIds), withLinked)
}

/** Notes the records that are linked with some. */
export async function markLinkedForPublic(tx: TenantTransaction, cardIds: readonly string[]): Promise<void> {
  const { tenantId } = tx
  if (cardIds.length > 0)
    await mark(
      tx,
      id => sql`${id} in (
        select l.other_id from card_link l where l.tenant_id = ${tenantId} and ${among(cardIds)(sql`l.card_id`)}
      )`,
    )
}

/** Notes the records below some in their tree, and those linked with them: what is above a record finds whatever names it. */
export async function markBelowForPublic(
  tx: TenantTransaction,
  cardIds: readonly string[],
  broaderPath: string,
): Promise<void> {
  if (cardIds.length > 0)
    await mark(
      tx,
      id => sql`${id} in (
        select l.other_id from card_link l where l.tenant_id = ${tx.tenantId} and l.mirrored and l.field = ${broaderPath}
          and ${among(cardIds)(sql`l.card_id`)}
      )`,
      true,
    )
}

/**
 * Notes all records that are or were public, but for those that are noted already: one decision after the other has them looked at once. The row of
 * the site is held, so that nobody takes these marks meanwhile.
 */
export const markAllForPublic = (tx: TenantTransaction): Promise<void> =>
  mark(
    tx,
    id =>
      sql`not exists (select from public_mark m where m.tenant_id = ${tx.tenantId} and m.card_id = ${id})`,
  )

/** A record that was noted. */
export interface PublicMark {
  readonly cardId: string
  readonly withLinked: boolean
}

/** Takes some of the marked records, the longest marked first, each once; the marks are gone with the transaction. */
export async function takeMarks(
  { db, tenantId }: TenantTransaction,
  most: number,
): Promise<readonly PublicMark[]> {
  const { rows } = await sql<PublicMark>`
    with taken as (
      delete from public_mark where tenant_id = ${tenantId} and id in (
        select id from public_mark where tenant_id = ${tenantId} order by id limit ${most}
      ) returning card_id, with_linked
    )
    select card_id as "cardId", bool_or(with_linked) as "withLinked" from taken group by card_id order by card_id`.execute(
    db,
  )
  return rows
}
