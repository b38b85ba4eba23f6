import { beforeEach, expect, test } from 'vitest'
import { createLeaseLock, createTabLock } from './tabs.ts'

const environment = {
  storage: localStorage,
  now: () => Date.now(),
  wait: (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds)),
}

beforeEach(() => localStorage.clear())

test('Without Web Locks, work of several tabs under one name never overlaps [P-A18]', async () => {
  const tabs = Array.from({ length: 3 }, () => createLeaseLock(environment))
  let inside = 0
  let most = 0
  await Promise.all(
    tabs.flatMap(lock =>
      [1, 2].map(() =>
        lock('refresh', async () => {
          inside += 1
          most = Math.max(most, inside)
          await environment.wait(5)
          inside -= 1
        }),
      ),
    ),
  )
  expect(most).toBe(1)
})

test('A lock is given back when the work fails, and a tab that died does not hold it for ever [P-A18]', async () => {
  const lock = createTabLock(undefined, environment)
  await expect(lock('refresh', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  localStorage.setItem('vitrine.lock.refresh', `dead ${Date.now() - 1}`)
  await expect(lock('refresh', async () => 'done')).resolves.toBe('done')
})
