import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

test('A room is made in the museum’s own tree, an object is moved there, every move is kept, and lists know where it is [C-O11]', async () => {
  const { ask, create, save, numbers, history, call } = await registrar(app, await makeMuseum(app()))
  const room = async (name: string, parentTermId?: string) => {
    const { status, body } = await ask<{ id: string }>('POST', '/museum/locations', {
      name,
      ...(parentTermId && { parentTermId }),
    })
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return body.id
  }
  const floor = await room('Ground floor')
  const [hall, store] = [await room('Hall', floor), await room('Store')]
  const filed = (id: string) => numbers({ filters: JSON.stringify({ location_room: [id] }) })
  const card = await create({ objectNumbers: [{ objectNumber: '1' }] })
  expect(await filed('EMPTY_ROOM')).toEqual(['1'])

  const { objectNumbers } = card
  const first = await save(card, { objectNumbers, movements: [{ to: { id: store }, when: '2020-01-01' }] })
  expect(first.body.location).toMatchObject({ room: { id: store, name: 'Store' }, since: '2020-01-01' })
  const movements = first.body.movements as object[]
  const second = await save(first.body, {
    objectNumbers,
    movements: [...movements, { to: { id: hall }, when: '2024-05-06', who: { name: 'Anna' } }],
  })
  expect(second.body.location).toMatchObject({ room: { name: 'Hall' }, since: '2024-05-06' })
  expect(second.body.movements).toMatchObject([{}, { from: { name: 'Store' }, to: { name: 'Hall' } }])

  // A floor finds what is in its rooms; nothing is where it was before.
  expect(await filed(floor)).toEqual(['1'])
  expect(await filed(store)).toEqual([])
  expect(await filed('EMPTY_ROOM')).toEqual([])
  const [newest] = await history(card.id)
  expect(newest?.changes.map(({ path }) => path.replace(/#.*/, ''))).toContain('location/room')
  // The place of an object is not typed: what was sent as such is what its movements say.
  const typed = await save(second.body, {
    objectNumbers,
    movements: second.body.movements,
    location: { room: { id: store } },
  })
  expect(typed.body.version).toBe(second.body.version)
  const copy = await call('POST', `/${card.id}/clone`)
  expect(copy.body).not.toHaveProperty('location')
})
