import type { Transaction } from 'kysely'
import { isTimed, type RetentionName, retentionNames } from '#model/retention/retentions.ts'
import { deleteIdleAccounts } from '#server/access/index.ts'
import { endOperatorInvitations } from '#server/operator/index.ts'
import { retentionDays, retentionStart } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import { endInvitations } from '#server/users/index.ts'
import type { PrivacyContext } from './privacy-context.ts'
import { sweepOnce, sweeps } from './store/sweep.ts'

/** Retention periods in force. */
export async function currentRetentions(
  db: Transaction<Tables>,
): Promise<{ name: RetentionName; days: number | null }[]> {
  const current: { name: RetentionName; days: number | null }[] = []
  for (const name of retentionNames) {
    const days = isTimed(name) ? await retentionDays(db, name) : null
    current.push({ name, days })
  }
  return current
}

/** Every night, what no module ends by itself is deleted when its time is over. */
export function scheduleSweeps({ database, jobs, clock, museums, avatars }: PrivacyContext): void {
  const sweep = defineJob<Record<string, never>>({
    name: 'privacy.sweep',
    expireInSeconds: 3600,
    async run(_input, { log, signal }) {
      const links = await database.asSystem('retention of links', db => retentionStart(db, 'links', clock()))
      for (const tenantId of await museums()) {
        for (const name of Object.keys(sweeps) as (keyof typeof sweeps)[])
          while (!signal.aborted && (await database.inTenant(tenantId, tx => sweepOnce(tx, name, clock()))));
        while (
          !signal.aborted &&
          (await database.inTenant(tenantId, tx => endInvitations(tx, links, clock())))
        );
      }
      await endOperatorInvitations(database, links, clock())
      const accounts = await deleteIdleAccounts(database, clock(), signal, (db, { avatar }) =>
        avatars.discard(db, avatar),
      )
      if (accounts > 0) log.info({ accounts }, 'deleted accounts that belong to no museum')
    },
  })
  jobs.register(sweep)
  jobs.schedule(sweep, '51 3 * * *', {})
}
