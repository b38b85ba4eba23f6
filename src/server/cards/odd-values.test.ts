import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

const someone = async () => registrar(app, await makeMuseum(app()))

test('A bulk action whose objects are named wrongly is refused: it never becomes one over the whole catalogue [C-K16]', async () => {
  const { put, call, numbers } = await someone()
  const { id } = await put({ objectNumbers: [{ objectNumber: '1' }] })
  const tooMany = Array.from({ length: 50_001 }, (_, at) => String(at + 1))
  for (const selection of [{ ids: ['x'] }, { ids: id }, { ids: tooMany }, { ids: null }, { idz: [id] }, []])
    for (const path of ['/bulk', '/bulk/preview'])
      expect((await call('POST', path, { selection, action: { kind: 'delete' } })).status).toBe(400)
  expect((await call('POST', '/pdf', { selection: { ids: ['x'] } })).status).toBe(400)
  expect(await numbers()).toEqual(['1'])
})

test('Versions that no card has are refused when a card or a draft is saved [C-K15]', async () => {
  const { create, save, call, read } = await someone()
  const card = await create()
  for (const version of [1.5, -1, 1e12, 1e300, 2_147_483_648]) {
    expect((await save({ id: card.id, version }, { remarks: 'x' })).status, String(version)).toBe(400)
    const draft = await call('PUT', `/${card.id}/draft`, { version, values: {} })
    expect(draft.status, String(version)).toBe(400)
  }
  expect((await save({ id: card.id, version: 2_000_000_000 }, {})).status).toBe(409)
  expect((await read(card.id)).version).toBe(1)
})

test('Texts of any length and any writing are kept as they were typed, found, and counted; numbers that grow when they are compared, too [C-K12] [C-O05]', async () => {
  const { create, save, read, call, museum } = await someone()
  const card = await create()
  const remarks = `${'x'.repeat(50_000)} ${'\u{1F3FA}'.repeat(20_000)} עברית العربية 漢字 e\u0301 ${'a\u0323\u0307'.repeat(500)}`
  const values = {
    remarks,
    objectNumbers: [{ objectNumber: '\uFDFA'.repeat(100) }, { objectNumber: '\u{1F3FA}'.repeat(100) }],
    productions: [{ type: 31, agent: { name: '\u{10FFFD}'.repeat(500) } }],
    title: { en: '\uFDFA'.repeat(500) },
  }
  const saved = await save(card, values)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const kept = await read(card.id)
  expect(kept.remarks).toBe(remarks.normalize('NFC'))
  expect(kept.title).toEqual(values.title)
  const list = await call<{ totalSize: number }>('GET', '/?q=%D7%A2%D7%91%D7%A8')
  expect(list.body.totalSize).toBe(1)
  const taken = await create().then(other => save(other, { objectNumbers: values.objectNumbers }))
  expect(taken.status).toBe(400)
  await expectConsistency(app(), museum)
})

test('What no text can hold, and what is no document at all, is refused at its place [C-K12]', async () => {
  const { create, save, headers } = await someone()
  const card = await create()
  const fields = async (values: object) => {
    const { status, body } = await save(card, values)
    expect(status).toBe(400)
    return Object.keys((body as unknown as { fields: object }).fields)
  }
  expect(await fields({ remarks: 'a\u0000b' })).toEqual(['remarks'])
  expect(await fields({ title: { en: 'a\ud800b' } })).toEqual(['title.en'])
  expect(await fields({ remarks: Array.from({ length: 300_000 }, () => 1) })).toEqual(['remarks'])
  expect(await fields({ constructor: 'x', __proto__x: 'y' })).toEqual(['constructor', '__proto__x'])
  const deep = `{"id":"${card.id}","version":1,"remarks":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const answer = await app().http.inject({
    method: 'PUT',
    url: '/api/v1/catalogue/',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: deep,
  })
  expect(answer.statusCode).toBe(400)
})

test('Ages before the first year of the calendar are told, sorted and found, however old [C-E09]', async () => {
  const { create, save, call, museum } = await someone()
  const dated = async (dating: object) => {
    const card = await create()
    return (await save(card, { dating })).status
  }
  const years = (year: number) => ({
    periodMode: 'SINGLE',
    type: 'YEAR',
    earliestDate: { year: Math.abs(year) },
    earliestEra: year < 0 ? 'BC' : 'AD',
  })
  const statuses: number[] = []
  for (const year of [-1, 1, -44, -10_000, -4_600_000_000, -99_999_999_999, 9_999_999_999])
    statuses.push(await dated(years(year)))
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200])
  expect(statuses.filter(status => status !== 200 && status !== 400)).toEqual([])
  for (const filter of ['-50..-40', '-999999999..-1', '..999999999'])
    expect(
      (await call('GET', `/?filters=${encodeURIComponent(JSON.stringify({ dating: [filter] }))}`)).status,
    ).toBe(200)
  await expectConsistency(app(), museum)
})

test('Words are not replaced by whole books [C-K16]', async () => {
  const { put, call } = await someone()
  const { id } = await put({ remarks: 'e'.repeat(1000) })
  const action = { kind: 'replace', path: 'remarks', find: 'e', by: 'x'.repeat(100_000) }
  expect((await call('POST', '/bulk', { selection: { ids: [id] }, action })).status).toBe(400)
})
