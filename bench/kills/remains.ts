import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '#server/platform/config.ts'
import { findRunning } from '#server/platform/database-server/index.ts'
import { type Database, openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import { checkWhenStill } from '../../test/harness/check-consistency.ts'
import type { Report, Writer } from './writer.ts'

/** Operations of a killed server are found dead after ten seconds, then carried on. */
const longestMs = 180_000

/** Waits until nothing of a museum works behind the requests. @returns whether it came to that. */
async function settle(database: Database, tenantId: string): Promise<boolean> {
  const began = performance.now()
  for (;;) {
    const isBusy = await database.inTenant(tenantId, async ({ db }) => {
      const under = await db
        .selectFrom('operation')
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'IN_PROGRESS')
        .select('id')
        .executeTakeFirst()
      const looked = await db
        .selectFrom('upload')
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'processing')
        .select('id')
        .executeTakeFirst()
      return under !== undefined || looked !== undefined
    })
    if (!isBusy) return true
    if (performance.now() - began > longestMs) return false
    await wait(250)
  }
}

/** Looks at what is left of a museum: at what was answered to those who wrote, and at what is kept in two places. */
export async function checkRemains(
  dataDir: string,
  {
    tenantId,
    writers,
    report,
    isLast,
  }: {
    readonly tenantId: string
    readonly writers: readonly Writer[]
    readonly report: Report
    /** Nobody writes into the museum any more: what works behind the requests is waited for. */
    readonly isLast: boolean
  },
): Promise<void> {
  const urls = await findRunning(dataDir)
  if (!urls) throw new Error('no database runs')
  const database = openDatabase({ url: urls.appUrl, log: createLog('silent') })
  try {
    if (isLast && !(await settle(database, tenantId)))
      report.halfWritten('what works behind the requests has not come to an end')
    const storage = openStorage(readConfig({ DATA_DIR: dataDir }))
    for (const writer of writers)
      await database.inTenant(tenantId, tx => writer.check({ tx, storage, report, isSettled: isLast }))
    try {
      await checkWhenStill(database, tenantId, longestMs)
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AssertionError') throw error
      report.halfWritten(error.message.slice(0, 2000))
    }
  } finally {
    await database.close()
  }
}
