import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../test/harness/factories.ts'
import { aMuseumData } from '../../../test/harness/museum-data.ts'

const app = useTestApp()

const callsOf = async (tenantId: string, headers: Record<string, string>) => {
  const url = `/api/v1/tenant/${tenantId}`
  return {
    read: async () => (await app().http.inject({ url, headers })).json(),
    change: (payload: object) => app().http.inject({ method: 'PUT', url, headers, payload }),
  }
}

test('Administrators change what the museum says of itself, also when the licence has ended; the record says which of it [P-U08]', async () => {
  const museum = await makeMuseum(app(), { licenceTo: new Date(Date.now() - 1000) })
  const { tenantId, name } = museum
  const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const { read, change } = await callsOf(tenantId, headers)
  expect(await read()).toMatchObject({ organisationMainBody: name, vat: '', place: '' })
  const data = aMuseumData(name)
  expect((await change(data)).statusCode).toBe(204)
  expect(await read()).toMatchObject(data)
  await change({ ...data, vat: '1', legalRepresentative: { ...data.legalRepresentative, taxCode: '2' } })
  await change({ ...data, vat: '1', legalRepresentative: { ...data.legalRepresentative, taxCode: '2' } })
  const audit = await app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('action', '=', 'museumChanged')
      .select('details')
      .orderBy('id')
      .execute(),
  )
  expect(audit).toHaveLength(2)
  expect(audit[1]?.details).toEqual({ fields: ['vat', 'legalRepresentative.taxCode'] })
  expect((await change({ ...data, place: '' })).json().fields).toHaveProperty('place')
  expect((await change({ ...data, organisationFunction: 'circus' })).json().fields).toHaveProperty(
    'organisationFunction',
  )
})

test('No two museums have one name, whatever its case and blanks [P-U08]', async () => {
  const [first, museum] = [await makeMuseum(app()), await makeMuseum(app())]
  const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const { change } = await callsOf(museum.tenantId, headers)
  const taken = await change(aMuseumData(first.name.toUpperCase().replaceAll(' ', '')))
  expect(taken.json()).toMatchObject({ status: 409, data: { taken: ['museum'] } })
  expect((await change(aMuseumData(museum.name.toUpperCase()))).statusCode).toBe(204)
})

test('Others of the museum see what it is and how to reach it, not what is for invoices [P-U08]', async () => {
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  await (await callsOf(museum.tenantId, headers)).change(aMuseumData(museum.name))
  const user = await signedIn(app(), { museum })
  const { read, change } = await callsOf(museum.tenantId, user.headers)
  const { organisationMainBody, organisationFunction, place, organisationContact, ...hidden } = aMuseumData(
    museum.name,
  )
  const seen = await read()
  expect(seen).toMatchObject({ organisationMainBody, organisationFunction, place, organisationContact })
  for (const name of Object.keys(hidden)) expect(seen).not.toHaveProperty(name)
  expect((await change(aMuseumData(museum.name))).statusCode).toBe(403)
})
