import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Operation } from '#model/api/operations.ts'
import { checkIndex } from '#server/cards/indexing/keep-index-right.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { addFile } from '../../../test/harness/files.ts'
import { type Condition, damaged, withLoans } from '../../../test/harness/lender.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

const app = useTestApp()

const jobOf = <Input extends object>(name: string) => defineJob<Input>({ name, run: async () => undefined })

const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 15_000, interval: 100 })

describe('What lines refer to', () => {
  test('is found by its name of today and where its term stands, is in use, and is followed when terms become one [C-Q01] [C-V09]', async () => {
    const { museum, anna, one } = await withLoans(app)
    const terms = await makeTerms(app(), museum, 'LR', ['depot', 'depot > shelf', 'attic', 'cellar'])
    const id = (name: string) => terms[name] ?? ''
    const audit = await anna.begin(
      'INVENTORY_AUDIT',
      'Spring',
      {},
      { [one]: { foundAt: { id: id('depot > shelf') } } },
    )
    const foundAt = (condition: string, value: string): Condition => [
      '@lines>inventoryAudit>@line/foundAt',
      condition,
      value,
    ]
    expect(await anna.objects(foundAt('CONTAINS', 'shelf'))).toEqual(['1'])
    expect(await anna.objects(foundAt('WITHIN', id('depot')))).toEqual(['1'])
    expect((await anna.ask('DELETE', `/terms/${id('depot > shelf')}`)).status).toBe(409)
    const use = await anna.ask('GET', `/lists/LR/terms/${id('depot > shelf')}/use`)
    expect(use.body).toMatchObject({ count: 1, cards: [{ id: audit }] })
    await anna.ask('PUT', `/terms/${id('depot > shelf')}`, { labels: { en: 'rack' } })
    await anna.ask('PUT', `/terms/${id('depot > shelf')}/place`, { parentId: id('attic') })
    await eventually(async () => {
      expect(await anna.objects(foundAt('CONTAINS', 'rack'))).toEqual(['1'])
      expect(await anna.objects(foundAt('WITHIN', id('attic')))).toEqual(['1'])
    })
    expect(await anna.objects(foundAt('CONTAINS', 'shelf'))).toEqual([])
    expect(await anna.objects(foundAt('WITHIN', id('depot')))).toEqual([])
    const merged = await anna.ended(
      await anna.ask<Operation>('POST', `/lists/LR/terms/${id('depot > shelf')}/merge`, {
        intoId: id('cellar'),
      }),
    )
    await eventually(async () => {
      for (const name of ['depot > shelf', 'cellar'])
        expect(await anna.objects(foundAt('EQUALS', id(name))), name).toEqual(['1'])
    })
    expect((await anna.ask('DELETE', `/terms/${id('cellar')}`)).status).toBe(409)
    await expectConsistency(app(), museum)
    await anna.undo(merged)
    await eventually(async () => expect(await anna.objects(foundAt('EQUALS', id('cellar')))).toEqual([]))
    expect(await anna.objects(foundAt('EQUALS', id('depot > shelf')))).toEqual(['1'])
    await expectConsistency(app(), museum)
  })

  test('is found by the name a linked record has today, and as the record it has become [C-Q01] [C-K16]', async () => {
    const { museum, anna, one } = await withLoans(app)
    const [permit, other] = [
      await addFile(app(), anna, { name: 'permit.jpg' }),
      await addFile(app(), anna, { name: 'other.jpg' }),
    ]
    await anna.lend(
      'Tin',
      {},
      { [one]: { authorizations: [{ requestDate: '2026-01-02', document: { id: permit } }] } },
    )
    const paper = (condition: string, value: string): Condition => [
      '@lines>loanOut>@line/authorizations/document',
      condition,
      value,
    ]
    expect(await anna.objects(paper('CONTAINS', 'permit'))).toEqual(['1'])
    const { body: file } = await anna.ask('GET', `/files/${permit}`)
    await anna.ask('PUT', `/files/${permit}/lock`)
    const renamed = await anna.ask('PUT', `/files/${permit}`, {
      id: permit,
      version: file.version,
      title: { en: 'Licence of the ministry' },
    })
    expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
    await eventually(async () => {
      expect(await anna.objects(paper('CONTAINS', 'ministry'))).toEqual(['1'])
      expect(await anna.objects(paper('CONTAINS', 'permit'))).toEqual([])
    })
    // No type that lines link to today is merged: so it is noted by hand, and the line indexed as the job does it.
    await app().database.inTenant(museum.tenantId, async tx => {
      await tx.db
        .insertInto('card_merge')
        .values({ tenant_id: tx.tenantId, card_id: permit, into_id: other, operation_id: '1', done: true })
        .execute()
    })
    await app().jobs.enqueue(
      undefined,
      jobOf<{ readonly tenantId: string; readonly cardIds: readonly string[] }>('cards.reindex-linking'),
      {
        tenantId: museum.tenantId,
        cardIds: [permit],
      },
    )
    await eventually(async () => expect(await anna.objects(paper('CONTAINS', 'other'))).toEqual(['1']))
    for (const id of [permit, other]) expect(await anna.objects(paper('EQUALS', id)), id).toEqual(['1'])
  })

  test('a borrower that became one with another goes on leading to the objects it borrowed [C-Q01] [C-K16]', async () => {
    const { museum, anna, czartoryski } = await withLoans(app)
    const kept = await anna.made('/catalogue/persons/', {
      entityType: { id: 7 },
      names: [{ name: 'Muzeum Narodowe' }],
    })
    const by = (id: string): Condition => ['@lines>loanOut>borrower', 'EQUALS', id]
    expect(await anna.objects(by(kept.id))).toEqual([])
    const version = async (id: string) => (await anna.ask('GET', `/catalogue/persons/${id}`)).body.version
    await anna.ended(
      await anna.ask<Operation>('POST', `/catalogue/persons/${kept.id}/merge`, {
        otherId: czartoryski.id,
        version: await version(kept.id),
        otherVersion: await version(czartoryski.id),
      }),
    )
    for (const id of [kept.id, czartoryski.id]) expect(await anna.objects(by(id)), id).toEqual(['1', '2'])
    expect(await anna.objects(['@lines>loanOut>borrower', 'CONTAINS', 'narodowe'], damaged)).toEqual(['1'])
    await expectConsistency(app(), museum)
  })
})

describe('Lines of an installation that had them before there were such searches', () => {
  test('are indexed behind the requests, and each night a share is held against what they say [C-Q01] [F-T24]', async () => {
    const { museum, anna } = await withLoans(app)
    await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db.updateTable('card_line').set({ fields: null }).where('tenant_id', '=', tenantId).execute(),
    )
    expect(await anna.objects(damaged)).toEqual([])
    await app().jobs.enqueue(undefined, jobOf<{ readonly tenantId: string }>('cards.reindex-lists'), {
      tenantId: museum.tenantId,
    })
    await eventually(async () => expect(await anna.objects(damaged)).toEqual(['1', '2', '3']))
    const night = () =>
      checkIndex(
        { database: app().database, renamed: async () => {} },
        museum.tenantId,
        { of: 1, at: 0 },
        new AbortController().signal,
      )
    expect(await night()).toEqual([])
    const { rows } = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      sql<{ id: string }>`
        update card_line set fields = '''nothing''' where tenant_id = ${tenantId} returning record_id as id`.execute(
        db,
      ),
    )
    expect(await anna.objects(damaged)).toEqual([])
    expect((await night()).toSorted()).toEqual([...new Set(rows.map(({ id }) => id))].toSorted())
    expect(await anna.objects(damaged)).toEqual(['1', '2', '3'])
    expect(await night()).toEqual([])
  })
})
