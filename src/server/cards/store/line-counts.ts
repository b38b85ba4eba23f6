import { sql } from 'kysely'
import type { Approvals } from '#model/engine/aspects/workflow.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { lostLines } from './lost-records.ts'
import { unagreedLines } from './unagreed-lines.ts'

export interface StoredCounts {
  readonly total: number
  readonly unchecked: number
  /** Numbers of lines by their decision's id; '' for those without one. */
  readonly decisions: ReadonlyMap<string, number>
  /** Numbers of unchecked lines by decision. */
  readonly uncheckedBy: ReadonlyMap<string, number>
  /** Numbers of lines about lost things by decision. */
  readonly lostBy: ReadonlyMap<string, number>
  /** Numbers of unchecked lines about lost things by decision. */
  readonly lostUncheckedBy: ReadonlyMap<string, number>
  /** Numbers of lines by decision of which it is not agreed how their files are handed out. */
  readonly unagreedBy: ReadonlyMap<string, number>
  /** Answers of people who were asked to agree, by the id of the step. */
  readonly approvals: ReadonlyMap<number, Approvals>
}

const none: StoredCounts = {
  total: 0,
  unchecked: 0,
  decisions: new Map(),
  uncheckedBy: new Map(),
  lostBy: new Map(),
  lostUncheckedBy: new Map(),
  unagreedBy: new Map(),
  approvals: new Map(),
}

const byDecision = <Row extends { readonly decision: number | null }>(
  rows: readonly Row[] | undefined,
  count: (row: Row) => string,
): ReadonlyMap<string, number> =>
  new Map(rows?.map(row => [String(row.decision ?? ''), Number(count(row))] as const))

/** Returns the answers about steps of records, by the record: of each person the last one counts. */
async function approvalsOf({ db, tenantId }: TenantTransaction, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; step: number; agreed: string; declined: string }>`
    select id, step, count(*) filter (where agreed) as agreed, count(*) filter (where not agreed) as declined
    from (
      select distinct on (card_id, step, lower(email)) card_id as id, step, agreed
      from card_approval
      where tenant_id = ${tenantId}::bigint and card_id = any(${[...ids]}::bigint[]) and withdrawn_at is null and agreed is not null
      order by card_id, step, lower(email), card_approval.id desc
    ) as latest
    group by id, step`.execute(db)
  return Map.groupBy(rows, ({ id }) => id)
}

/**
 * Counts the lines of records, and the people who agreed to their steps, by the record. Lines about records in the bin are counted, too: these are missing from the shelf all the same.
 */
export async function storedCounts(tx: TenantTransaction, ids: readonly string[]) {
  const { db, tenantId } = tx
  const answers = await approvalsOf(tx, ids)
  const lost = await lostLines(tx, ids)
  const unagreed = await unagreedLines(tx, ids)
  const rows = await db
    .selectFrom('card_line')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .groupBy(['record_id', 'decision'])
    .select(['record_id', 'decision'])
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .select(sql<string>`count(*) filter (where checked_at is null)`.as('unchecked'))
    .execute()
  const byId = Map.groupBy(rows, row => row.record_id)
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
  return (id: string): StoredCounts => {
    const parts = byId.get(id)
    const approvals = new Map(
      (answers.get(id) ?? []).map(({ step, agreed, declined }) => [
        step,
        { agreed: Number(agreed), declined: Number(declined) },
      ]),
    )
    if (!parts) return { ...none, approvals }
    return {
      approvals,
      total: sum(parts.map(({ total }) => Number(total))),
      unchecked: sum(parts.map(({ unchecked }) => Number(unchecked))),
      decisions: byDecision(parts, ({ total }) => total),
      uncheckedBy: byDecision(parts, ({ unchecked }) => unchecked),
      lostBy: byDecision(lost.get(id), each => each.lost),
      lostUncheckedBy: byDecision(lost.get(id), each => each.unchecked),
      unagreedBy: byDecision(unagreed.get(id), each => each.unagreed),
    }
  }
}
