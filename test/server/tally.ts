import { sql } from 'kysely'
import { Client } from 'pg'
import { defineOperation } from '#server/platform/operations/index.ts'

/** An operation for tests: writes a line for each number from 0, so that one can see what was done, and how often. */
export interface TallyInput {
  readonly numbers: number
  /** These fail. */
  readonly bad?: readonly number[]
  /** Milliseconds a batch takes. */
  readonly pause?: number
}

export const tally = defineOperation<TallyInput, { next: number }>({
  name: 'test.tally',
  async prepare(_tx, { numbers }) {
    if (numbers < 0) throw new RangeError('fewer than none')
    return numbers
  },
  async step({ tx, input: { numbers, bad = [], pause = 0 }, position, limit, element }) {
    const first = position?.next ?? 0
    const next = Math.min(first + limit, numbers)
    for (let number = first; number < next; number += 1) {
      await element(String(number), async () => {
        await sql`insert into tally (tenant_id, number) values (${tx.tenantId}, ${number})`.execute(tx.db)
        if (bad.includes(number)) throw new Error(`cannot count ${number}`)
      })
    }
    await new Promise(resolve => setTimeout(resolve, pause))
    return next < numbers ? { next } : undefined
  },
})

export async function makeTallyTable(ownerUrl: string, appUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('create table tally (tenant_id bigint not null, number integer not null)')
  await client.query(`grant select, insert on tally to ${client.escapeIdentifier(new URL(appUrl).username)}`)
  await client.end()
}

/** The numbers a museum's operations have written down, in order. */
export async function readTally(appUrl: string, tenantId: string): Promise<number[]> {
  const client = new Client({ connectionString: appUrl })
  await client.connect()
  const { rows } = await client.query<{ number: number }>(
    'select number from tally where tenant_id = $1 order by number',
    [tenantId],
  )
  await client.end()
  return rows.map(row => row.number)
}
