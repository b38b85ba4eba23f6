import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

interface Touched {
  readonly id: string
  readonly type: number
  readonly number: string
  readonly titles: Readonly<Record<string, string>>
  readonly coverFileId: string | null
  readonly at: Date
  readonly draft: boolean
}

/** Changes that are looked through: a table that was brought in hides what was done before it, and costs no more. */
const lookedThrough = 300

/** Cards of some types that somebody worked on last: what they left unsaved first, then what they changed. */
export async function lastTouched(
  { db, tenantId }: TenantTransaction,
  accountId: string,
  types: readonly number[],
  limit: number,
): Promise<readonly Touched[]> {
  const { rows } = await sql<Touched>`
    select c.id, c.type, c.number, c.titles, c.cover_file_id as "coverFileId", max(touched.at) as at, bool_or(touched.draft) as draft
    from (
      (select card_id, at, false as draft from card_revision
        where tenant_id = ${tenantId} and account_id = ${accountId} order by at desc limit ${lookedThrough})
      union all
      (select card_id, saved_at, true from card_draft where tenant_id = ${tenantId} and account_id = ${accountId})
    ) touched
    join card c on c.tenant_id = ${tenantId} and c.id = touched.card_id
    where c.deleted_at is null and c.type = any(${[...types]}::smallint[])
    group by c.tenant_id, c.id
    order by draft desc, at desc
    limit ${limit}`.execute(db)
  return rows
}
