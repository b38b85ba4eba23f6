import { expect, test } from 'vitest'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import { holdings } from '#model/groups/holdings.ts'
import type { PermissionCode } from '#model/permissions/codes.ts'
import { acquisitionDecisions } from '#model/procedures/acquisition/line.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { lender } from '../../../../test/harness/lender.ts'

const app = useTestApp()

const watch = (objectNumber: string) => ({
  objectNumbers: [{ objectNumber }],
  title: { en: 'Pocket watch' },
  // The procedure says what it is to the collection, not whoever types.
  holding: { id: holdings.COLLECTION },
})

test('What comes in begins its record from the procedure, in custody or on loan, and becomes the museum’s own when it is acquired [C-P03]', async () => {
  const anna = await lender(app, await makeMuseum(app()), { role: 'TENANT_ADMIN' })
  const entry = await anna.begin('OBJECT_ENTRY', 'Watches', {})
  const begun = await anna.ask<ProcedureObject>('POST', `/procedures/${entry}/objects`, {
    values: watch('OE-2027-001.1'),
  })
  expect(begun.status, JSON.stringify(begun.body)).toBe(201)
  expect(begun.body).toMatchObject({
    number: 'OE-2027-001.1',
    title: 'Pocket watch',
    apart: holdings.CUSTODY,
    // What is on its tag stands in the receipt.
    values: { entryNumber: 'OE-2027-001.1' },
  })
  const id = begun.body.catalogueObjectId
  expect(await anna.read(id)).toMatchObject({ holding: { id: holdings.CUSTODY }, abilities: { edit: true } })
  expect(await anna.numbers({ without_filters: 'true' })).toEqual([])
  const twice = await anna.ask('POST', `/procedures/${entry}/objects`, { values: watch('OE-2027-001.1') })
  expect(twice.status).toBe(400)
  expect(twice.body).toMatchObject({ fields: { 'objectNumbers.0.objectNumber': expect.any(String) } })

  const loan = await anna.begin('LOAN_IN', 'Watches', {})
  const lent = await anna.ask<ProcedureObject>('POST', `/procedures/${loan}/objects`, { values: {} })
  expect(lent.body.apart).toBe(holdings.LOAN_IN)

  const acquisition = await anna.begin(
    'ACQUISITION',
    'Watch',
    { transfer: { on: '2027-02-10' } },
    {
      [id]: { decision: { decision: { id: acquisitionDecisions.ACCEPTED } }, newNumber: '2027.4' },
    },
  )
  for (const step of ['examined', 'accessioned'])
    await anna.ask('PUT', `/procedures/${acquisition}/status`, { step, reason: 'It is so' })
  expect((await anna.read(id)).holding).toBeUndefined()
  expect(await anna.numbers({ without_filters: 'true' })).toEqual(['2027.4'])
})

test('Only who may create objects and edit the procedure begins their records, where the type begins any and nothing is closed [C-P03]', async () => {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum, { role: 'TENANT_ADMIN' })
  const entry = await anna.begin('OBJECT_ENTRY', 'Watches', {})
  const move = await anna.begin('MOVEMENT', 'Watches', {})
  expect((await anna.ask('POST', `/procedures/${move}/objects`, { values: {} })).status).toBe(404)
  const status = async (...permissions: readonly PermissionCode[]) => {
    const other = await lender(app, museum, { role: 'USER', permissions })
    return (await other.ask('POST', `/procedures/${entry}/objects`, { values: {} })).status
  }
  expect(await status('object-entry-read', 'object-entry-edit', 'catalogueRead')).toBe(403)
  expect(await status('object-entry-read', 'catalogueRead', 'catalogueAddCard')).toBe(403)
  expect(await status('object-entry-read', 'object-entry-edit', 'catalogueRead', 'catalogueAddCard')).toBe(
    201,
  )
  await anna.ask('PUT', `/procedures/${entry}/status`, { step: 'notDelivered', reason: 'Nobody came' })
  expect((await anna.ask('POST', `/procedures/${entry}/objects`, { values: {} })).status).toBe(409)
})
