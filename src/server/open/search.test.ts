import { beforeAll, describe, expect, test } from 'vitest'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { allTerms, loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { openSite } from '../../../test/harness/open-site.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'
import { createSiteSearch, type SiteQuery } from './index.ts'

const app = useTestApp()

/** A museum with an open site, and ways to ask for its public records. */
async function openMuseum() {
  const site = await openSite(app, { languages: ['en', 'it'] })
  const { museum, at } = site
  const search = createSiteSearch(await openTextBook('Vitrine'))
  const ask = (query: Partial<SiteQuery>) =>
    app().database.inTenant(museum.tenantId, async tx => {
      const row = await tx.db
        .selectFrom('site')
        .where('tenant_id', '=', tx.tenantId)
        .select(['change', 'settings'])
        .executeTakeFirstOrThrow()
      return search.search(
        tx,
        { url: '', settings: row.settings, openedFirst: new Date(), stamp: row.change, museum: '' },
        'en',
        { kind: 'object', words: '', facets: {}, sort: 'relevance', page: 1, size: 24, ...query },
      )
    })
  const titles = async (query: Partial<SiteQuery>) =>
    (await ask(query)).listed.map(({ card }) => card.headings.en.title)
  const changes = () =>
    app().database.inTenant(museum.tenantId, tx =>
      tx.db
        .selectFrom('public_change')
        .where('tenant_id', '=', tx.tenantId)
        .select(['change', 'action', 'kind'])
        .orderBy('change')
        .execute(),
    )
  /** Waits until everything that was done is followed. */
  const followed = () =>
    expect
      .poll(
        () =>
          app().database.inTenant(museum.tenantId, async tx => {
            const rows = await tx.db
              .selectFrom('public_mark')
              .where('tenant_id', '=', tx.tenantId)
              .select('id')
              .execute()
            return rows.length
          }),
        { timeout: 5000, interval: 50 },
      )
      .toBe(0)
  const decide = (path: string, shown: boolean) =>
    site.ask('PUT', `${at}/fields`, { type: 'object', path, shown })
  return { ...site, answer: ask, titles, changes, followed, decide }
}

type Open = Awaited<ReturnType<typeof openMuseum>>

describe('The public finds', () => {
  let open: Open
  let bronze: string
  beforeAll(async () => {
    open = await openMuseum()
    await app().database.inTenant(open.museum.tenantId, loadStarterTerms)
    const terms = await app().database.inTenant(open.museum.tenantId, tx => allTerms(tx, 'MTC'))
    bronze = terms.find(({ labels }) => labels.en === 'bronze')?.id ?? ''
    expect(bronze).not.toBe('')
  })

  test('what was published within seconds, in the words of any language, and no longer once it is not [O-W05] [O-W42]', async () => {
    const { id } = await open.put({
      title: { en: 'Red krater', it: 'Cratere rosso di Łódź' },
      objectNumbers: [{ objectNumber: 'AB.1915/7' }],
      materials: [{ material: { id: bronze } }],
    })
    expect(await open.titles({ words: 'krater' })).toEqual([])
    await open.publish(id)
    await expect.poll(() => open.titles({ words: 'krater' }), { timeout: 5000 }).toEqual(['Red krater'])
    for (const words of [
      'cratere lodz',
      'KRATER',
      '"red krater"',
      'bronzo',
      'metallo',
      'AB.1915/7',
      'krater -blue',
    ])
      expect(await open.titles({ words }), words).toEqual(['Red krater'])
    for (const words of ['krater -rosso', '"krater red"', 'nothing', '!?', 'krater nothing'])
      expect(await open.titles({ words }), words).toEqual([])
    await open.publish(id, false)
    expect(await open.titles({ words: 'krater' })).toEqual([])
    await open.followed()
    const left = await app().database.inTenant(open.museum.tenantId, tx =>
      tx.db
        .selectFrom('public_record')
        .where('tenant_id', '=', tx.tenantId)
        .where('card_id', '=', id)
        .select(['search', 'keys', 'titles', 'hash'])
        .executeTakeFirst(),
    )
    expect(left).toEqual({ search: '', keys: '', titles: '', hash: '' })
    await open.publish(id)
    await expect.poll(() => open.titles({ words: 'krater' }), { timeout: 5000 }).toEqual(['Red krater'])
  })

  test('nothing by words that it may not read, and nothing of the names of records that it may not know [O-W23] [O-W28]', async () => {
    const whole = await open.put({ title: { en: 'Clandestine altarpiece' } })
    const { id } = await open.put({
      title: { en: 'Panel' },
      remarks: 'xylographer',
      acquisitions: [{ from: { name: 'Ostrogski' } }],
      structure: { whole: { id: whole.id } },
    })
    await open.publish(id)
    await expect.poll(() => open.titles({ words: 'panel' }), { timeout: 5000 }).toEqual(['Panel'])
    for (const words of ['xylographer', 'Ostrogski', 'clandestine']) {
      // The answer to a word that nobody ever wrote.
      const unknown = 'qwrtzkl'
      const text = JSON.stringify(await open.answer({ words: unknown })).replaceAll(unknown, words)
      expect(JSON.stringify(await open.answer({ words }))).toBe(text)
    }
    await open.publish(whole.id)
    await expect.poll(() => open.titles({ words: 'clandestine panel' }), { timeout: 5000 }).toEqual(['Panel'])
    await open.publish(whole.id, false)
    await expect.poll(() => open.titles({ words: 'clandestine panel' }), { timeout: 5000 }).toEqual([])
  })

  test('a field that the museum shows, and not one that it hides [O-W22]', async () => {
    const { id } = await open.put({
      title: { en: 'Vase' },
      description: { en: 'signed by Euphronios' },
      acquisitions: [{ from: { name: 'Radziwill' } }],
    })
    await open.publish(id)
    await expect.poll(() => open.titles({ words: 'Euphronios' }), { timeout: 5000 }).toEqual(['Vase'])
    await open.decide('acquisitions', true)
    await open.decide('description', false)
    await expect.poll(() => open.titles({ words: 'Radziwill' }), { timeout: 5000 }).toEqual(['Vase'])
    expect(await open.titles({ words: 'Euphronios' })).toEqual([])
    await open.decide('acquisitions', false)
    await open.decide('description', true)
    await open.followed()
  })

  test('exact numbers by facets of fields that are public, and ways out of an empty answer [O-W42]', async () => {
    const own = await openMuseum()
    await app().database.inTenant(own.museum.tenantId, loadStarterTerms)
    const material = (await app().database.inTenant(own.museum.tenantId, tx => allTerms(tx, 'MTC'))).find(
      ({ labels }) => labels.en === 'bronze',
    )
    const made = [
      { title: { en: 'Bronze horse' }, materials: [{ material: { id: material?.id } }] },
      { title: { en: 'Bronze rider' }, materials: [{ material: { id: material?.id } }] },
      { title: { en: 'Wooden horse' } },
    ]
    for (const values of made) await own.publish((await own.put(values)).id)
    await expect.poll(async () => (await own.answer({})).count, { timeout: 5000 }).toBe(3)
    const { facets, kinds } = await own.answer({})
    expect(kinds.get('object')).toBe(3)
    const ofMaterial = facets.find(({ path }) => path === 'materials/material')
    const value = ofMaterial?.values.find(({ name }) => name === 'bronze')
    expect(value).toMatchObject({ count: 2, isChosen: false })
    const chosen = { 'materials/material': [value?.value ?? ''] }
    expect((await own.titles({ facets: chosen, sort: 'newest' })).toSorted()).toEqual([
      'Bronze horse',
      'Bronze rider',
    ])
    expect((await own.answer({ facets: chosen, words: 'horse' })).count).toBe(1)
    const none = await own.answer({ facets: chosen, words: 'wooden' })
    expect(none.count).toBe(0)
    expect(none.waysOut.map(({ count, without }) => [count, without])).toEqual([
      [1, ofMaterial?.label],
      [2, 'wooden'],
    ])
    const misspelt = await own.answer({ words: 'bronce' })
    expect(misspelt.waysOut.map(({ query, count }) => [query.words, count])).toEqual([
      ['bronze', 2],
      ['', 3],
    ])
    expect((await own.answer({ facets: { 'materials/material': ['999999', 'x'] } })).count).toBe(0)
    expect(await own.titles({ sort: 'newest', size: 24, page: 2 })).toEqual([])
  })

  test('no value of a facet that only records have which are not public, by whatever number it is asked for [O-W28] [O-W23]', async () => {
    const own = await openMuseum()
    const terms = await makeTerms(app(), own.museum, 'MTC', ['unobtainium', 'stone'])
    const made = [
      { title: { en: 'Public stone' }, materials: [{ material: { id: terms.stone } }] },
      { title: { en: 'Secret' }, materials: [{ material: { id: terms.unobtainium } }] },
    ]
    const ids: string[] = []
    for (const values of made) ids.push((await own.put(values)).id)
    await own.publish(ids[0] ?? '')
    await expect.poll(async () => (await own.answer({})).count, { timeout: 5000 }).toBe(1)
    const numbers = Array.from({ length: 60 }, (_, at) => String(at))
    const asked = await own.answer({ facets: { 'materials/material': numbers } })
    const names = asked.facets.flatMap(({ values }) => values.map(({ name }) => name))
    expect(names).toContain('stone')
    expect(names).not.toContain('unobtainium')
    expect((await own.answer({ facets: { remarks: ['1'], 'location/room': ['1'] } })).count).toBe(1)
  })

  test('no word of what stands above a linked record, unless that is public, too [O-W25] [O-W28]', async () => {
    const own = await openMuseum()
    const collection = async (values: object) =>
      (await own.ask<{ id: string }>('POST', '/catalogue/collections/', { values })).body.id
    const published = (id: string, state: boolean) =>
      own.ask('PUT', `/catalogue/collections/${id}/publication_state`, { published: state })
    const bequest = await collection({ title: 'Confidential bequest' })
    const cups = await collection({ title: 'Cups', parent: { id: bequest } })
    await published(cups, true)
    const { id } = await own.put({
      title: { en: 'Kylix' },
      collections: [{ collection: { id: cups } }],
    })
    await own.publish(id)
    await expect.poll(() => own.titles({ words: 'cups' }), { timeout: 5000 }).toEqual(['Kylix'])
    expect(await own.titles({ words: 'bequest' })).toEqual([])
    const offered = async () =>
      (await own.answer({})).facets
        .find(({ path }) => path === 'collections/collection')
        ?.values.map(({ name }) => name)
    expect(await offered()).toEqual(['Cups'])
    await published(bequest, true)
    await expect.poll(() => own.titles({ words: 'bequest' }), { timeout: 8000 }).toEqual(['Kylix'])
    await published(bequest, false)
    await expect.poll(() => own.titles({ words: 'bequest' }), { timeout: 8000 }).toEqual([])
    expect(await offered()).toEqual(['Cups'])
  })

  test('other spellings by words of public titles alone, and no marker of the index [O-W23] [O-W42]', async () => {
    const own = await openMuseum()
    const { id } = await own.put({ title: { en: 'Bronze horse', it: 'Cavallo a figure di bronzo' } })
    for (const remarks of ['bronce', 'bronce', 'bronce', 'bronce'])
      await own.put({ remarks, title: { en: 'Bronse' } })
    await own.publish(id)
    await expect.poll(() => own.titles({ words: 'bronze' }), { timeout: 5000 }).toEqual(['Bronze horse'])
    for (const words of ['"cavallo a figure"', 'cavallo a', 'bronze -"a figure nere"'])
      expect(await own.titles({ words }), words).toEqual(['Bronze horse'])
    for (const words of ['"cavallo figure"', 'bronze -"a figure"'])
      expect(await own.titles({ words }), words).toEqual([])
    const [spelling] = (await own.answer({ words: 'bronce' })).waysOut
    expect(spelling?.query.words).toBe('bronze')
    for (const words of [
      `#${own.museum.tenantId}.1`,
      `@${own.museum.tenantId}.15`,
      '#1',
      'b',
      'z'.repeat(190),
    ])
      expect(await own.titles({ words }), words).toEqual([])
    const many = Array.from({ length: 100 }, () => 'b').join(' ')
    expect((await own.answer({ words: many })).count).toBe(0)
  })

  test('records of other kinds, and what they are called today [O-W42]', async () => {
    const { body } = await open.ask<{ id: string }>('POST', '/catalogue/persons/', {
      values: { names: [{ name: 'Artemisia Gentileschi', preferred: true }] },
    })
    const { id } = await open.put({ title: { en: 'Judith' }, productions: [{ agent: { id: body.id } }] })
    await open.publish(id)
    await expect.poll(() => open.titles({ words: 'gentileschi' }), { timeout: 5000 }).toEqual(['Judith'])
    const lock = await open.ask<{ version: number }>('PUT', `/catalogue/persons/${body.id}/lock`)
    expect(lock.status).toBeLessThan(300)
    const { body: read } = await open.ask('GET', `/catalogue/persons/${body.id}`)
    const saved = await open.ask('PUT', `/catalogue/persons/${body.id}`, {
      version: read.version,
      names: [{ name: 'Artemisia Lomi', preferred: true }],
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await open.ask('DELETE', `/catalogue/persons/${body.id}/lock`)
    await expect.poll(() => open.titles({ words: 'lomi' }), { timeout: 8000 }).toEqual(['Judith'])
    expect(await open.titles({ words: 'gentileschi' })).toEqual([])
    await open.ask('PUT', `/catalogue/persons/${body.id}/publication_state`, { published: true })
    await expect
      .poll(async () => (await open.answer({ words: 'lomi' })).kinds.get('agent'), { timeout: 5000 })
      .toBe(1)
    expect(await open.titles({ words: 'lomi', kind: 'agent' })).toEqual(['Artemisia Lomi'])
  })

  test('nothing of another museum', async () => {
    const other = await openMuseum()
    const { id } = await other.put({ title: { en: 'Unique quagga' } })
    await other.publish(id)
    await expect.poll(() => other.titles({ words: 'quagga' }), { timeout: 5000 }).toEqual(['Unique quagga'])
    expect(await open.titles({ words: 'quagga' })).toEqual([])
  })
})

test('Changes are numbered for those that the public can see, and not for others [O-W86]', async () => {
  const open = await openMuseum()
  const { id, version } = await open.put({ title: { en: 'Cup' }, remarks: 'first' })
  await open.publish(id)
  await expect.poll(() => open.titles({ words: 'cup' }), { timeout: 5000 }).toEqual(['Cup'])
  await open.followed()
  const seen = async () => (await open.changes()).map(({ change, action }) => `${change} ${action}`)
  expect(await seen()).toEqual(['1 created'])
  const save = async (values: object) => {
    expect((await open.ask('PUT', `/catalogue/${id}/lock`)).status).toBeLessThan(300)
    const { body } = await open.ask('GET', `/catalogue/${id}`)
    const saved = await open.save(body, values)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await open.ask('DELETE', `/catalogue/${id}/lock`)
    await open.followed()
  }
  expect(version).toBeDefined()
  await save({ title: { en: 'Cup' }, remarks: 'second' })
  expect(await seen()).toEqual(['1 created'])
  await save({ title: { en: 'Red cup' }, remarks: 'second' })
  expect(await seen()).toEqual(['1 created', '2 updated'])
  expect((await open.ask('DELETE', `/catalogue/${id}`)).status).toBe(204)
  expect(await open.titles({ words: 'cup' })).toEqual([])
  await open.followed()
  await expect.poll(seen, { timeout: 5000 }).toEqual(['1 created', '2 updated', '3 withdrawn'])
  expect((await open.ask('PUT', `/catalogue/${id}/restore`)).status).toBe(200)
  await expect.poll(seen, { timeout: 5000 }).toEqual(['1 created', '2 updated', '3 withdrawn', '4 created'])
})
