import { expect, test, vi } from 'vitest'
import type { Attachment } from '#model/api/procedures/attachments.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { type Method, registrar, signedInAs } from '../../../test/harness/registrar.ts'

const app = useTestApp()

interface Event {
  readonly kind: string
  readonly by: string
  readonly details: Record<string, unknown>
}

async function lender() {
  const anna = await registrar(app, await makeMuseum(app()))
  const call = <T = Procedure>(method: Method, url: string, payload?: object) =>
    anna.ask<T>(method, `/procedures${url}`, payload)
  const person = async (name: string) => {
    const { body } = await anna.call('POST', '/persons/', { values: { names: [{ name }] } })
    await anna.call('DELETE', `/persons/${body.id}/lock`)
    return (await anna.call('GET', `/persons/${body.id}`)).body
  }
  const events = async (id: string) => (await call<{ result: Event[] }>('GET', `/${id}/events`)).body.result
  return { ...anna, call, person, events }
}

test('What procedures refer to may go for good: fields keep the name, objects and files leave their words in the events [C-K13] [C-P03]', async () => {
  const anna = await lender()
  const museum = await anna.person('Muzeum Toruń')
  const cups = [
    await anna.put({ objectNumbers: [{ objectNumber: '1' }] }),
    await anna.put({ title: { en: 'Cup' }, objectNumbers: [{ objectNumber: '2' }] }),
  ]
  const [stays, goes] = cups.map(({ id }) => id)
  const fileId = await addFile(app(), anna)
  const { id } = (
    await anna.call('POST', '', {
      type: 'LOAN_OUT',
      title: 'Silver',
      values: { borrower: { id: museum.id }, contact: 'Ewa' },
    })
  ).body
  await anna.call('PUT', `/${id}/objects`, { numbers: ['1', '2'] })
  await anna.call('PUT', `/${id}/objects/${goes}`, { version: 1, values: { packing: 'Crate 3' } })
  await anna.call('POST', `/${id}/attachments`, { fileId, attachmentType: 'OTHER', objectId: stays })
  for (const path of [`/catalogue/${goes}`, `/catalogue/persons/${museum.id}`, `/files/${fileId}`])
    await anna.ask('DELETE', path)
  await app().database.inTenant(anna.museum.tenantId, ({ db }) =>
    db
      .updateTable('card')
      .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('tenant_id', '=', anna.museum.tenantId)
      .where('deleted_at', 'is not', null)
      .execute(),
  )
  await app().jobs.enqueue(undefined, { name: 'cards.empty-bin', run: async () => undefined }, {})
  await vi.waitFor(async () => {
    const { body } = await anna.call<{ result: ProcedureObject[] }>('GET', `/${id}/objects`)
    expect(body.result.map(({ catalogueObjectId }) => catalogueObjectId)).toEqual([stays])
  }, 10_000)
  expect((await anna.call('GET', `/${id}`)).body.values).toEqual({
    borrower: { name: 'Muzeum Toruń' },
    contact: 'Ewa',
  })
  expect((await anna.call<{ result: Attachment[] }>('GET', `/${id}/attachments`)).body.result).toEqual([])
  const events = await anna.events(id)
  expect(events.slice(0, 3).map(({ kind, by }) => [kind, by])).toEqual([
    ['changed', ''],
    ['detached', ''],
    ['objectsGone', ''],
  ])
  expect(events[0]).toMatchObject({
    who: 'house',
    details: {
      changes: expect.arrayContaining([
        expect.objectContaining({
          path: 'borrower',
          before: expect.objectContaining({ name: 'Muzeum Toruń' }),
        }),
      ]),
    },
  })
  expect(events[2]?.details).toEqual({
    count: 1,
    objects: [{ id: goes, name: 'Cup', document: { packing: 'Crate 3' } }],
  })
})

test('A procedure follows a card that became one with another, and tells who did something in the name of somebody [C-E02] [C-K14] [C-P03]', async () => {
  const anna = await lender()
  const [kept, other] = [await anna.person('Muzeum Toruń'), await anna.person('Torun museum')]
  const { id } = (
    await anna.call('POST', '', { type: 'LOAN_OUT', title: 'Silver', values: { borrower: { id: other.id } } })
  ).body
  await anna.ended(
    await anna.ask('POST', `/catalogue/persons/${kept.id}/merge`, {
      otherId: other.id,
      version: kept.version,
      otherVersion: other.version,
    }),
  )
  const { version, values } = (await anna.call('GET', `/${id}`)).body
  expect(values).toMatchObject({ borrower: { id: kept.id, name: 'Muzeum Toruń' } })
  const bert = await registrar(app, anna.museum)
  const asBert = await signedInAs(app, anna, bert.accountId)
  expect((await asBert.ask('PUT', `/procedures/${id}`, { version, title: 'Gold' })).status).toBe(200)
  expect((await anna.events(id))[0]).toMatchObject({
    kind: 'changed',
    who: 'member',
    details: {
      onBehalfOf: expect.stringMatching(/./),
      changes: [{ path: 'title', kind: 'set', before: 'Silver', after: 'Gold' }],
    },
  })
})
