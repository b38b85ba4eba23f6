import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { signedIn } from '../../../test/harness/factories.ts'
import { importer } from '../../../test/harness/imports.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

/** An import of pots and beads, its terms by name, and what an administrator does with them. */
async function loaded() {
  const registrar = await importer(app())
  const { bring, run, call, ended, museum } = registrar
  const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const administer = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
    const answer = await app().http.inject({
      method,
      url: `/api/v1/${url}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  const { id, mapping } = await bring('Number,Material\nP 1,qvanober\nP 2,qvanwald\nP 3,qvankraut\n')
  expect(mapping.columns[1]?.targets).not.toEqual([])
  const { load, counts } = await run(id, 'load')
  expect(counts).toMatchObject({ created: 3 })
  const found = async (q: string): Promise<{ id: string; name: string }[]> =>
    (await call('GET', `/api/v1/lists/MTC?q=${q}`)).body.terms
  const terms = new Map((await found('qvan')).map(({ id: term, name }) => [name, term]))
  return {
    ...registrar,
    administer,
    terms,
    names: async () => (await found('qvan')).map(({ name }) => name).toSorted(),
    cardOf: async (number: string): Promise<string> =>
      (await call('GET', `/api/v1/catalogue/?q=${encodeURIComponent(number)}`)).body.result[0].id,
    async undone() {
      const { status, body } = await call('POST', `/api/v1/operations/${load?.id}/undo`)
      expect(status).toBe(202)
      await ended(body.id)
      return registrar.read(id)
    },
  }
}

test('Terms that an import made go with it when it is taken back, and the person is told how many [C-K16] [C-V09]', async () => {
  const { names, undone, administer, museum } = await loaded()
  expect(await names()).toEqual(['qvankraut', 'qvanober', 'qvanwald'])
  expect(await undone()).toMatchObject({ undone: true, undoneTerms: { removed: 3, kept: 0 } })
  expect(await names()).toEqual([])
  const changes = (await administer('GET', 'lists/MTC/changes')).body.result
  expect(changes[0]).toMatchObject({ kind: 'DELETE', count: 3 })
  await expectConsistency(app(), museum)
})

test('Terms that something else uses or somebody changed since stay, and those above them [C-K16] [C-V09]', async () => {
  const { names, undone, administer, terms, call, bring, run, read } = await loaded()
  const other = await bring('Number,Material\nX 1,qvanober\n')
  await run(other.id, 'load')
  const wald = terms.get('qvanwald')
  await administer('PUT', `terms/${wald}`, { labels: { de: 'Qvanwaldit' } })
  expect(await undone()).toMatchObject({ undoneTerms: { removed: 1, kept: 2 } })
  expect(await names()).toEqual(['qvanober', 'qvanwald'])
  // The second import made none of them.
  const { load } = await read(other.id)
  await call('POST', `/api/v1/operations/${load?.id}/undo`)
  await vi.waitFor(async () => expect((await read(other.id)).undo?.state).toBe('DONE'), 20_000)
  expect(await names()).toEqual(['qvanober', 'qvanwald'])
})

test('A term under which somebody put one of their own stays [C-V09]', async () => {
  const { names, undone, administer, terms } = await loaded()
  const under = { name: 'qvanasche', parentTermId: terms.get('qvanober') }
  expect((await administer('POST', 'lists/MTC/terms', under)).status).toBe(200)
  expect(await undone()).toMatchObject({ undoneTerms: { removed: 2, kept: 1 } })
  expect(await names()).toEqual(['qvanasche', 'qvanober'])
})

test('An object that comes back from the bin brings back its terms [C-K13] [C-V09]', async () => {
  const { names, undone, administer, cardOf, museum } = await loaded()
  const id = await cardOf('P 1')
  await undone()
  const restored = await administer('PUT', `catalogue/${id}/restore`)
  expect(restored.body).toMatchObject({ materials: [{ material: { name: 'qvanober' } }] })
  expect(await names()).toEqual(['qvanober'])
  // The vocabulary’s own undo brings back the others and leaves alone what is there.
  const { body } = await administer('GET', 'lists/MTC/changes')
  const removal = body.result.find(({ kind }: { kind: string }) => kind === 'DELETE')
  expect((await administer('PUT', `term-changes/${removal.id}/undone`)).status).toBe(204)
  expect(await names()).toEqual(['qvankraut', 'qvanober', 'qvanwald'])
  await expectConsistency(app(), museum)
})
