import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { LinkItem } from '#model/api/cards/shapes.ts'
import type { Operation } from '#model/api/operations.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'
import { termsOfCards } from './store/cards-with-terms.ts'

const app = useTestApp()

async function withMaterials() {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const terms = await makeTerms(app(), museum, 'MTC', [
    'metal',
    'metal > bronze',
    'metal > copper alloy',
    'clay',
  ])
  const of = (name: string) => ({ materials: [{ material: { id: terms[name] } }] })
  return { ...anna, terms, of, id: (name: string) => terms[name] ?? '' }
}

const numbered = (objectNumber: string) => ({ objectNumbers: [{ objectNumber }] })

test('What has a term is found by it, by the terms above it, and in every language it was given [C-K03] [C-V10]', async () => {
  const { put, numbers, of, id, ask, museum } = await withMaterials()
  await put({ ...numbered('1'), ...of('metal > bronze') })
  await put({ ...numbered('2'), ...of('clay') })
  expect(await numbers({ q: 'metal' })).toEqual(['1'])
  const filters = (name: string) => JSON.stringify({ materials_material: [id(name)] })
  expect(await numbers({ filters: filters('metal') })).toEqual(['1'])
  expect(await numbers({ filters: filters('metal > copper alloy') })).toEqual([])
  const labels = { en: 'metal', it: 'metallo', pl: 'żelastwo' }
  expect((await ask('PUT', `/terms/${id('metal')}`, { labels })).status).toBe(200)
  await vi.waitFor(async () => expect(await numbers({ q: 'zelastwo' })).toEqual(['1']), 15_000)
  await expectConsistency(app(), museum)
})

test('Whether many terms are in use is found without reading all cards for each of them [F-T16]', async () => {
  const { put, of, id, museum } = await withMaterials()
  for (let at = 0; at < 40; at++) await put({ ...numbered(`${at}`), ...(at === 20 && of('clay')) })
  await app().database.inTenant(museum.tenantId, async tx => {
    const unused = Array.from({ length: 2000 }, (_, at) => `${9_000_000 + at}`)
    const read = async () => {
      const { rows } = await sql<{ count: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'card_index'`.execute(
        tx.db,
      )
      return rows[0]?.count ?? 0
    }
    const before = await read()
    expect(await termsOfCards(tx, [...unused, id('clay')])).toEqual([id('clay')])
    expect((await read()) - before).toBeLessThan(2000)
  })
})

test('A renamed term is found by its new name alone, in cards, lists and headings [C-V09]', async () => {
  const { put, numbers, id, ask, call, museum } = await withMaterials()
  const { krater = '' } = await makeTerms(app(), museum, 'OGTD', ['krater'])
  const { id: card } = await put({ ...numbered('1'), objectName: { id: krater } })
  await ask('PUT', `/terms/${krater}`, { labels: { en: 'mixing bowl' } })
  await vi.waitFor(async () => expect(await numbers({ q: 'mixing' })).toEqual(['1']), 15_000)
  expect(await numbers({ q: 'krater' })).toEqual([])
  const list = await call<{ result: { title: string }[] }>('GET', '/')
  expect(list.body.result).toMatchObject([{ title: 'mixing bowl' }])
  expect((await call('GET', `/${card}`)).body.heading).toBe('mixing bowl')
  expect(id('clay')).not.toBe('')
  await expectConsistency(app(), museum)
})

test('A term that a card has, even one in the bin, is not deleted; one that no card has is [C-V09]', async () => {
  const { put, call, of, id, ask } = await withMaterials()
  const { id: card } = await put(of('clay'))
  const remove = async (name: string) => (await ask('DELETE', `/terms/${id(name)}`)).status
  expect(await remove('clay')).toBe(409)
  await call('DELETE', `/${card}`)
  expect(await remove('clay')).toBe(409)
  expect(await remove('metal')).toBe(409)
  expect(await remove('metal > bronze')).toBe(204)
})

test('A term that is taken while somebody deletes it either stays or is told as gone, never both [C-V09] [C-K01]', async () => {
  const museum = await makeMuseum(app())
  const { call, ask } = await registrar(app, museum)
  const names = Array.from({ length: 24 }, (_, at) => `material ${at}`)
  const terms = Object.values(await makeTerms(app(), museum, 'MTC', names))
  const ends = await Promise.all(
    terms.map(async (term, at) => {
      const take = () => call('POST', '/', { values: { materials: [{ material: { id: term } }] } })
      const remove = () => ask('DELETE', `/terms/${term}`)
      const [first, second] = at % 2 === 0 ? [take(), remove()] : [remove(), take()]
      const [taken, removed] = await Promise.all(at % 2 === 0 ? [first, second] : [second, first])
      return `${taken.status} ${removed.status}`
    }),
  )
  for (const end of ends) expect(['201 409', '400 204']).toContain(end)
  await expectConsistency(app(), museum)
})

test('Two terms become one in the vocabulary and in every card, with history, and one undo takes both back [C-V09] [C-K14]', async () => {
  const { put, create, read, release, history, of, id, ask, ended, undo, numbers, problems, museum } =
    await withMaterials()
  const first = await put({ ...numbered('1'), ...of('metal > bronze') })
  const second = await put({ ...numbered('2'), ...of('metal > copper alloy') })
  const edited = await create({ ...numbered('3'), ...of('metal > bronze') })
  const use = await ask<{ count: number; cards: LinkItem[] }>(
    'GET',
    `/lists/MTC/terms/${id('metal > bronze')}/use`,
  )
  expect(use.body).toMatchObject({ count: 2, cards: [{ id: first.id }, { id: edited.id }] })
  const merge = (code: string) =>
    ask<Operation>('POST', `/lists/${code}/terms/${id('metal > bronze')}/merge`, {
      intoId: id('metal > copper alloy'),
    })
  expect((await merge('DEPT')).status).toBe(404)
  const done = await ended(await merge('MTC'))
  expect(done.progress).toMatchObject({ success: [first.id], fail: [edited.id] })
  expect((await problems(done)).map(({ element }) => element)).toEqual([edited.id])
  const material = async (card: string) =>
    ((await read(card)).materials as { material: object }[])[0]?.material
  expect(await material(first.id)).toEqual({ id: id('metal > copper alloy'), name: 'copper alloy' })
  expect((await history(first.id))[0]).toMatchObject({ action: 'termMerged', operationId: done.id })
  expect(
    await numbers({ filters: JSON.stringify({ materials_material: [id('metal > copper alloy')] }) }),
  ).toContain('1')
  await release(edited)
  const undone = await undo(done)
  expect(undone.progress).toMatchObject({ success: [first.id], fail: [] })
  expect(await material(first.id)).toEqual({ id: id('metal > bronze'), name: 'bronze' })
  expect(await material(second.id)).toMatchObject({ name: 'copper alloy' })
  await expectConsistency(app(), museum)
})

test('Links by hand under a term that becomes one with another are under the kept one at both ends, in their order, and one undo gives them back [C-V09] [C-K08]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const { put, read, history, call, ask, ended, undo } = anna
  const terms = await makeTerms(app(), museum, 'ASSOC', ['sits in', 'stands in'])
  const [from = '', into = ''] = [terms['sits in'], terms['stands in']]
  const [hall, lid, jar, cup] = [await put({}), await put({}), await put({}), await put({})]
  const link = (id: string, itemIds: readonly string[], association: string) =>
    call('PUT', `/${id}/items`, { type: 1, itemIds, association })
  await link(hall.id, [cup.id, lid.id], from)
  await link(hall.id, [jar.id, lid.id], into)
  await link(jar.id, [hall.id], from)
  const linked = async (id: string) =>
    Object.fromEntries(
      (await read(id)).relatedEntities.map(({ association, linkItemIds }) => [association.name, linkItemIds]),
    )
  expect(await linked(hall.id)).toEqual({
    'sits in': [cup.id, lid.id, jar.id],
    'stands in': [jar.id, lid.id],
  })
  const done = await ended(await ask<Operation>('POST', `/lists/ASSOC/terms/${from}/merge`, { intoId: into }))
  expect(done.progress).toMatchObject({ success: [hall.id], fail: [] })
  // Each keeps its place: first of the one is beside first of the other.
  expect(await linked(hall.id)).toEqual({ 'stands in': [jar.id, cup.id, lid.id] })
  for (const { id } of [lid, jar, cup]) expect(await linked(id)).toEqual({ 'stands in': [hall.id] })
  expect((await read(hall.id)).relatedEntitiesCount).toEqual({ object: 3 })
  expect((await history(hall.id))[0]).toMatchObject({ action: 'termMerged', operationId: done.id })
  await expectConsistency(app(), museum)
  const undone = await undo(done)
  expect(undone.progress).toMatchObject({ success: [hall.id], fail: [] })
  expect(await linked(hall.id)).toEqual({
    'sits in': [cup.id, lid.id, jar.id],
    'stands in': [jar.id, lid.id],
  })
  expect(await linked(cup.id)).toEqual({ 'sits in': [hall.id] })
  await expectConsistency(app(), museum)
})

test('A term that takes the place of an association takes over what that is called from the other end [C-V09] [C-K08]', async () => {
  const museum = await makeMuseum(app())
  await app().database.inTenant(museum.tenantId, loadStarterTerms)
  const { put, read, call, ask, ended, undo } = await registrar(app, museum)
  const { 'lies within': into = '', 'is part of': from = '' } = await makeTerms(app(), museum, 'ASSOC', [
    'lies within',
    'is part of',
  ])
  const [whole, part] = [await put({}), await put({})]
  await call('PUT', `/${part.id}/items`, { type: 1, itemIds: [whole.id], association: from })
  const names = async () =>
    (await Promise.all([part, whole].map(({ id }) => read(id)))).map(({ relatedEntities }) =>
      relatedEntities.map(({ association }) => association.name),
    )
  expect(await names()).toEqual([['is part of'], ['has as a part']])
  const done = await ended(await ask<Operation>('POST', `/lists/ASSOC/terms/${from}/merge`, { intoId: into }))
  expect(await names()).toEqual([['lies within'], ['has as a part']])
  await undo(done)
  expect(await names()).toEqual([['is part of'], ['has as a part']])
  await call('DELETE', `/${whole.id}/items`, { type: 1, itemIds: [part.id] })
  expect(await names()).toEqual([[], []])
})
