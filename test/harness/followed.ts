import { vi } from 'vitest'
import type { TestApp } from './app.ts'

/** Waits until what the public finds of a museum is as its records are. */
export const followed = ({ database }: TestApp, tenantId: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const waiting = await database.inTenant(tenantId, tx =>
        tx.db.selectFrom('public_mark').where('tenant_id', '=', tx.tenantId).select('id').execute(),
      )
      if (waiting.length > 0) throw new Error('still being followed')
    },
    { timeout: 20_000, interval: 50 },
  )
