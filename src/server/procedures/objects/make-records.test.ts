import { describe, expect, test } from 'vitest'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { eventPath } from '#model/engine/diff.ts'
import { holdings } from '#model/groups/holdings.ts'
import type { PermissionCode } from '#model/permissions/codes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { addFile } from '../../../../test/harness/files.ts'
import { lender } from '../../../../test/harness/lender.ts'
import { readPdf } from '../../../../test/harness/read-pdf.ts'

const app = useTestApp()

const watch = {
  id: 'watch',
  description: 'Pocket watch',
  tag: 'T. 201/a',
  condition: 'Glass cracked',
  value: { amount: '120', currency: 'EUR' },
}
const letters = { id: 'letters', description: 'Box of letters', count: 11 }

/** An administrator with an entry that describes a watch and letters. */
async function received(unrecorded: readonly object[] = [watch, letters]) {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum, { role: 'TENANT_ADMIN' })
  const entry = await anna.begin('OBJECT_ENTRY', 'Legacy', { unrecorded })
  const make = (rows: readonly string[], who: Pick<typeof anna, 'ask'> = anna) =>
    who.ask<{ ids: string[]; message?: string; fields?: object }>(
      'POST',
      `/procedures/${entry}/objects/described`,
      { rows },
    )
  const lines = async () =>
    (await anna.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${entry}/objects`)).body.result
  const now = async () => (await anna.ask<Procedure>('GET', `/procedures/${entry}`)).body
  return { ...anna, museum, entry, make, lines, now }
}

describe('Described objects become records', () => {
  test('in one press, with what is known of them, a line about each, and a history that names the entry [C-P03]', async () => {
    const { number } = await (await received()).now()
    const anna = await received()
    const made = await anna.make(['watch', 'letters'])
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const [one = '', two = ''] = made.body.ids
    expect(await anna.read(one)).toMatchObject({
      objectNumbers: [{ objectNumber: 'T. 201/a' }],
      title: { en: 'Pocket watch' },
      condition: { detail: 'Glass cracked' },
      holding: { id: holdings.CUSTODY },
      abilities: { edit: true },
    })
    // What has no tag gets the number that the dialog for one object proposes.
    expect(await anna.read(two)).toMatchObject({
      objectNumbers: [{ objectNumber: `${number}.1` }],
      quantity: { count: 11 },
    })
    expect(await anna.lines()).toMatchObject([
      {
        catalogueObjectId: one,
        values: {
          entryNumber: 'T. 201/a',
          conditionNote: 'Glass cracked',
          statedValue: { amount: '120', currency: 'EUR' },
        },
      },
      { catalogueObjectId: two, values: { entryNumber: `${number}.1` } },
    ])
    expect((await anna.now()).values.unrecorded).toBeUndefined()
    expect(await anna.history(one)).toMatchObject([
      {
        action: 'created',
        changes: [
          { path: eventPath, after: { procedureId: anna.entry, procedure: number, type: 'OBJECT_ENTRY' } },
        ],
      },
    ])
    const { body } = await anna.ask<{ result: { kind: string; details: object }[] }>(
      'GET',
      `/procedures/${anna.entry}/events`,
    )
    expect(body.result).toContainEqual(
      expect.objectContaining({ kind: 'recordsMade', details: expect.objectContaining({ count: 2 }) }),
    )
  })

  test('once, however often it is pressed, and by however many at once; those not chosen stay described [C-P03]', async () => {
    const anna = await received()
    const answers = await Promise.all([1, 2, 3, 4].map(() => anna.make(['watch'])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    expect(await anna.lines()).toHaveLength(1)
    expect((await anna.now()).values.unrecorded).toMatchObject([{ id: 'letters' }])
    // What has a record is left alone, the other becomes one.
    expect((await anna.make(['watch', 'letters'])).body.ids).toHaveLength(1)
    expect(await anna.lines()).toHaveLength(2)
    const again = await anna.make(['watch', 'letters'])
    expect(again.status).toBe(409)
    expect(again.body.message).toBe('These objects already have a record')
  })

  test('with their picture as cover, and are moved to where the entry was put', async () => {
    const anna = await received()
    const picture = { id: await addFile(app(), anna, { name: 'watch.jpg' }) }
    const { version, values } = await anna.now()
    const store = {
      id: String((await anna.ask<{ id: number }>('POST', '/museum/locations', { name: 'Store' })).body.id),
    }
    await anna.ask('PUT', `/procedures/${anna.entry}`, {
      version,
      values: {
        ...values,
        depositor: { name: 'A. Rossi' },
        received: '2027-02-10',
        room: store,
        unrecorded: [{ ...watch, picture }],
      },
    })
    await anna.ask('PUT', `/procedures/${anna.entry}/status`, { step: 'received' })
    const [one = ''] = (await anna.make(['watch'])).body.ids
    expect((await anna.lines())[0]).toMatchObject({
      thumbnailUrl: expect.any(String),
      values: { photo: { id: picture.id } },
    })
    expect((await anna.read(one)).movements).toMatchObject([{ to: store, when: '2027-02-10' }])
  })
})

describe('Described objects stay as they are', () => {
  test('all of them, where one has a number that is taken: its row is named [C-O05]', async () => {
    const anna = await received([letters, watch, { ...letters, id: 'twin', tag: 't.201 / A' }])
    const twice = await anna.make(['watch', 'twin'])
    expect(twice.status).toBe(400)
    expect(Object.keys(twice.body.fields ?? {})).toEqual(['unrecorded.2'])
    await anna.object('T. 201/a')
    const taken = await anna.make(['letters', 'watch'])
    expect(taken.body.fields).toEqual({ 'unrecorded.1': 'This number is already in use' })
    expect(await anna.lines()).toEqual([])
    const long = await received([{ ...watch, tag: 'T'.repeat(101) }])
    expect(Object.keys((await long.make(['watch'])).body.fields ?? {})).toEqual(['unrecorded.0'])
  })

  test('where somebody may not create objects or edit the entry, somebody else edits it, it is closed, or its type describes nothing [C-P03]', async () => {
    const anna = await received()
    const other = (...permissions: readonly PermissionCode[]) =>
      lender(app, anna.museum, { role: 'USER', permissions })
    const reader = await other('object-entry-read', 'catalogueRead', 'catalogueAddCard')
    expect((await anna.make(['watch'], reader)).status).toBe(403)
    const editor = await other('object-entry-read', 'object-entry-edit', 'catalogueRead')
    expect((await anna.make(['watch'], editor)).status).toBe(403)
    const both = await other('object-entry-read', 'object-entry-edit', 'catalogueRead', 'catalogueAddCard')
    await anna.ask('PUT', `/object-entries/${anna.entry}/lock`)
    expect((await anna.make(['watch'], both)).status).toBe(423)
    await anna.ask('DELETE', `/object-entries/${anna.entry}/lock`)
    const move = await anna.begin('MOVEMENT', 'Watches', {})
    expect(
      (await anna.ask('POST', `/procedures/${move}/objects/described`, { rows: ['watch'] })).status,
    ).toBe(404)
    await anna.ask('PUT', `/procedures/${anna.entry}/status`, { step: 'notDelivered', reason: 'Nobody came' })
    const closed = await anna.make(['watch'], both)
    expect(closed.status).toBe(409)
    expect(closed.body.message).toBe('This procedure is closed. Reopen it to edit.')
    expect(await anna.lines()).toEqual([])
  })
})

test('The receipt prints described objects as a table, row by row, and as objects once they have a record [C-P12]', async () => {
  const anna = await received()
  const receipt = async () => {
    const { rawPayload } = await app().http.inject({
      url: `/api/v1/procedures/${anna.entry}/pdf?lang=en`,
      headers: anna.headers,
    })
    return (await readPdf(rawPayload)).text.replaceAll(/\s+/g, ' ')
  }
  const before = await receipt()
  expect(before).toMatch(/1 T\. 201\/a Pocket watch Glass cracked €120/)
  expect(before).toMatch(/2 Box of letters 11/)
  await anna.make(['watch'])
  const after = await receipt()
  expect(after).toMatch(/1 T\. 201\/a Pocket watch Glass cracked €120/)
  expect(after).toMatch(/2 Box of letters 11/)
})
