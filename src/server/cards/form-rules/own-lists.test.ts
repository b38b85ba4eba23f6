import { expect, test, vi } from 'vitest'
import type { SavedCells } from '#model/api/cards/cells.ts'
import type { FormOfType } from '#model/api/form-rules.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { signedIn } from '../../../../test/harness/factories.ts'
import { importer } from '../../../../test/harness/imports.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

/** A museum with terms of its own, whose administrator makes lists. */
async function museumWithLists() {
  const person = await importer(app())
  const { museum } = person
  const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await app().http.inject({
      method,
      url: `/api/v1/${url}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const forms = async (): Promise<FormOfType[]> => (await ask('GET', 'form-rules')).body.result
  return {
    ...person,
    museum,
    ask,
    async makeList(given: object) {
      const [form] = await forms()
      return ask('POST', 'form-rules/object/lists', {
        version: form?.version ?? 0,
        kind: 'all',
        path: 'materials/material',
        name: 'Our materials',
        terms: [],
        exit: 'closed',
        ...given,
      })
    },
    /** The list that a field offers. */
    listAt: async (path = 'materials/material', kind = 'all'): Promise<string> =>
      (await forms())[0]?.rules[kind]?.terms?.[path]?.below.id ?? '',
    below: async (id: string, code = 'MTC'): Promise<string[]> =>
      (await ask('GET', `lists/${code}/${id}`)).body.terms.map(({ name }: Term) => name),
    named: async (name: string, code = 'MTC'): Promise<Term[]> =>
      (await ask('GET', `lists/${code}?q=${name}`)).body.terms.filter((term: Term) => term.name === name),
  }
}

test('A list of the museum’s own is made with its terms and offered by a field in one go; names of the vocabulary may be in it [F-W12]', async () => {
  const { makeList, listAt, below, named, ask } = await museumWithLists()
  expect(await named('bronze')).toHaveLength(1)
  const { status, body } = await makeList({ terms: ['bronze', ' wax ', '', 'Wax', 'papier-mâché'] })
  expect(status, JSON.stringify(body)).toBe(200)
  const list = await listAt()
  expect(body.rules.all.terms).toEqual({
    'materials/material': { below: { id: list, name: 'Our materials' }, exit: 'closed' },
  })
  expect(await below(list)).toEqual(['bronze', 'Wax', 'papier-mâché'])
  const add = (name: string, parentTermId: string) => ask('POST', 'lists/MTC/terms', { name, parentTermId })
  expect((await add('iron', list)).status).toBe(200)
  // In the list once only, and outside it as strict as ever.
  expect((await add('Bronze', list)).body.fields).toHaveProperty('name')
  expect((await ask('POST', 'lists/MTC/terms', { name: 'Bronze' })).body.fields).toHaveProperty('name')
  const several = await ask('POST', 'lists/MTC/terms/several', {
    names: ['iron', 'lead', 'tin'],
    parentTermId: list,
  })
  expect(several.body).toEqual({ added: 2, there: 1 })
  expect(await below(list)).toEqual(['bronze', 'Wax', 'papier-mâché', 'iron', 'lead', 'tin'])
})

test('A list is refused where the vocabulary has no branches, for a name that is taken, and for whoever is no administrator; then nothing is made [F-W12]', async () => {
  const { makeList, call, named } = await museumWithLists()
  expect((await makeList({ path: 'department' })).body.fields).toHaveProperty('path')
  expect((await makeList({ kind: 'gone' })).body.fields).toHaveProperty('kind')
  expect((await makeList({ name: 'bronze' })).body.fields).toHaveProperty('name')
  expect((await makeList({ version: 7 })).status).toBe(409)
  expect(await named('Our materials')).toEqual([])
  const { status } = await call('POST', '/api/v1/form-rules/object/lists', {
    version: 0,
    kind: 'all',
    path: 'materials/material',
    name: 'Mine',
    terms: [],
    exit: 'open',
  })
  expect(status).toBe(403)
})

test('An import makes new terms inside the list; a closed one takes no others, an open one links them and says so [F-W12]', async () => {
  const { makeList, listAt, below, bring, run, named, call, map } = await museumWithLists()
  await makeList({ terms: ['wax'] })
  const list = await listAt()
  const table = await bring('Number,Material\nP 1,wax\nP 2,bronze\nP 3,qvanober\n')
  const { counts } = await run(table.id, 'load')
  expect(counts).toMatchObject({ created: 3, refused: 0 })
  // 'bronze' is elsewhere in the vocabulary: in a closed list it is a name like any other.
  expect(await below(list)).toEqual(['wax', 'bronze', 'qvanober'])
  expect(await named('bronze')).toHaveLength(2)

  const strict = await bring('Number,Material\nQ 1,wax\nQ 2,silver\n')
  await map(strict.id, { ...strict.mapping, createTerms: false, keepUnmatched: false })
  const checked = await run(strict.id, 'check')
  expect(checked.messages.map(({ kind, rows }) => [kind, rows])).toEqual([['notInList', [3]]])
  const read = (await call('GET', '/api/v1/catalogue/?q=P%202')).body.result[0]
  const card = (await call('GET', `/api/v1/catalogue/${read.id}`)).body
  const [listed] = (await named('bronze')).filter(({ parentId }) => parentId === list)
  expect(card.materials[0].material.id).toBe(listed?.id)
})

test('An open list links what an import finds elsewhere in the vocabulary, with a warning [F-W12]', async () => {
  const { makeList, listAt, below, bring, run } = await museumWithLists()
  await makeList({ terms: ['wax'], exit: 'open' })
  const table = await bring('Number,Material\nP 1,wax\nP 2,bronze\nP 3,qvanober\n')
  const checked = await run(table.id, 'check')
  expect(checked.messages.map(({ kind, rows }) => [kind, rows])).toEqual([['outsideList', [3]]])
  await run(table.id, 'load')
  expect(await below(await listAt())).toEqual(['wax', 'qvanober'])
})

test('A list for one category holds for its objects alone, in imports and in cells [F-W12]', async () => {
  const { makeList, listAt, museum, ask } = await museumWithLists()
  const [path, numismatic] = ['period', 'numismatic']
  const made = await makeList({ path, kind: numismatic, name: 'Coin styles', terms: ['crude'] })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  const list = await listAt(path, numismatic)
  expect(list).toMatch(/^\d+$/)
  const anna = await registrar(app, museum)
  const category = (id: number) => ({ objectInformation: { objectCategory: { id } } })
  const [coin, pot] = [await anna.put(category(9)), await anna.put(category(13))]
  await ask('POST', 'lists/DTZG/terms', { name: 'lavish' })
  const cell = ({ id, version }: { id: string; version: number }, text: string) => ({
    id,
    version,
    path,
    text,
  })
  const save = async (...cells: object[]) =>
    (await anna.call<SavedCells>('POST', '/cells', { cells })).body.problems
  expect(await save(cell(coin, 'lavish'), cell(pot, 'lavish'))).toEqual([
    { id: coin.id, path, message: expect.stringContaining('Not in the list “Coin styles”') },
  ])
  expect(await save(cell(coin, 'Crude'))).toEqual([])
  // A name that is in the list of coins and elsewhere is that of elsewhere for a pot, however deep it stands.
  const deep = await makeTerms(app(), museum, 'DTZG', ['styles > of pots > crude'])
  expect(await save(cell(pot, 'crude'))).toEqual([])
  expect(await anna.read(pot.id)).toMatchObject({ period: { id: deep['styles > of pots > crude'] } })
})

test('In a cell a name means the term of the list before that of the vocabulary; an open list takes the others [F-W12] [F-W13]', async () => {
  const { makeList, listAt, museum, named } = await museumWithLists()
  const path = 'period'
  await makeTerms(app(), museum, 'DTZG', ['rustic', 'lavish'])
  await makeList({ path, name: 'Our styles', terms: ['rustic'], exit: 'open' })
  const list = await listAt(path)
  const anna = await registrar(app, museum)
  const cards = [await anna.put({}), await anna.put({})]
  const texts = ['rustic', 'lavish']
  const cells = cards.map(({ id, version }, at) => ({ id, version, path, text: texts[at] }))
  const { body } = await anna.call<SavedCells>('POST', '/cells', { cells })
  expect(body.problems).toEqual([])
  const [own] = (await named('rustic', 'DTZG')).filter(({ parentId }) => parentId === list)
  const [first, second] = await Promise.all(cards.map(({ id }) => anna.read(id)))
  expect(first).toMatchObject({ period: { id: own?.id } })
  expect(second).toMatchObject({ period: { name: 'lavish' } })
})

test('A flat list is wholly the museum’s own: what came with the product is retired at once, and back by the history [F-W12]', async () => {
  const { ask, call } = await museumWithLists()
  await ask('POST', 'lists/RSTN/terms', { name: 'our own' })
  const offered = async (): Promise<string[]> =>
    (await ask('GET', 'lists/RSTN')).body.terms.map(({ name }: Term) => name)
  const before = await offered()
  expect(before.length).toBeGreaterThan(1)
  expect((await call('POST', '/api/v1/lists/RSTN/starters/deprecated')).status).toBe(403)
  expect((await ask('POST', 'lists/MTC/starters/deprecated')).status).toBe(403)
  const { body } = await ask('POST', 'lists/RSTN/starters/deprecated')
  expect(body).toEqual({ count: before.length - 1 })
  expect(await offered()).toEqual(['our own'])
  const [latest] = (await ask('GET', 'lists/RSTN/changes')).body.result
  expect(latest).toMatchObject({ kind: 'DEPRECATE', count: before.length - 1 })
})
