import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { publicNameOf } from '#model/open/public-name.ts'
import { cardTypes } from '#model/record-types.ts'
import { cardsForUpdate, writeCards } from '#server/cards/index.ts'
import { openWithSite } from '#server/open/index.ts'
import type { Database } from '#server/platform/db/index.ts'
import { asOwner } from '../catalogue/fill-museum.ts'

const declaration = objectCard as unknown as CardDeclaration
const author = { accountId: '1', name: 'Bench' }

/** Opens a site for a museum, at an address. */
export const openSiteOf = (database: Database, tenantId: string, address: string): Promise<void> =>
  database.inTenant(tenantId, tx =>
    openWithSite(tx, {
      address,
      settings: {
        languages: ['en', 'it', 'de', 'pl'],
        name: { en: 'Bench' },
        imprint: {},
        privacy: {},
        contact: 'bench@demo.museum',
        textLicence: 'CC0',
        picturesWithObjects: true,
      },
    }),
  )

const atOnce = 200

/** Publishes all objects of a museum, through the save pipeline. */
export async function publishAll(database: Database, tenantId: string): Promise<void> {
  for (let last = '0', done = false; !done; )
    await database.inTenant(tenantId, async tx => {
      const rows = await tx.db
        .selectFrom('card')
        .where('tenant_id', '=', tx.tenantId)
        .where('type', '=', cardTypes.object)
        .where('id', '>', last)
        .select('id')
        .orderBy('id')
        .limit(atOnce)
        .execute()
      const ids = rows.map(({ id }) => id)
      const records = await cardsForUpdate(tx, [cardTypes.object], ids)
      const writes = records.map(record => ({ record, values: record.data, published: true }))
      await writeCards(tx, writes, {
        declaration,
        author,
        action: 'published',
        renamed: async () => undefined,
      })
      last = ids.at(-1) ?? last
      done = ids.length < atOnce
    })
}

/** Makes the copies of published objects public as they are: names, and how they are found. */
export const publishCopies = (ownerUrl: string, tenantId: string, base: number): Promise<void> =>
  asOwner(ownerUrl, async (client: Client) => {
    await client.query(`set app.tenant_id = '${tenantId}'`)
    const { rows } = await client.query<{ id: string }>(
      `select id from card where tenant_id = $1 and type = ${cardTypes.object} and incremental_number > ${base} order by id`,
      [tenantId],
    )
    await client.query(
      'update card set published = true where tenant_id = $1 and type = $2 and not published',
      [tenantId, cardTypes.object],
    )
    for (let from = 0; from < rows.length; from += 10_000) {
      const ids = rows.slice(from, from + 10_000).map(({ id }) => id)
      const names = ids.map(() => publicNameOf(randomBytes(8)))
      await client.query('insert into claimed_name (name) select unnest($1::text[]) on conflict do nothing', [
        names,
      ])
      await client.query(
        `insert into public_name (tenant_id, name, card_id, kind)
         select $1, n.name, n.id, 'object' from unnest($2::text[], $3::bigint[]) as n (name, id) on conflict do nothing`,
        [tenantId, names, ids],
      )
    }
    await client.query(
      `insert into public_record (tenant_id, card_id, type, shown, pictured, published_at, changed_at, change, hash,
         number_sort, year_from, year_to, year_sort, longitude, latitude, keys, search, titles)
       select r.tenant_id, c.id, r.type, r.shown, r.pictured, r.published_at, r.changed_at, r.change, r.hash,
         r.number_sort, r.year_from, r.year_to, r.year_sort, r.longitude, r.latitude, r.keys, r.search, r.titles
       from card c
       join card o on o.tenant_id = $1 and o.type = c.type and o.incremental_number = (c.incremental_number - 1) % ${base} + 1
       join public_record r on r.tenant_id = $1 and r.card_id = o.id
       where c.tenant_id = $1 and c.type = ${cardTypes.object} and c.incremental_number > ${base}
       on conflict do nothing`,
      [tenantId],
    )
    await client.query('vacuum analyze public_record')
    await client.query('vacuum analyze public_name')
  })
