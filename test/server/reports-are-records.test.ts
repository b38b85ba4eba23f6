import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { outsideTarget, restoreBackup } from '#server/platform/backup/index.ts'
import { migrate, museumIds } from '#server/platform/db/index.ts'
import { isIntact } from '#server/platform/frozen.ts'
import { createLog } from '#server/platform/log.ts'
import { startTestApp } from '../harness/app.ts'
import { createTestDatabase } from '../harness/database.ts'
import { registrar } from '../harness/registrar.ts'

/** The demonstration of a version whose condition reports stood in tables of their own. */
const backup = fileURLToPath(new URL('../fixtures/earlier-versions/0060.tar.zst', import.meta.url))

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** All that is known of a report, by its number, with ids as texts. */
const before = `
  select report.number, report.state, report.card_id::text as object, procedure.number as procedure, previous.number as previous,
    report.document, report.last_damage, report.created_at, report.created_by::text, report.deleted_at, report.frozen, report.sha256,
    report.finished_at, report.finished_by, report.finished_account::text, report.annulled_at, report.annulled_by, report.annulled_reason,
    report.remind_at,
    (select coalesce(jsonb_agg(file_id::text order by position), '[]') from condition_image image
      where image.tenant_id = report.tenant_id and image.report_id = report.id) as pictures,
    (select coalesce(jsonb_agg(jsonb_build_object('id', damage.id::text, 'number', number, 'document', document, 'comparison', comparison,
        'regions', (select coalesce(jsonb_agg(jsonb_build_object('id', region.id::text, 'source', file_id::text, 'selector', selector)
          order by region.id), '[]') from condition_region region
          where region.tenant_id = damage.tenant_id and region.damage_id = damage.id)) order by number), '[]')
      from condition_damage damage where damage.tenant_id = report.tenant_id and damage.report_id = report.id) as damages,
    (select coalesce(jsonb_agg(to_jsonb(signature) - 'tenant_id' - 'report_id' order by id), '[]') from condition_signature signature
      where signature.tenant_id = report.tenant_id and signature.report_id = report.id) as signatures
  from condition_report report
  left join procedure on procedure.tenant_id = report.tenant_id and procedure.id = report.procedure_id
  left join condition_report previous on previous.tenant_id = report.tenant_id and previous.id = report.previous_id
  order by 1`

const after = `
  select card.number, case (card.data #>> '{state,id}')::int when 1 then 'DRAFT' when 2 then 'FINISHED' when 3 then 'ANNULLED' end as state,
    card.data #>> '{object,id}' as object, procedure.number as procedure, previous.number as previous,
    (card.data - '{reportNumber,state,object,procedure,previous,lastDamage,pictures,damages,completenessOfObject}'::text[])
      || case when card.data ? 'completenessOfObject' then jsonb_build_object('completeness', card.data -> 'completenessOfObject')
        else '{}' end as document,
    coalesce((card.data ->> 'lastDamage')::int, 0) as last_damage, card.created_at, card.created_by::text, card.deleted_at,
    frozen.content as frozen, frozen.sha256, frozen.at as finished_at, coalesce(frozen.name, '') as finished_by,
    frozen.account_id::text as finished_account, frozen.annulled_at, coalesce(frozen.annulled_by, '') as annulled_by,
    coalesce(frozen.annulled_reason, '') as annulled_reason, reminder.at as remind_at,
    (select coalesce(jsonb_agg(picture #>> '{file,id}'), '[]') from jsonb_array_elements(card.data -> 'pictures') picture) as pictures,
    (select coalesce(jsonb_agg(jsonb_build_object('id', damage ->> 'id', 'number', damage -> 'number',
        'document', damage - '{id,number,comparison,regions}'::text[], 'comparison',
        case (damage #>> '{comparison,id}')::int when 1 then 'UNCHANGED' when 2 then 'WORSE' when 3 then 'TREATED' end,
        'regions', (select coalesce(jsonb_agg(jsonb_build_object('id', region ->> 'id') || (region -> 'region')), '[]')
          from jsonb_array_elements(damage -> 'regions') region))), '[]')
      from jsonb_array_elements(card.data -> 'damages') damage) as damages,
    (select coalesce(jsonb_agg(to_jsonb(signature) - 'tenant_id' - 'card_id' order by id), '[]') from card_signature signature
      where signature.tenant_id = card.tenant_id and signature.card_id = card.id) as signatures
  from card
  left join card procedure on procedure.tenant_id = card.tenant_id and procedure.id = (card.data #>> '{procedure,id}')::bigint
  left join card previous on previous.tenant_id = card.tenant_id and previous.id = (card.data #>> '{previous,id}')::bigint
  left join card_frozen frozen on frozen.tenant_id = card.tenant_id and frozen.card_id = card.id
  left join card_reminder reminder on reminder.tenant_id = card.tenant_id and reminder.card_id = card.id
  where card.type = 23
  order by 1`

test('Reports of the version before are records, with every word, damage, region, picture and signature, and what was frozen byte for byte [F-H01] [C-P08]', async () => {
  const database = await createTestDatabase({ empty: true })
  cleanUps.push(database.drop)
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-moved-'))
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))
  const { ownerUrl, appUrl } = database
  const [appRole, log] = [new URL(appUrl).username, createLog('silent')]
  await restoreBackup({
    file: backup,
    dataDir,
    openTarget: () => outsideTarget({ ownerUrl, appUrl, appRole }, log),
    replace: false,
    warn: () => undefined,
    signal: new AbortController().signal,
  })
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  cleanUps.push(() => client.end())
  const { rows: museums } = await client.query<{ id: string }>('select id from tenant order by id')
  const all = async (text: string) => {
    const found: Record<string, unknown>[] = []
    for (const { id } of museums) {
      await client.query("select set_config('app.tenant_id', $1, false)", [id])
      found.push(...(await client.query<Record<string, unknown>>(text)).rows)
    }
    return found
  }
  // What the demonstration has no report for: one that was annulled, what a person says of a damage, one in the bin.
  for (const { id } of museums) {
    await client.query("select set_config('app.tenant_id', $1, false)", [id])
    await client.query(`
      insert into condition_report (tenant_id, number, card_id, previous_id, state, document, last_damage, created_at, created_by, updated_at,
        finished_at, finished_by, frozen, sha256, annulled_at, annulled_by, annulled_reason)
      select tenant_id, number || '-B', card_id, id, 'ANNULLED', document || '{"completeness": {"id": 2}}', last_damage, created_at, created_by,
        updated_at, finished_at, finished_by, frozen, sha256, now(), 'Anna', 'Another painting'
      from condition_report where state = 'FINISHED'`)
    await client.query(`
      insert into condition_damage (tenant_id, report_id, number, document, previous_id, comparison)
      select damage.tenant_id, report.id, damage.number, damage.document, damage.id, 'WORSE' from condition_damage damage
      join condition_report report on report.tenant_id = damage.tenant_id and report.previous_id = damage.report_id`)
    await client.query(`
      insert into condition_report (tenant_id, number, card_id, document, created_at, created_by, updated_at, deleted_at)
      select tenant_id, number || '-C', card_id, '{}', created_at, created_by, updated_at, now()
      from condition_report where state = 'FINISHED'`)
  }
  const kept = await all(before)
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter(({ state }) => state === 'FINISHED').length).toBeGreaterThan(0)
  expect(kept.flatMap(({ damages }) => damages as object[]).length).toBeGreaterThan(3)
  expect(kept.flatMap(({ signatures }) => signatures as object[]).length).toBeGreaterThan(0)
  await migrate({ url: ownerUrl, appRole, log })
  expect(await all(after)).toEqual(kept)
}, 120_000)

test('The address a report had before leads to it, its hash holds, and lists and links know it [F-H01] [C-P08]', async () => {
  const app = await startTestApp({ backup })
  cleanUps.push(() => app.stop())
  const museums = await app.database.asSystem('test', museumIds)
  let opened = 0
  for (const tenantId of museums) {
    const anna = await registrar(() => app, { tenantId, name: '' })
    const former = await app.database.inTenant(tenantId, ({ db }) =>
      db
        .selectFrom('card_former_id')
        .leftJoin('card_frozen', join =>
          join
            .onRef('card_frozen.tenant_id', '=', 'card_former_id.tenant_id')
            .onRef('card_frozen.card_id', '=', 'card_former_id.card_id'),
        )
        .where('card_former_id.tenant_id', '=', tenantId)
        .where('kind', '=', 'conditionReport')
        .select(['former_id', 'card_former_id.card_id as id', 'content as text', 'sha256'])
        .execute(),
    )
    for (const { former_id, id, text, sha256 } of former) {
      opened++
      const { status, body } = await anna.ask<ConditionReport>('GET', `/condition-reports/${former_id}`)
      expect(status).toBe(200)
      expect(body.id).toBe(id)
      expect((await anna.ask('GET', `/condition-records/${id}`)).status).toBe(200)
      if (text === null || sha256 === null) continue
      expect(body.frozen).toMatchObject({ intact: true, sha256 })
      expect(isIntact({ text, sha256 })).toBe(true)
      // Ids of damages are those that were frozen.
      const frozen = JSON.parse(text) as { readonly damages: readonly { readonly id: string }[] }
      expect(body.damages.map(damage => damage.id)).toEqual(frozen.damages.map(damage => damage.id))
    }
  }
  expect(opened).toBeGreaterThan(1)
}, 120_000)
