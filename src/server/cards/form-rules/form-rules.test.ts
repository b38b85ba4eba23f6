import { expect, test, vi } from 'vitest'
import type { CardAnswer, MissingToPublish } from '#model/api/cards/shapes.ts'
import type { FormOfType } from '#model/api/form-rules.ts'
import { mergeTerm } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { type bearer, makeMuseum, signedIn, type TestMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

const app = useTestApp()

type Headers = ReturnType<typeof bearer>

const forms = async (headers: Headers): Promise<FormOfType[]> =>
  (await app().http.inject({ url: '/api/v1/form-rules', headers })).json().result

const save = (headers: Headers, version: number, rules: object, type = 'object') =>
  app().http.inject({
    method: 'PUT',
    url: `/api/v1/form-rules/${type}`,
    headers,
    payload: { version, rules },
  })

/** An administrator who keeps the forms of a museum. */
const keeper = async (museum: TestMuseum) =>
  (await signedIn(app(), { museum, role: 'TENANT_ADMIN' })).headers as Headers

const required = {
  all: { sections: {}, fields: { remarks: { need: 'required' }, objectNumbers: { need: 'none' } } },
}

test('A museum keeps its own form of a record type: administrators change it, members read it, others have theirs [F-W12]', async () => {
  const museum = await makeMuseum(app())
  const headers = await keeper(museum)
  expect(await forms(headers)).toEqual([])
  const rules = {
    numismatic: { sections: { art: 'hidden', gone: 'folded' }, fields: { period: { place: 'folded' } } },
  }
  const saved = await save(headers, 0, rules)
  expect(saved.statusCode, saved.body).toBe(200)
  const form = {
    type: 'object',
    version: 1,
    rules: { numismatic: { sections: { art: 'hidden' }, fields: { period: { place: 'folded' } } } },
  }
  expect(saved.json()).toEqual(form)
  const { headers: member } = await signedIn(app(), { museum })
  expect(await forms(member as Headers)).toEqual([form])
  expect((await save(member as Headers, 1, {})).statusCode).toBe(403)
  const late = await save(headers, 0, {})
  expect([late.statusCode, late.json().data]).toEqual([409, form])
  expect((await save(headers, 1, { all: { sections: { art: 'nowhere' }, fields: {} } })).statusCode).toBe(400)
  expect(await forms(await keeper(await makeMuseum(app())))).toEqual([])
})

test('Who changed a form is in the audit log of the museum, with what was chosen before and after; saving it as it is leaves no trace [F-W12]', async () => {
  const museum = await makeMuseum(app())
  const { headers, accountId } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  await save(headers as Headers, 0, required)
  await save(headers as Headers, 1, required)
  await save(headers as Headers, 2, { all: { sections: {}, fields: { remarks: { need: 'counts' } } } })
  const url = `/api/v1/tenant/${museum.tenantId}/audit?action=formChanged`
  const [last, first, ...more] = (await app().http.inject({ url, headers })).json().result
  expect(more).toEqual([])
  expect(first.details.changes).toHaveLength(2)
  expect(last).toMatchObject({
    account: { id: accountId },
    details: {
      type: 'object',
      changes: [
        { kind: 'all', at: 'remarks', what: 'need', before: 'required', after: 'counts' },
        { kind: 'all', at: 'objectNumbers', what: 'need', before: 'none', after: '' },
      ],
    },
  })
})

test('Completeness follows the museum’s own rule, in records, lists and before publishing; a record is saved all the same [F-W12]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const { id, completeness } = await anna.put({ objectNumbers: [{ objectNumber: 'A 1' }] })
  const read = async () => (await anna.call<CardAnswer>('GET', `/${id}`)).body
  const listed = async () =>
    (await anna.call<{ result: { completeness: number }[] }>('GET', '/')).body.result[0]?.completeness
  expect(completeness).toBeGreaterThan(0)
  expect((await read()).missing).not.toContain('remarks')
  expect(await listed()).toBe(completeness)
  expect((await save(await keeper(museum), 0, required)).statusCode).toBe(200)
  const after = await read()
  expect(after.missing).toContain('remarks')
  expect(after.completeness).not.toBe(completeness)
  await vi.waitFor(async () => expect(await listed()).toBe(after.completeness), {
    timeout: 20_000,
    interval: 100,
  })
  const { missing } = (await anna.call<{ missing: MissingToPublish[] }>('GET', `/${id}/missing`)).body
  expect(missing).toContainEqual({ what: 'required', count: 1, fields: ['remarks'] })
  const filled = await anna.put({ title: { en: 'Krater' }, remarks: 'a note' })
  expect(filled.missing).not.toContain('remarks')
})

const branch = (id: string | undefined, exit = 'closed') => ({
  all: { sections: {}, fields: {}, terms: { 'materials/material': { below: { id }, exit } } },
})

test('A field offers a branch of its vocabulary: other terms stay valid and are named before publishing; a merged term is followed, a deleted one forgotten [F-W12]', async () => {
  const museum = await makeMuseum(app())
  const headers = await keeper(museum)
  const names = ['Metal', 'Metal > Silver', 'Metals', 'Clay', 'Paper']
  const terms = await makeTerms(app(), museum, 'MTC', names)
  const anna = await registrar(app, museum)
  const made = (name: string) => ({ materials: [{ material: { id: terms[name] } }] })
  let count = 0
  const outside = async (name: string) => {
    const { id } = await anna.put({ ...made(name), objectNumbers: [{ objectNumber: `${name} ${++count}` }] })
    const { body } = await anna.call<{ missing: MissingToPublish[] }>('GET', `/${id}/missing`)
    return body.missing.flatMap(({ what, fields }) => (what === 'terms' ? (fields ?? []) : []))
  }
  const saved = await save(headers, 0, branch(terms.Metal))
  expect(saved.json().rules).toEqual({
    all: {
      sections: {},
      fields: {},
      terms: { 'materials/material': { below: { id: terms.Metal, name: 'Metal' }, exit: 'closed' } },
    },
  })
  expect([await outside('Metal > Silver'), await outside('Clay')]).toEqual([[], ['materials/material']])
  const url = `/api/v1/tenant/${museum.tenantId}/audit?action=formChanged`
  const [entry] = (await app().http.inject({ url, headers })).json().result
  expect(entry.details.changes[0]).toEqual({
    kind: 'all',
    at: 'materials/material',
    what: 'terms',
    before: '',
    after: 'Metal',
  })
  const editor = { accountId: null, impersonatorId: null }
  await app().database.inTenant(museum.tenantId, tx =>
    mergeTerm(tx, editor, terms.Metal ?? '', terms.Metals ?? ''),
  )
  const named = async () => (await forms(headers))[0]?.rules.all?.terms?.['materials/material']?.below.name
  expect([await named(), await outside('Metal > Silver')]).toEqual(['Metals', []])
  await save(headers, 1, branch(terms.Paper))
  expect(await named()).toBe('Paper')
  await app().http.inject({ method: 'DELETE', url: `/api/v1/terms/${terms.Paper}`, headers })
  expect([await named(), await outside('Clay')]).toEqual([undefined, []])
})
