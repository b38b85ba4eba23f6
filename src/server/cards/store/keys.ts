import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { takeNumbers } from './counters.ts'

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
  { db, tenantId }: TenantTransaction,
  type: number,
  wanted: readonly Key[],
): Promise<(key: Key) => number> {
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
  await find(distinct)
  const missing = distinct.filter(key => !numbers.has(nameOf(key)))
  if (missing.length > 0) {
    // In one order, so that two who add the same values at once do not wait for each other in a circle.
    const ordered = missing.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    // The numbers' row is held from here on, so that numbers appear in their order.
    const first = await takeNumbers({ db, tenantId }, keySequence, ordered.length)
    const added = await db
      .insertInto('card_key')
      .values(
        ordered.map(({ facet, value }, at) => ({ tenant_id: tenantId, type, facet, value, id: first + at })),
      )
      .onConflict(conflict => conflict.columns(['tenant_id', 'type', 'facet', 'value']).doNothing())
      .returning(['facet', 'value', 'id'])
      .execute()
    for (const row of added) numbers.set(nameOf(row), row.id)
    await find(missing.filter(key => !numbers.has(nameOf(key))))
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
