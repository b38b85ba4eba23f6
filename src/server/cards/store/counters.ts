import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { holdRegister } from './register.ts'

/** Takes the next numbers of a type (C-K17). @returns the first of them. */
export async function takeNumbers(tx: TenantTransaction, type: number, count: number): Promise<number> {
  const { db, tenantId } = tx
  await holdRegister(tx)
  const { last } = await db
    .insertInto('card_sequence')
    .values({ tenant_id: tenantId, type, last: count })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'type']).doUpdateSet({ last: sql`card_sequence.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count + 1
}

const slots = 16

/** Counts cards that came (or, below zero, went); the register is held. The id spreads the work over several rows. */
export const countCards = ({ db, tenantId }: TenantTransaction, type: number, id: string, change: number) =>
  db
    .insertInto('card_counter')
    .values({ tenant_id: tenantId, type, slot: Number(BigInt(id) % BigInt(slots)), cards: change })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'type', 'slot'])
        .doUpdateSet({ cards: sql`card_counter.cards + excluded.cards` }),
    )
    .execute()

/**
 * Takes the next counts of a series of numbers in a year.
 * @param series 'LOAN_OUT'
 * @returns the first of them.
 */
export async function takeCounts(
  { db, tenantId }: TenantTransaction,
  series: string,
  year: number,
  count = 1,
): Promise<number> {
  const { last } = await db
    .insertInto('procedure_counter')
    .values({ tenant_id: tenantId, type: series, year, last: count })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'type', 'year'])
        .doUpdateSet({ last: sql`procedure_counter.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count + 1
}

/** Keeps the next counts of a series in a year above one that is in use. */
export const keepCountsAbove = (
  { db, tenantId }: TenantTransaction,
  series: string,
  year: number,
  used: number,
) =>
  db
    .insertInto('procedure_counter')
    .values({ tenant_id: tenantId, type: series, year, last: used })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'type', 'year'])
        .doUpdateSet({ last: sql`greatest(procedure_counter.last, excluded.last)` }),
    )
    .execute()

/** Returns a counter without the counts at its end that are given back: those before them stay taken. */
function withoutLast(last: number, back: readonly number[]): number {
  const given = new Set(back)
  let left = last
  while (given.has(left)) left--
  return left
}

/** Gives back numbers of a type that no record has any longer; only the last ones become free, so that no number is given twice to what people know. */
export async function giveBackNumbers(
  tx: TenantTransaction,
  type: number,
  numbers: readonly number[],
): Promise<void> {
  const { db, tenantId } = tx
  await holdRegister(tx)
  const row = await db
    .selectFrom('card_sequence')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', type)
    .select('last')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  await db
    .updateTable('card_sequence')
    .set({ last: withoutLast(row.last, numbers) })
    .where('tenant_id', '=', tenantId)
    .where('type', '=', type)
    .execute()
}

/** The same for the counts of a series in a year. */
export async function giveBackCounts(
  { db, tenantId }: TenantTransaction,
  series: string,
  year: number,
  counts: readonly number[],
): Promise<void> {
  const row = await db
    .selectFrom('procedure_counter')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', series)
    .where('year', '=', year)
    .select('last')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  await db
    .updateTable('procedure_counter')
    .set({ last: withoutLast(row.last, counts) })
    .where('tenant_id', '=', tenantId)
    .where('type', '=', series)
    .where('year', '=', year)
    .execute()
}

/** Counts the records of a type, without those in the trash. */
export async function cardCount({ db, tenantId }: TenantTransaction, type: number): Promise<number> {
  const { total } = await db
    .selectFrom('card_counter')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', type)
    .select(eb => eb.fn.coalesce(eb.fn.sum<string>('cards'), sql<string>`0`).as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
