import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import '#server/access/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum, multiply, withoutSlowIndexes, writeObjects } from '../catalogue/fill-museum.ts'
import { addRegistrar } from '../registrar.ts'
import { madeBy, writeMakers } from './fill-searches.ts'

const base = 10_000
const others = 20

export const username = 'searches@demo.museum'

/** A museum that is searched: what its searches ask for. */
export interface SearchedMuseum {
  /** The first was the birthplace of most makers, the last of few. */
  readonly places: readonly string[]
  /** Materials that others stand below. */
  readonly materials: readonly string[]
}

const nameOf = (dataDir: string) => join(dataDir, 'searched.json')

async function fill(dataDir: string, wanted: number): Promise<SearchedMuseum> {
  const log = createLog('silent')
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Searched')
    const makers = await writeMakers(database, tenantId)
    await writeObjects(database, tenantId, Math.min(base, wanted), 0, madeBy(makers))
    const neighbours: string[] = []
    for (let n = 0; n < others; n++) neighbours.push(await makeMuseum(database, `Neighbour ${n}`))
    for (const id of neighbours) await writeObjects(database, id, 40, Number(id) * 1000)
    await withoutSlowIndexes(urls.ownerUrl, async () => {
      await multiply(urls.ownerUrl, tenantId, wanted)
      for (const id of neighbours) await multiply(urls.ownerUrl, id, 2000)
    })
    await addRegistrar(database, tenantId, username)
    const materials = await database.inTenant(tenantId, ({ db }) =>
      db
        .selectFrom('term as above')
        .innerJoin('term as below', 'below.parent_id', 'above.id')
        .where('above.tenant_id', '=', tenantId)
        .where('below.tenant_id', '=', tenantId)
        .where('above.vocabulary', '=', 'MTC')
        .groupBy('above.id')
        .orderBy('above.id')
        .select('above.id')
        .execute(),
    )
    return { places: makers.places, materials: materials.map(({ id }) => id) }
  } finally {
    await database.close()
    await urls.stop()
  }
}

/** Makes the museum in a folder, or finds the one that is there. */
export async function searchedMuseum(dataDir: string, wanted: number): Promise<SearchedMuseum> {
  if (existsSync(nameOf(dataDir))) return JSON.parse(readFileSync(nameOf(dataDir), 'utf8')) as SearchedMuseum
  const museum = await fill(dataDir, wanted)
  writeFileSync(nameOf(dataDir), JSON.stringify(museum))
  return museum
}
