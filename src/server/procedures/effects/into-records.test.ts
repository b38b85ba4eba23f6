import { expect, test } from 'vitest'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { dayIn, defaultZone, yearOf } from '#model/dates/museum-day.ts'
import { holdings } from '#model/groups/holdings.ts'
import { acquisitionDecisions } from '#model/procedures/acquisition/line.ts'
import { exhibitDecisions } from '#model/procedures/exhibition/line.ts'
import { lenderDecisions } from '#model/procedures/loan-in/line.ts'
import { moveStates } from '#model/procedures/movement/movement.ts'
import { exitReasons } from '#model/procedures/object-exit/sections.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { lender } from '../../../../test/harness/lender.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

const app = useTestApp()

/** A registrar of a museum that has some rooms. */
async function atWork() {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum, { role: 'TENANT_ADMIN' })
  const rooms = await makeTerms(app(), museum, 'LR', ['Store', 'Hall', 'Outside'])
  const room = (name: string) => ({ id: rooms[name] ?? '' })
  const go = async (id: string, ...steps: string[]) => {
    for (const step of steps) {
      const { status, body } = await anna.ask('PUT', `/procedures/${id}/status`, { step, reason: 'It is so' })
      expect(status, JSON.stringify(body)).toBe(200)
    }
  }
  return { ...anna, museum, room, go }
}

test('An offered vase is taken into custody, acquired, and has its number, origin and value', async () => {
  const { read, object, begin, go, room } = await atWork()
  const vase = await object('E 7')
  const donor = { name: 'A. Rossi' }
  const entry = await begin(
    'OBJECT_ENTRY',
    'Vase',
    { depositor: donor, received: '2026-01-10', room: room('Store') },
    { [vase]: { entryNumber: '7' } },
  )
  await go(entry, 'received')
  const kept = await read(vase)
  expect(kept.holding).toMatchObject({ id: holdings.CUSTODY })
  expect(kept.location).toMatchObject({ room: room('Store'), since: '2026-01-10' })
  const money = { amount: '1200', currency: 'EUR' }
  const acquisition = await begin(
    'ACQUISITION',
    'Vase',
    { source: donor, transfer: { on: '2027-02-10' }, creditLine: { en: 'Gift of A. Rossi' } },
    {
      [vase]: {
        decision: { decision: { id: acquisitionDecisions.ACCEPTED } },
        newNumber: '2027.4',
        value: money,
      },
    },
  )
  await go(acquisition, 'examined', 'accessioned')
  const acquired = await read(vase)
  expect(acquired.holding).toBeUndefined()
  expect(acquired.objectNumbers).toMatchObject([{ objectNumber: '2027.4' }, { objectNumber: 'E 7' }])
  expect(acquired.acquisitions).toMatchObject([
    { from: donor, date: { earliestDate: { day: 10, month: 2, year: 2027 } } },
  ])
  expect(acquired.valuations).toMatchObject([{ amount: money }])
  expect(acquired.publication).toMatchObject({ creditLine: { en: 'Gift of A. Rossi' } })
})

test('A loan to the museum is put into the hall, leaves with an exit, and is in the house no more', async () => {
  const { read, object, begin, go, room } = await atWork()
  const vase = await object('L 1')
  const loan = await begin(
    'LOAN_IN',
    'Vases',
    {},
    {
      [vase]: { decision: { decision: { id: lenderDecisions.AGREED } }, placedAt: room('Store') },
    },
  )
  await go(loan, 'agreed', 'inTheHouse')
  expect((await read(vase)).holding).toMatchObject({ id: holdings.LOAN_IN })
  const plan = { target: room('Hall') }
  const move = await begin('MOVEMENT', 'Vases', plan, { [vase]: { state: { id: moveStates.MOVED } } })
  await go(move, 'underWay')
  expect((await read(vase)).movements).toMatchObject([
    { to: room('Store') },
    { from: room('Store'), to: room('Hall') },
  ])
  const leaving = {
    destination: room('Outside'),
    receiver: { name: 'City Museum' },
    reason: { id: exitReasons.RETURN_TO_OWNER },
  }
  const exit = await begin('OBJECT_EXIT', 'Vases', leaving, { [vase]: {} })
  await go(exit, 'left')
  const left = await read(vase)
  expect(left.holding).toMatchObject({ id: holdings.LEFT })
  expect(left.location).toMatchObject({ room: room('Outside') })
})

test('A confirmed valuation stands in the records, and is gone when it goes back', async () => {
  const { read, object, begin, go } = await atWork()
  const vase = await object('1')
  const value = { amount: '900', currency: 'PLN' }
  const valuer = { name: 'C. Weber' }
  const id = await begin('VALUATION', 'Vases', { valuer, date: '2027-03-01' }, { [vase]: { value } })
  await go(id, 'valued', 'confirmed')
  expect((await read(vase)).valuations).toMatchObject([{ amount: value, valuer, date: '2027-03-01' }])
  await go(id, 'valued')
  expect((await read(vase)).valuations).toBeUndefined()
})

test('An exhibition asks for no more light than its objects bear, and they remember what they had', async () => {
  const { museum, ask, read, object, begin, write, go } = await atWork()
  const [print, cup, jug] = [
    await object('P 1', { requirements: { maxLux: 50, luxHoursPerYear: 15_000 } }),
    await object('C 1'),
    await object('J 1'),
  ]
  const shown = { decision: { decision: { id: exhibitDecisions.SHOWN } } }
  const exhibition = await begin(
    'EXHIBITION',
    'Leaves',
    {
      period: {
        installationFrom: '2027-04-20',
        opening: '2027-05-01',
        closing: '2027-06-11',
        takenDownBy: '2027-06-20',
      },
      climate: { maxLux: 150, hoursPerWeek: 40 },
    },
    { [print]: shown, [cup]: shown, [jug]: { decision: { decision: { id: exhibitDecisions.UNKNOWN } } } },
  )
  const exceeds = async (who: { readonly ask: typeof ask } = { ask }) =>
    (
      await who.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${exhibition}/objects`)
    ).body.result.map(({ exceeds: some }) => some)
  const unmet = async (step: string) =>
    (await ask<Procedure>('GET', `/procedures/${exhibition}`)).body.moves.find(move => move.step === step)
      ?.unmet
  await go(exhibition, 'planned')
  // Six weeks of forty hours.
  expect(await exceeds()).toEqual([
    [
      { limit: 'lux', asked: 150, allowed: 50 },
      { limit: 'dose', asked: 36_000, allowed: 15_000 },
    ],
    [],
    [],
  ])
  expect(await unmet('building')).toContain('limits')
  expect(await unmet('open')).toContain('limits')
  const reader = await registrar(app, museum, {
    role: 'USER',
    permissions: ['exhibition-read', 'catalogueRead'],
  })
  expect((await exceeds(reader))[0]).toEqual([
    { limit: 'lux', asked: null, allowed: null },
    { limit: 'dose', asked: null, allowed: null },
  ])
  await write(exhibition, print, {
    decision: { decision: { id: exhibitDecisions.LEFT_OUT }, reason: 'Too bright' },
  })
  expect(await exceeds()).toEqual([[], [], []])
  expect(await unmet('building')).not.toContain('limits')
  await write(exhibition, print, { ...shown, light: { lux: 50, hours: 240 } })
  expect(await exceeds()).toEqual([[], [], []])
  await go(exhibition, 'building', 'open')
  expect((await read(print)).lightExposures).toBeUndefined()
  await go(exhibition, 'takenDown')
  expect((await read(print)).lightExposures).toMatchObject([
    { from: '2027-05-01', until: '2027-06-11', lux: 50, hours: 240, luxHours: 12_000 },
  ])
  expect((await read(jug)).lightExposures).toBeUndefined()
  expect((await read(cup)).lightExposures).toMatchObject([{ lux: 150, hours: 240, luxHours: 36_000 }])
  expect(await exceeds()).toEqual([[], [], []])
  const again = await begin(
    'EXHIBITION',
    'More leaves',
    { period: { opening: '2027-09-01', closing: '2027-09-30' } },
    { [print]: { light: { lux: 50, hours: 100 } } },
  )
  const { body } = await ask<{ result: ProcedureObject[] }>('GET', `/procedures/${again}/objects`)
  expect(body.result[0]?.exceeds).toEqual([{ limit: 'dose', asked: 17_000, allowed: 15_000 }])
  await go(exhibition, 'open')
  expect((await read(print)).lightExposures).toBeUndefined()
})

test('A line corrected after its step is corrected in the record and the register, unless somebody changed that since', async () => {
  const { ask, call, read, save, object, begin, write, go } = await atWork()
  const vase = await object('E 7')
  const accepted = { decision: { decision: { id: acquisitionDecisions.ACCEPTED } } }
  const id = await begin('ACQUISITION', 'Vase', {}, { [vase]: { ...accepted, newNumber: '2026.1.1' } })
  await go(id, 'examined', 'titleTransferred', 'accessioned')
  await write(id, vase, { ...accepted, newNumber: '2026.1.2' })
  const corrected = await read(vase)
  expect(corrected.objectNumbers).toMatchObject([{ objectNumber: '2026.1.2' }, { objectNumber: 'E 7' }])
  // What does not follow from the number stays as it was written.
  expect(corrected.acquisitions).toHaveLength(1)
  const year = yearOf(dayIn(defaultZone, new Date()))
  const entries = async () => {
    const { body } = await ask<{ result: { number: number; columns: Record<string, string> }[] }>(
      'GET',
      `/registers/ACCESSIONS/${year}`,
    )
    return body.result.map(({ columns }) => columns.party)
  }
  expect(await entries()).toEqual([''])
  const { version } = (await ask('GET', `/procedures/${id}`)).body
  await ask('PUT', `/procedures/${id}`, { version, values: { source: { name: 'A. Rossi' } } })
  expect((await read(vase)).acquisitions).toMatchObject([{ from: { name: 'A. Rossi' } }])
  expect(await entries()).toEqual(['', '', 'A. Rossi'])
  await call('PUT', `/${vase}/lock`)
  const now = await read(vase)
  await save(now, { ...now, objectNumbers: [{ objectNumber: 'Z 9' }] })
  await call('DELETE', `/${vase}/lock`)
  await write(id, vase, { ...accepted, newNumber: '2026.1.3' })
  expect((await read(vase)).objectNumbers).toMatchObject([{ objectNumber: 'Z 9' }])
  expect((await ask('GET', `/procedures/${id}/effects`)).body).toMatchObject({
    failed: [{ effect: 'number', remains: true }],
  })
})
