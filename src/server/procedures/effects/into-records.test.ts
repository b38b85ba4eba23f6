import { expect, test } from 'vitest'
import { holdings } from '#model/groups/holdings.ts'
import { acquisitionDecisions } from '#model/procedures/acquisition/line.ts'
import { moveStates } from '#model/procedures/movement/movement.ts'
import { exitReasons } from '#model/procedures/object-exit/sections.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { lender } from '../../../../test/harness/lender.ts'
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
  return { ...anna, room, go }
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
  const loan = await begin('LOAN_IN', 'Vases', {}, { [vase]: { placedAt: room('Store') } })
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
