import { expect, test } from 'vitest'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { dayIn, defaultZone, yearOf } from '#model/dates/museum-day.ts'
import { acquisitionDecisions } from '#model/procedures/acquisition/line.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { importer } from '../../../../test/harness/imports.ts'
import { lender } from '../../../../test/harness/lender.ts'

const app = useTestApp()

const year = yearOf(dayIn(defaultZone, new Date()))

/** Somebody with an acquisition from A whose object has been accessioned. */
async function accessioned() {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum, { role: 'TENANT_ADMIN' })
  const vase = await anna.object('E 7')
  const values = { source: { name: 'A' }, creditLine: { en: 'Gift of A' } }
  const accepted = { decision: { decision: { id: acquisitionDecisions.ACCEPTED } } }
  const id = await anna.begin('ACQUISITION', 'Vase', values, { [vase]: accepted })
  const go = (step: string) => anna.ask('PUT', `/procedures/${id}/status`, { step, reason: 'It is so' })
  for (const step of ['examined', 'accessioned']) expect((await go(step)).status).toBe(200)
  /** The credit line and source in the record of the object, and the entries that stand in the register. */
  const stands = async () => {
    const { acquisitions, publication } = await anna.read(vase)
    const { body } = await anna.ask<{
      result: { columns: { party: string }; cancels: object | null; cancelledBy: object | null }[]
    }>('GET', `/registers/ACCESSIONS/${year}`)
    return {
      sources: (acquisitions as { from?: { name: string } }[]).map(({ from }) => from?.name),
      creditLine: (publication as { creditLine?: { en?: string } } | undefined)?.creditLine?.en,
      entered: body.result.flatMap(({ columns, cancels, cancelledBy }) =>
        cancels || cancelledBy ? [] : [columns.party],
      ),
      cancelled: body.result.filter(({ cancels }) => cancels).length,
    }
  }
  const at = `/acquisitions/${id}`
  const saveForm = async (changed: object) => {
    await anna.ask('PUT', `${at}/lock`, {})
    const { body } = await anna.ask<object>('GET', at)
    const { status, body: saved } = await anna.ask('PUT', at, { ...body, ...changed })
    expect(status, JSON.stringify(saved)).toBe(200)
    await anna.ask('DELETE', `${at}/lock`)
  }
  return { ...anna, museum, id, at, go, stands, saveForm }
}

test('A source corrected in the form of the record after the accession is corrected in object and register', async () => {
  const { stands, saveForm, go } = await accessioned()
  expect(await stands()).toEqual({ sources: ['A'], creditLine: 'Gift of A', entered: ['A'], cancelled: 0 })
  await saveForm({ source: { name: 'B' } })
  expect(await stands()).toEqual({ sources: ['B'], creditLine: 'Gift of A', entered: ['B'], cancelled: 1 })
  // What changes nothing in objects leaves the register alone.
  await saveForm({ notes: 'Nothing else' })
  expect(await stands()).toMatchObject({ sources: ['B'], entered: ['B'], cancelled: 1 })
  await go('closed')
  expect(await stands()).toMatchObject({ sources: ['B'], entered: ['B'], cancelled: 1 })
})

test('An earlier version of an acquisition that is restored is what object and register say', async () => {
  const { ask, at, stands, saveForm } = await accessioned()
  const { version } = (await ask<{ version: number }>('GET', at)).body
  await saveForm({ source: { name: 'B' }, creditLine: { en: 'Gift of B' } })
  expect(await stands()).toMatchObject({ sources: ['B'], creditLine: 'Gift of B', entered: ['B'] })
  await ask('PUT', `${at}/lock`, {})
  expect((await ask('PUT', `${at}/revisions/${version}/restore`, {})).status).toBe(200)
  expect(await stands()).toEqual({ sources: ['A'], creditLine: 'Gift of A', entered: ['A'], cancelled: 2 })
})

test('Many acquisitions changed at once are followed by their objects and the register, as is the undoing', async () => {
  const { ask, ended, undo, id, stands } = await accessioned()
  const action = { kind: 'set', path: 'source', value: { name: 'C' } }
  const done = await ended(await ask('POST', '/acquisitions/bulk', { selection: { ids: [id] }, action }))
  expect(done.progress.success).toEqual([id])
  expect(await stands()).toMatchObject({ sources: ['C'], entered: ['C'], cancelled: 1 })
  await undo(done)
  expect(await stands()).toMatchObject({ sources: ['A'], entered: ['A'], cancelled: 2 })
})

test('An acquisition brought in again with a table is followed by its objects and the register', async () => {
  const { ask, museum, id, stands } = await accessioned()
  const { number } = (await ask<Procedure>('GET', `/procedures/${id}`)).body
  const bert = await importer(app(), {
    museum,
    permissions: ['acquisition-read', 'acquisition-start', 'acquisition-edit'],
  })
  const brought = await bert.bring(`Number,Source\n${number},D\n`, 'list.csv', 'acquisition')
  await bert.map(brought.id, { ...brought.mapping, mode: 'update' })
  await bert.run(brought.id, 'load')
  expect(await stands()).toMatchObject({ sources: ['D'], entered: ['D'], cancelled: 1 })
})
