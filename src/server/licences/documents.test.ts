import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { listAccepted, TermsDocument } from '#model/api/licences.ts'
import { languages } from '#model/languages.ts'
import { documentKinds, type LicenceType } from '#model/licences/documents.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { acceptDocuments } from './index.ts'

const app = useTestApp()

const read = async (address: string, language = 'en') => {
  const answer = await app().http.inject({
    url: `/api/v1/public/static/terms/${address}`,
    headers: { 'accept-language': language },
  })
  return { status: answer.statusCode, body: answer.json<TermsDocument>() }
}

test('Everybody can read the documents, in each language; terms of a trial are not those of a subscription [P-U10]', async () => {
  for (const language of languages) {
    const titles = new Set<string>()
    for (const kind of documentKinds) {
      const { status, body } = await read(kind, language)
      expect(status).toBe(200)
      expect(body).toMatchObject({ kind, version: 1, language })
      expect(body.body.length).toBeGreaterThan(100)
      titles.add(body.title)
    }
    expect(titles.size).toBe(documentKinds.length)
  }
  const paid = await read('tc?type=paid')
  expect(paid.body).toEqual((await read('tc')).body)
  expect((await read('tc?type=trial')).body.id).not.toBe(paid.body.id)
  expect((await read('sla?type=trial')).body).toEqual((await read('sla')).body)
  expect((await read('other')).status).toBe(404)
  expect((await read('tc?type=other')).status).toBe(400)
})

test('Starting again adds no second version, and the newest published one counts [P-U10]', async () => {
  const before = (await read('sla2')).body
  await app().database.asSystem('test', db =>
    db
      .insertInto('document')
      .values([
        {
          kind: 'sla2',
          licence_type: null,
          version: 2,
          texts: JSON.stringify({ it: { title: 'Nuovo', body: 'x' } }),
          published_at: new Date(),
        },
        {
          kind: 'sla2',
          licence_type: null,
          version: 3,
          texts: JSON.stringify({ it: { title: 'Bozza', body: 'x' } }),
        },
      ])
      .execute(),
  )
  const { body } = await read('sla2', 'pl')
  expect(body).toMatchObject({ version: 2, language: 'it', title: 'Nuovo' })
  expect(body.id).not.toBe(before.id)
})

test('Who agreed to which version is kept, and only the newest can be agreed to [P-U09]', async () => {
  const museum = await makeMuseum(app())
  const { tenantId } = museum
  const { accountId } = await registrar(app, museum)
  const acceptedTcId = (await read('tc?type=paid')).body.id
  const trial = (await read('tc?type=trial')).body.id
  const accept = (ids: Record<string, string>) =>
    app().database.inTenant(tenantId, tx => acceptDocuments(tx, { accountId }, 'PAID', ids, new Date()))
  await accept({ acceptedTcId })
  for (const ids of [{ acceptedTcId: trial }, { acceptedSLAId: acceptedTcId }, { acceptedTc2Id: '999999' }])
    await expect(accept(ids)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { [Object.keys(ids)[0] ?? '']: { key: 'choice' } } },
    })
  const kept = await app().database.inTenant(tenantId, ({ db }) =>
    db.selectFrom('accepted_document').where('tenant_id', '=', tenantId).selectAll().execute(),
  )
  expect(kept).toMatchObject([{ kind: 'tc', version: 1, account_id: accountId, document_id: acceptedTcId }])
  const audit = await app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('action', '=', 'termsAccepted')
      .select(['action', 'details'])
      .execute(),
  )
  expect(audit).toEqual([{ action: 'termsAccepted', details: { documents: [{ kind: 'tc', version: 1 }] } }])
})

test('A museum hears that a document it agreed to has a newer version, until it agrees to that one; drafts and terms of another licence do not concern it [P-U09]', async () => {
  const museum = await makeMuseum(app())
  const { ask, accountId } = await registrar(app, museum)
  const idOf = async (address: string) => (await read(address)).body.id
  const ids = { acceptedTcId: await idOf('tc'), acceptedSLAId: await idOf('sla') }
  await app().database.inTenant(museum.tenantId, tx =>
    acceptDocuments(tx, { accountId }, 'PAID', ids, new Date()),
  )
  const publish = (kind: 'tc' | 'sla', licence_type: LicenceType | null, version: number, published = true) =>
    app().database.asSystem('test', db =>
      db
        .insertInto('document')
        .values({
          kind,
          licence_type,
          version,
          texts: JSON.stringify({ en: { title: `New ${kind}`, body: 'x' } }),
          published_at: published ? new Date() : null,
        })
        .execute(),
    )
  const outdated = async () => {
    const { body } = await ask<OutputOf<typeof listAccepted>>('GET', `/tenant/${museum.tenantId}/terms`)
    return body.filter(one => one.outdated).map(({ kind, version }) => `${kind} ${version}`)
  }
  await publish('tc', 'TRIAL', 2)
  await publish('tc', 'PAID', 2, false)
  expect(await outdated()).toEqual([])
  await publish('tc', 'PAID', 3)
  await publish('sla', null, 2)
  await publish('sla', null, 3)
  expect((await outdated()).sort()).toEqual(['sla 1', 'tc 1'])
  expect((await ask('PUT', '/tenant/terms', { acceptedSLAId: await idOf('sla') })).status).toBe(204)
  expect(await outdated()).toEqual(['tc 1'])
  expect((await ask('PUT', '/tenant/terms', { acceptedTcId: await idOf('tc') })).status).toBe(204)
  expect(await outdated()).toEqual([])
})
