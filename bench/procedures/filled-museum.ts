import '#server/access/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum, writeObjects } from '../catalogue/fill-museum.ts'
import { addRegistrar } from '../registrar.ts'

export const username = 'procedures@demo.museum'

/** Objects that stand in no procedure, to be pasted. */
export const spare = 1000

/** The number of an object, as it is pasted. */
export const numberOf = (at: number): string => `P ${at}`

/** A museum with so many objects for procedures, and some to spare. */
export async function fillMuseum(dataDir: string, objects: number): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Procedures')
    await addRegistrar(database, tenantId, username)
    await writeObjects(database, tenantId, objects + spare, 0, at => ({
      objectNumbers: [{ objectNumber: numberOf(at) }],
    }))
  } finally {
    await database.close()
    await urls.stop()
  }
}
