import { cardTypes } from '#model/record-types.ts'
import { type Files, filesOf, type TakenIn } from '#server/files/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { type Database, openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import { asOwner, makeMuseum, multiply, withoutSlowIndexes } from '../catalogue/fill-museum.ts'
import { seeded, wordOf } from '../catalogue/invented-objects.ts'
import { addRegistrar } from '../registrar.ts'
import { samplePictures } from './sample-pictures.ts'

const author = { accountId: '1', name: 'Bench' }
const base = 2000
const batch = 100

/** A file of its own with a picture that others have, too: other words, and other looks. */
function invented(at: number, picture: TakenIn): TakenIn {
  const random = seeded(at + 1)
  const word = () => wordOf(Math.floor(random() ** 3 * 2000))
  const looks = BigInt.asIntN(64, BigInt(Math.floor(random() * 2 ** 32)) * BigInt(2 ** 32 + at * 7919))
  return {
    ...picture,
    found: {
      ...picture.found,
      looks: String(looks),
      metadata: { title: { en: `${word()} ${word()} ${word()}` }, keywords: [word(), word(), word()] },
    },
  }
}

async function writeFiles(
  database: Database,
  files: Files,
  tenantId: string,
  count: number,
): Promise<string> {
  const { contents, what } = await samplePictures()
  const pictures: TakenIn[] = []
  for (const content of contents) pictures.push(await files.takeIn(tenantId, content))
  for (let from = 0; from < count; from += batch)
    await database.inTenant(tenantId, async tx => {
      for (let at = from; at < Math.min(count, from + batch); at++) {
        const picture = pictures[at % pictures.length]
        if (picture) await files.keep(tx, invented(at, picture), { name: `IMG_${10_000 + at}.jpg`, author })
      }
    })
  return what
}

/** Gives copied cards the contents of those they were copied from; one in fifty looks like it, too. */
const multiplyContents = (ownerUrl: string, tenantId: string, written: number): Promise<void> =>
  asOwner(ownerUrl, async client => {
    await client.query(`set app.tenant_id = '${tenantId}'`)
    await client.query(
      `insert into file (tenant_id, card_id, name, mime, bytes, sha256, width, height, storage_key, created_by, state, facts, picture, looks)
       select f.tenant_id, copy.id, f.name, f.mime, f.bytes, f.sha256, f.width, f.height, f.storage_key, f.created_by, f.state, f.facts, f.picture,
         case when copy.id % 50 = 0 then f.looks else ('x' || md5(copy.id::text))::bit(64)::bigint end
       from card copy
       join card one on one.tenant_id = $1 and one.type = copy.type and one.incremental_number = (copy.incremental_number - 1) % $2 + 1
       join file f on f.tenant_id = $1 and f.card_id = one.id
       where copy.tenant_id = $1 and copy.incremental_number > $2
       order by copy.id`,
      [tenantId, written],
    )
    // Copies do not stand beside one another.
    await client.query('update card_index set title_sort = md5(id::text) where tenant_id = $1', [tenantId])
    for (const table of ['file', 'card_index']) await client.query(`vacuum analyze ${table}`)
  })

/** Makes a museum of so many files, whose pictures are a handful of stored contents. @returns what the pictures are. */
export async function fillGallery(dataDir: string, wanted: number, username: string): Promise<string> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Gallery')
    await addRegistrar(database, tenantId, username)
    const files = filesOf(openStorage(config), { renamed: async () => undefined })
    const written = Math.min(base, wanted)
    const what = await writeFiles(database, files, tenantId, written)
    await withoutSlowIndexes(urls.ownerUrl, () => multiply(urls.ownerUrl, tenantId, wanted, cardTypes.file))
    await multiplyContents(urls.ownerUrl, tenantId, written)
    return what
  } finally {
    await database.close()
    await urls.stop()
  }
}
