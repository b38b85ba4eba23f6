import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Operation } from '#model/api/operations.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { checkConsistency, expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'
import { checkIndex } from './keep-index-right.ts'

const app = useTestApp()

const someone = async () => registrar(app, await makeMuseum(app()))

/** Waits until nothing works on the index any longer. */
const settled = () =>
  vi.waitFor(
    async () => {
      const queues = await app().jobs.counts()
      const left = queues.filter(
        ({ name, waiting, running }) => /reindex|operation/.test(name) && waiting + running > 0,
      )
      expect(left).toEqual([])
    },
    { timeout: 20_000, interval: 100 },
  )

test('Whatever is renamed, moved or merged while objects are saved with it, the index says the same as the documents [F-T24] [C-V09]', async () => {
  const anna = await someone()
  const { museum } = anna
  const actions = fc.constantFrom('save', 'rename', 'renameLinked', 'merge', 'move')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(actions, { minLength: 2, maxLength: 5 }), { minLength: 2, maxLength: 3 }),
      async rounds => {
        const made = await makeTerms(
          app(),
          museum,
          'OGTD',
          ['a', 'b', 'c', 'd'].map(name => `${name} ${crypto.randomUUID()}`),
        )
        const terms = Object.values(made)
        const linked = await anna.put({ title: { en: 'Hoard' } })
        const named: string[] = []
        for (const round of rounds) {
          await Promise.all(
            round.map(async (action, at) => {
              const [term = '', other = ''] = [terms[at % terms.length], terms[(at + 1) % terms.length]]
              if (action === 'save') {
                for (let times = 0; times < 3; times += 1) {
                  const saved = await anna.call('POST', '/', {
                    values: { objectName: { id: term }, relatedObject: [{ object: { id: linked.id } }] },
                  })
                  if (saved.status === 201) named.push(saved.body.id)
                }
              } else if (action === 'rename')
                await anna.ask('PUT', `/terms/${term}`, { labels: { en: `new ${crypto.randomUUID()}` } })
              else if (action === 'renameLinked') {
                const present = await anna.read(linked.id)
                await anna.call('PUT', `/${linked.id}/lock`)
                await anna.save(present, { title: { en: `Find ${crypto.randomUUID()}` } })
                await anna.release(linked)
              } else if (action === 'move') await anna.ask('PUT', `/terms/${term}/place`, { parentId: other })
              else await anna.ask<Operation>('POST', `/lists/OGTD/terms/${term}/merge`, { intoId: other })
            }),
          )
        }
        await settled()
        await expectConsistency(app(), museum)
        for (const id of named) {
          const { objectName } = (await anna.read(id)) as unknown as { objectName?: { id: string } }
          const { body } = await anna.ask<{ mergedInto?: unknown }>('GET', `/terms/${objectName?.id}`)
          expect(body.mergedInto ?? null).toBeNull()
        }
      },
    ),
    { numRuns: 6, seed: 24, endOnFailure: true },
  )
}, 120_000)

test('A museum whose records are being saved is held against its index as it is in one moment [F-T24]', async () => {
  const anna = await someone()
  const cards = await Promise.all(Array.from({ length: 8 }, () => anna.create({ remarks: 'old' })))
  let isSaving = true
  const saving = cards.map(async card => {
    for (let saves = 0; isSaving; saves += 1) {
      const { version } = await anna.read(card.id)
      await anna.save({ id: card.id, version }, { remarks: `new ${saves}` })
    }
  })
  try {
    for (let tries = 0; tries < 10; tries += 1) {
      const failed = await app()
        .database.inTenant(anna.museum.tenantId, checkConsistency)
        .catch((error: unknown) => error)
      // Others changed what was being compared: that is no difference.
      if (failed !== undefined) expect(failed).toMatchObject({ code: 'busy' })
    }
  } finally {
    isSaving = false
  }
  await Promise.all(saving)
  await expectConsistency(app(), anna.museum)
}, 60_000)

test('A term renamed while an object with it is being saved is found by its new name [F-T24]', async () => {
  const anna = await someone()
  const { old = '' } = await makeTerms(app(), anna.museum, 'OGTD', ['old'])
  for (let round = 1; round <= 5; round += 1) {
    const name = `name${round}`
    const saves = Array.from({ length: 4 }, () => anna.create({ objectName: { id: old } }))
    const renamed = anna.ask('PUT', `/terms/${old}`, { labels: { en: name } })
    await Promise.all([...saves, renamed])
    await settled()
    const { body } = await anna.call<{ totalSize: number }>('GET', `/?q=${name}`)
    expect(body.totalSize).toBe(round * 4)
  }
})

test('What stands below a merged term is found below the one that took its place, and where it was when that is taken back [F-T24] [C-V09]', async () => {
  const anna = await someone()
  const {
    metal = '',
    alloy = '',
    bronze = '',
  } = await makeTerms(app(), anna.museum, 'MTC', ['metal', 'alloy', 'bronze'])
  await anna.ask('PUT', `/terms/${bronze}/place`, { parentId: metal })
  await anna.put({ materials: [{ material: { id: bronze } }] })
  const found = async (q: string) =>
    (await anna.call<{ totalSize: number }>('GET', `/?q=${q}`)).body.totalSize
  await settled()
  expect(await found('metal')).toBe(1)
  const merged = await anna.ended(
    await anna.ask<Operation>('POST', `/lists/MTC/terms/${metal}/merge`, { intoId: alloy }),
  )
  await settled()
  // The term that took its place keeps its name.
  expect([await found('alloy'), await found('metal')]).toEqual([1, 1])
  await anna.undo(merged)
  await settled()
  expect([await found('alloy'), await found('metal')]).toEqual([0, 1])
})

test('The nightly check finds where index and documents differ, mends it and says which; what agrees is left as it is [F-T24]', async () => {
  const anna = await someone()
  const { tenantId } = anna.museum
  const { krater = '' } = await makeTerms(app(), anna.museum, 'OGTD', ['krater'])
  const cards = [
    await anna.put({ title: { en: 'Bowl' } }),
    await anna.put({ objectName: { id: krater } }),
    await anna.put({ title: { en: 'Cup' } }),
    await anna.put({ title: { en: 'Jug' } }),
  ]
  const [one = '', two = '', three = '', four = ''] = cards.map(({ id }) => id)
  await anna.call('PUT', `/${four}/items`, { type: 1, itemId: three })
  const check = () =>
    checkIndex(
      { database: app().database, renamed: async () => {} },
      tenantId,
      { of: 1, at: 0 },
      new AbortController().signal,
    )
  expect(await check()).toEqual([])
  await app().database.inTenant(tenantId, async ({ db }) => {
    await sql`update card_index set search = 'wrong'::tsvector where tenant_id = ${tenantId} and id = ${one}`.execute(
      db,
    )
    await sql`delete from card_index where tenant_id = ${tenantId} and id = ${two}`.execute(db)
    await sql`update card set deleted_at = now() where tenant_id = ${tenantId} and id = ${three}`.execute(db)
  })
  expect((await check()).toSorted()).toEqual([one, two, three].toSorted())
  expect(await check()).toEqual([])
  await app().database.inTenant(tenantId, async ({ db }) => {
    await sql`update card set deleted_at = null where tenant_id = ${tenantId} and id = ${three}`.execute(db)
  })
  expect(await check()).toEqual([three])
  await expectConsistency(app(), anna.museum)
})
