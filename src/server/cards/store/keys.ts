import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { chunksOf } from './chunks.ts'
import { takeNumbers } from './counters.ts'
import { holdRegister } from './register.ts'

/** A value of a facet, in the museum's dictionary. */
export interface Key {
  readonly facet: string
  readonly value: string
}

/** Type under which the sequence of the dictionary is kept. */
const keySequence = 0

const nameOf = ({ facet, value }: Key): string => `${facet}\n${value}`

/** The numbers of facet values, by facet and value; those that are new get one. */
export async function keysFor(
  tx: TenantTransaction,
  type: number,
  wanted: readonly Key[],
): Promise<(key: Key) => number> {
  const { db, tenantId } = tx
  const distinct = [...new Map(wanted.map(key => [nameOf(key), key])).values()]
  const numbers = new Map<string, number>()
  const find = async (keys: readonly Key[]) => {
    if (keys.length === 0) return
    const { rows } = await sql<{ facet: string; value: string; id: number }>`
      select k.facet, k.value, k.id from card_key k
      join unnest(${keys.map(({ facet }) => facet)}::text[], ${keys.map(({ value }) => value)}::text[]) as w (facet, value)
        on k.facet = w.facet and k.value = w.value
      where k.tenant_id = ${tenantId} and k.type = ${type}`.execute(db)
    for (const row of rows) numbers.set(nameOf(row), row.id)
  }
  const unknown = () => distinct.filter(key => !numbers.has(nameOf(key)))
  await find(distinct)
  if (unknown().length > 0) {
    // Until the transaction ends nobody else gives numbers, so that they appear in their order.
    await holdRegister(tx)
    await find(unknown())
  }
  const missing = unknown()
  if (missing.length > 0) {
    const first = await takeNumbers(tx, keySequence, missing.length)
    const added = missing.map(({ facet, value }, at) => ({ facet, value, id: first + at }))
    for (const some of chunksOf(added))
      await db
        .insertInto('card_key')
        .values(some.map(key => ({ tenant_id: tenantId, type, ...key })))
        .execute()
    for (const key of added) numbers.set(nameOf(key), key.id)
  }
  return key => numbers.get(nameOf(key)) ?? 0
}

/** Numbers of facet values that exist; for filters: a value nobody has finds nothing. */
export async function knownKeys(
  { db, tenantId }: TenantTransaction,
  type: number,
  facet: string,
  values: readonly string[],
): Promise<number[]> {
  if (values.length === 0) return []
  const rows = await db
    .selectFrom('card_key')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', type)
    .where('facet', '=', facet)
    .where('value', 'in', [...values])
    .execute()
  return rows.map(({ id }) => id)
}

/** A facet value with its number. */
export interface NumberedKey extends Key {
  readonly id: number
  readonly type: number
}

/** The museum's dictionary behind a number, in order. */
export const keysBehind = ({ db, tenantId }: TenantTransaction, last: number): Promise<NumberedKey[]> =>
  db
    .selectFrom('card_key')
    .select(['id', 'type', 'facet', 'value'])
    .where('tenant_id', '=', tenantId)
    .where('id', '>', last)
    .orderBy('id')
    .execute()
