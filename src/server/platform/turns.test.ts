import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('A museum whose work takes all its places leaves the others theirs, and its own waits in order [F-T23]', async () => {
  const turns = createTurns({ places: 3, perMuseum: 2, patienceMs: 5000 })
  const done = [await turns.take('a'), await turns.take('a')]
  const order: string[] = []
  const waiting = ['1', '2', '3'].map(async name => {
    const release = await turns.take('a')
    order.push(name)
    release()
  })
  const other = await turns.take('b')
  expect(order).toEqual([])
  for (const release of done) release()
  await Promise.all(waiting)
  expect(order).toEqual(['1', '2', '3'])
  other()
})

test('Museums that wait come in turns, however many of one wait [F-T23]', async () => {
  const turns = createTurns({ places: 1, perMuseum: 1, patienceMs: 5000 })
  const first = await turns.take('c')
  const order: string[] = []
  const waiting = ['a', 'a', 'a', 'b'].map(async museum => {
    const release = await turns.take(museum)
    order.push(museum)
    release()
  })
  await pause(1)
  first()
  await Promise.all(waiting)
  expect(order).toEqual(['a', 'b', 'a', 'a'])
})

test('Who has waited for too long is told so and takes no place later [F-T23]', async () => {
  const turns = createTurns({ places: 1, perMuseum: 1, patienceMs: 20 })
  const release = await turns.take('a')
  await expect(turns.take('a')).rejects.toMatchObject({ code: 'busy', details: { retryAfter: 2 } })
  release()
  const again = await turns.take('a')
  again()
})
