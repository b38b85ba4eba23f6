import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import type { AuditProgress } from '#model/api/procedures/inventory-audit.ts'
import { migrate } from '#server/platform/db/index.ts'
import { freeze } from '#server/platform/frozen.ts'
import { createLog } from '#server/platform/log.ts'
import { startTestApp } from '../harness/app.ts'
import { registrar } from '../harness/registrar.ts'

const backup = fileURLToPath(new URL('../fixtures/earlier-versions/0060.tar.zst', import.meta.url))

const signed = {
  at: '2026-11-20T10:00:00.000Z',
  by: { id: '1', name: 'Anna Nowak' },
  reason: 'Store 2 is being rebuilt',
  unmet: ['checked'],
}

/** Signs the audits of every museum that have a list, as the version before migration 66 kept it. */
async function signAll(
  ownerUrl: string,
  { text, sha256 }: { readonly text: string; readonly sha256: string },
) {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  const audits: { readonly tenantId: string; readonly id: string }[] = []
  const { rows: museums } = await client.query<{ id: string }>('select id from tenant order by id')
  for (const { id: tenantId } of museums) {
    await client.query("select set_config('app.tenant_id', $1, false)", [tenantId])
    const { rows } = await client.query<{ id: string }>(
      `insert into inventory_signature (tenant_id, procedure_id, signed_at, account_id, account_name, reason, unmet, report, sha256)
       select tenant_id, procedure_id, $1, $2, $3, $4, $5, $6, $7 from inventory_list where tenant_id = $8 returning procedure_id as id`,
      [signed.at, signed.by.id, signed.by.name, signed.reason, signed.unmet, text, sha256, tenantId],
    )
    audits.push(...rows.map(({ id }) => ({ tenantId, id })))
  }
  await client.end()
  return audits
}

test('An audit that was signed in the version before is signed as it was, its report byte for byte [C-P09]', async () => {
  const list = { frozenAt: signed.at, by: 'Anna Nowak', total: 0, sha256: '', sample: null }
  const said = { number: 'IA', title: 'Store 2', list, objects: [], signature: signed }
  const { text, sha256 } = await freeze(said)
  let audits: Awaited<ReturnType<typeof signAll>> = []
  const app = await startTestApp({
    backup,
    async beforeMigration({ ownerUrl, appUrl }) {
      const appRole = new URL(appUrl).username
      await migrate({ url: ownerUrl, appRole, log: createLog('silent'), upTo: 65 })
      audits = await signAll(ownerUrl, { text, sha256 })
    },
  })
  try {
    expect(audits.length).toBeGreaterThan(0)
    for (const { tenantId, id } of audits) {
      const kept = await app.database.inTenant(tenantId, ({ db }) =>
        db
          .selectFrom('card_frozen')
          .where('tenant_id', '=', tenantId)
          .where('card_id', '=', id)
          .select(['at', 'account_id', 'name', 'content', 'sha256', 'annulled_at'])
          .execute(),
      )
      expect(kept).toEqual([
        {
          at: new Date(signed.at),
          account_id: signed.by.id,
          name: signed.by.name,
          content: text,
          sha256,
          annulled_at: null,
        },
      ])
      const anna = await registrar(() => app, { tenantId, name: '' })
      const progress = await anna.ask<AuditProgress>('GET', `/procedures/inventory-audit/${id}/progress`)
      expect(progress.body).toMatchObject({ signature: { ...signed, sha256 }, may: { sign: false } })
    }
  } finally {
    await app.stop()
  }
})
