import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'
import { findOrCreate } from './index.ts'

const app = useTestApp()

interface Term {
  readonly id: string
  readonly name: string
  readonly alternatives: Readonly<Record<string, readonly string[]>>
}

async function administrator() {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const found = async (code: string, q: string): Promise<string[]> => {
    const { body } = await anna.ask<{ terms: Term[] }>('GET', `/lists/${code}?${new URLSearchParams({ q })}`)
    return body.terms.map(({ name }) => name)
  }
  const update = async (id: string, changes: object) => {
    const { status, body } = await anna.ask<Term>('PUT', `/terms/${id}`, { labels: {}, ...changes })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const term = async (id: string) => (await anna.ask<Term>('GET', `/terms/${id}`)).body
  const exported = async (code: string, format: string): Promise<string> =>
    (
      await app().http.inject({
        url: `/api/v1/lists/${code}/export?format=${format}`,
        headers: anna.headers,
      })
    ).body
  const load = async (code: string, format: string, content: string) => {
    const { status, body } = await anna.ask<{ created: number; updated: number; unchanged: number }>(
      'POST',
      `/lists/${code}/import`,
      { format, content },
    )
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const object = (number: string, material: string) =>
    anna.put({ objectNumbers: [{ objectNumber: number }], materials: [{ material: { id: material } }] })
  return { museum, anna, found, update, term, exported, load, object }
}

test('A term is found by its other names in every language, and so are the records that have it, or one below it [F-W04]', async () => {
  const { museum, anna, found, update, object } = await administrator()
  const ids = await makeTerms(app(), museum, 'MTC', ['stone', 'stone > limestone'])
  await object('1', ids['stone > limestone'] ?? '')
  const alternatives = {
    de: ['Kalkstein', ' Kalkstein ', 'Weißjura'],
    pl: ['wapień łódzki'],
    en: ['limestone'],
  }
  const changed = await update(ids['stone > limestone'] ?? '', { alternatives })
  // Each once, none that is the name itself.
  expect(changed.alternatives).toEqual({ de: ['Kalkstein', 'Weißjura'], pl: ['wapień łódzki'] })
  await update(ids.stone ?? '', { alternatives: { it: ['materiale lapideo'] } })
  for (const q of ['kalkst', 'WEISSJURA', 'lodzki', 'kstei', 'jura'])
    expect(await found('MTC', q), q).toEqual(['limestone'])
  for (const q of ['kalkstein', 'weissjura', 'łódzki', 'lapideo', '"wapień łódzki"'])
    await vi.waitFor(async () => expect(await anna.numbers({ q }), q).toEqual(['1']), { timeout: 20_000 })
  // A table that names it so means it.
  const known = await app().database.inTenant(museum.tenantId, tx =>
    findOrCreate(tx, 'MTC', ['kalkstein', 'Limestone'], {
      create: true,
      language: 'de',
      editor: { accountId: null, impersonatorId: null },
    }),
  )
  expect([...known.values()]).toEqual([ids['stone > limestone'], ids['stone > limestone']])
  await update(ids['stone > limestone'] ?? '', { alternatives: {} })
  expect(await found('MTC', 'kalkst')).toEqual([])
})

test.each(['csv', 'tsv', 'skos-turtle'])(
  'Other names go out in %s and come in again; a file adds to them [F-W04]',
  async format => {
    const { museum, update, term, exported, load } = await administrator()
    const { jug = '' } = await makeTerms(app(), museum, 'CLS', ['jug'])
    const alternatives = { en: ['ewer', 'pitcher; tall'], de: ['Krug'], pl: ['dzban'] }
    await update(jug, { alternatives })
    const file = await exported('CLS', format)
    expect(await load('CLS', format, file)).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    expect(await load('CLS', format, file.replace('ewer', 'flagon'))).toMatchObject({ updated: 1 })
    expect((await term(jug)).alternatives).toEqual({
      ...alternatives,
      en: ['ewer', 'pitcher; tall', 'flagon'],
    })
  },
)

test('The alternative names of a SKOS file are read, in our languages [F-W04]', async () => {
  const { found, load } = await administrator()
  await load(
    'MTC',
    'skos-turtle',
    `@prefix skos: <http://www.w3.org/2004/02/skos/core#> . @prefix : <http://example.org/> .
    :gold a skos:Concept ; skos:prefLabel "gold"@en ; skos:altLabel "aurum"@en, "Feingold"@de-AT, "or"@fr .`,
  )
  expect(await found('MTC', 'aurum')).toEqual(['gold'])
  expect(await found('MTC', 'feing')).toEqual(['gold'])
  expect(await found('MTC', 'or')).toEqual([])
})

test('A term that takes the place of another keeps its names, until that is undone [F-W04] [C-V09]', async () => {
  const { museum, anna, found, update, term, object } = await administrator()
  const { Schale = '', bowl = '' } = await makeTerms(app(), museum, 'MTC', ['Schale', 'bowl'])
  await update(Schale, { alternatives: { it: ['ciotola'] } })
  await object('1', Schale)
  await anna.ended(await anna.ask('POST', `/lists/MTC/terms/${Schale}/merge`, { intoId: bowl }))
  expect((await term(bowl)).alternatives).toEqual({ en: ['Schale'], it: ['ciotola'] })
  expect(await found('MTC', 'schal')).toEqual(['bowl'])
  expect(await found('MTC', 'iotol')).toEqual(['bowl'])
  await vi.waitFor(async () => expect(await anna.numbers({ q: 'ciotola' })).toEqual(['1']), {
    timeout: 20_000,
  })
  const { body } = await anna.ask<{ result: { id: string }[] }>('GET', '/lists/MTC/changes')
  await anna.ask('PUT', `/term-changes/${body.result[0]?.id}/undone`)
  expect((await term(bowl)).alternatives).toEqual({})
})

test('Terms are found by the beginning of their notation, and records by the notation of their terms [F-W04]', async () => {
  const { anna, museum, found, update } = await administrator()
  const { lion = '', jerome = '' } = await makeTerms(app(), museum, 'ICONCLASS', ['lion', 'jerome'])
  await update(lion, { notation: '25F23(LION)' })
  await update(jerome, { notation: '11H(JEROME)' })
  for (const q of ['25F2', '25f23(lion)', '25F23(LI'])
    expect(await found('ICONCLASS', q), q).toEqual(['lion'])
  expect(await found('ICONCLASS', '11H(JEROME)')).toEqual(['jerome'])
  for (const [number, id] of [
    ['1', lion],
    ['2', jerome],
  ] as const)
    await anna.put({ objectNumbers: [{ objectNumber: number }], iconclass: [{ id }] })
  expect(await anna.numbers({ q: '25F23' })).toEqual(['1'])
  expect(await anna.numbers({ q: '25F23(LION)' })).toEqual(['1'])
  expect(await anna.numbers({ q: '11H(JEROME)' })).toEqual(['2'])
})
