import { Client } from 'pg'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { cardTypes } from '#model/record-types.ts'
import { newRowId, writeCards } from '#server/cards/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { foundMuseum } from '#server/tenants/index.ts'
import { inventedObject, type Terms } from './invented-objects.ts'

const declaration = objectCard as unknown as CardDeclaration
const author = { accountId: '1', name: 'Bench' }
const batch = 200

async function termsOf({ db, tenantId }: TenantTransaction): Promise<Terms> {
  const idsOf = async (vocabulary: string) =>
    (
      await db
        .selectFrom('term')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('vocabulary', '=', vocabulary)
        .where('assignable', '=', true)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)
  const codes = ['OGTD', 'MTC', 'MTT', 'DTZG', 'ATBD', 'STCC', 'LR'] as const
  const entries: [string, string[]][] = []
  for (const code of codes) entries.push([code, await idsOf(code)])
  return Object.fromEntries(entries) as unknown as Terms
}

export async function makeMuseum(database: Database, name: string): Promise<string> {
  const { tenantId } = await database.asSystem('bench', db =>
    foundMuseum(db, { name, licenceType: 'PAID', licenceTo: new Date(Date.now() + 1e10) }),
  )
  return tenantId
}

/**
 * Writes invented objects through the save pipeline.
 * @param more further values of an object
 * @returns objects a second.
 */
export async function writeObjects(
  database: Database,
  tenantId: string,
  count: number,
  from = 0,
  more: (at: number) => CardValues = () => ({}),
): Promise<number> {
  const terms = await database.inTenant(tenantId, termsOf)
  const began = performance.now()
  for (let at = from; at < from + count; at += batch) {
    await database.inTenant(tenantId, tx =>
      writeCards(
        tx,
        Array.from({ length: Math.min(batch, from + count - at) }, (_, offset) => {
          const { problems, found } = problemList()
          const invented = { ...inventedObject(at + offset, terms), ...more(at + offset) }
          const values = parseCard(declaration, invented, problems, newRowId)
          if (found.size > 0) throw new Error(JSON.stringify([...found]))
          return { values }
        }),
        { declaration, author, action: 'imported', renamed: async () => undefined },
      ),
    )
  }
  return (count / (performance.now() - began)) * 1000
}

const perRound = 50_000

/** Indexes that are made anew after the copying: filling them row by row would take an hour. */
const late = {
  card_index_search:
    'create index card_index_search on card_index using gin (search) with (fastupdate = on, gin_pending_list_limit = 8192)',
  card_index_fields:
    'create index card_index_fields on card_index using gin (fields) with (fastupdate = on, gin_pending_list_limit = 8192)',
}

async function copyRound(
  client: Client,
  tenantId: string,
  {
    type,
    made,
    take,
    round,
    last,
  }: Readonly<Record<'type' | 'made' | 'take' | 'round', number>> & {
    last: string
  },
): Promise<void> {
  await client.query('begin')
  await client.query(
    `insert into card (tenant_id, type, incremental_number, data, number, titles, created_by, created_name, updated_by, updated_name)
     select tenant_id, type, incremental_number + ${made}, data, number || '-${round}', titles, created_by, created_name, updated_by, updated_name
     from card where tenant_id = $1 and type = ${type} and id <= $2 order by id limit ${take} returning id`,
    [tenantId, last],
  )
  await client.query(
    `create temp table pair on commit drop as
     select id as new_id, incremental_number - ${made} as number from card
     where tenant_id = ${tenantId} and type = ${type} and incremental_number > ${made} and incremental_number <= ${made + take}`,
  )
  await client.query('analyze pair')
  await client.query(
    `insert into card_index (tenant_id, id, type, number_sort, title_sort, subtitle_sort, year_from, year_to, year_sort,
       longitude, latitude, published, completeness, created_at, updated_at, cover_file_id, keys, search, fields, shown)
     select i.tenant_id, p.new_id, i.type, i.number_sort || '-${round}', i.title_sort, i.subtitle_sort, i.year_from + ${round}, i.year_to + ${round},
       i.year_sort + ${round}, i.longitude, i.latitude, i.published, i.completeness, i.created_at + interval '${round} minutes', i.updated_at + interval '${round} minutes',
       case when i.cover_file_id = i.id then p.new_id else i.cover_file_id end, i.keys, i.search, i.fields, i.shown
     from pair p join card o on o.tenant_id = $1 and o.type = ${type} and o.incremental_number = p.number
     join card_index i on i.tenant_id = $1 and i.id = o.id returning id`,
    [tenantId],
  )
  // Both ends of the links of the cards that are copied.
  for (const [card, other] of [
    ['p.new_id', 'l.other_id'],
    ['l.card_id', 'p.new_id'],
  ])
    await client.query(
      `insert into card_link (tenant_id, card_id, other_id, other_type, association, field, mirrored, position)
       select l.tenant_id, ${card}, ${other}, l.other_type, l.association, l.field, l.mirrored, l.position
       from pair p join card o on o.tenant_id = $1 and o.type = ${type} and o.incremental_number = p.number
       join card_link l on l.tenant_id = $1 and ${card === 'p.new_id' ? 'l.card_id' : 'l.other_id'} = o.id returning card_id`,
      [tenantId],
    )
  await client.query('commit')
}

export async function asOwner(ownerUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Multiplies the cards of a type, objects by default, in the database until a museum has so many: documents, index and links are
 * copied, numbers and years differ. A million saves would take an hour.
 */
export const multiply = (
  ownerUrl: string,
  tenantId: string,
  wanted: number,
  type: number = cardTypes.object,
): Promise<void> =>
  asOwner(ownerUrl, async client => {
    await client.query(`set app.tenant_id = '${tenantId}'`)
    const { rows } = await client.query<{ count: string; last: string }>(
      'select count(*) as count, max(id) as last from card where tenant_id = $1 and type = $2',
      [tenantId, type],
    )
    const base = Number(rows[0]?.count)
    const last = rows[0]?.last ?? '0'
    for (let made = base, round = 1; made < wanted; round++) {
      const take = Math.min(base, perRound, wanted - made)
      await copyRound(client, tenantId, { type, made, take, round, last })
      made += take
    }
    await client.query('delete from card_counter where tenant_id = $1 and type = $2', [tenantId, type])
    await client.query(
      `insert into card_counter (tenant_id, type, slot, cards)
       select tenant_id, type, 0, count(*) from card where tenant_id = $1 and type = $2 group by 1, 2 returning slot`,
      [tenantId, type],
    )
    await client.query('update card_sequence set last = $2 where tenant_id = $1 and type = $3', [
      tenantId,
      wanted,
      type,
    ])
  })

/** Takes the slow indexes away while `work` copies, and makes them anew. */
export async function withoutSlowIndexes(ownerUrl: string, work: () => Promise<void>): Promise<void> {
  await asOwner(ownerUrl, async client => {
    for (const name of Object.keys(late)) await client.query(`drop index ${name}`)
  })
  await work()
  await asOwner(ownerUrl, async client => {
    await client.query("set maintenance_work_mem = '1GB'")
    for (const statement of Object.values(late)) await client.query(statement)
    for (const table of ['card_index', 'card', 'card_key', 'card_link'])
      await client.query(`vacuum analyze ${table}`)
  })
}
