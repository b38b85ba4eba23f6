import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LockInfo } from '#model/api/cards/shapes.ts'
import { serverNews } from '../../../platform/events/news.ts'
import { catalogueArea } from '../../../testing/catalogue-area.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import { useLock } from './use-lock.ts'

const context = preparePages()
beforeEach(() => {
  signInAs(aUser(['catalogueRead', 'catalogueEdit']))
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const mine: LockInfo = {
  isLockedBySomeoneElse: false,
  isLockedElsewhere: false,
  userThatLocked: 'Anna Kowalska',
  userIdThatLocked: '7',
  userName: 'Anna Kowalska',
  lockedSince: '2026-03-05T10:20:00Z',
}
const theirs: LockInfo = { ...mine, isLockedBySomeoneElse: true, userName: 'Bruno Neri' }

const calls = (method: string) => context.network.to(`${method} /api/v1/catalogue/5/lock`)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function Editing() {
  const { state, unreachable } = useLock(catalogueArea, '5')
  return <p>{unreachable ? 'no connection' : state.kind === 'taken' ? `taken by ${state.by}` : state.kind}</p>
}

const edit = async (info: LockInfo) => {
  context.network.on('PUT /api/v1/catalogue/5/lock', { json: info })
  context.network.on('DELETE /api/v1/catalogue/5/lock', { status: 204 })
  return renderPage(<Editing />)
}

test('Editing takes the lock, says every 30 seconds that it goes on, and lets go on leaving [C-K05]', async () => {
  const { unmount } = await edit(mine)
  await screen.findByText('mine')
  expect(calls('PUT')).toHaveLength(1)
  await wait(29_000)
  expect(calls('PUT')).toHaveLength(1)
  await wait(2000)
  expect(calls('PUT')).toHaveLength(2)
  await wait(30_000)
  expect(calls('PUT')).toHaveLength(3)
  expect(calls('DELETE')).toEqual([])
  unmount()
  await waitFor(() => expect(calls('DELETE')).toHaveLength(1))
})

test('A lock of another user is neither renewed nor released [C-K05]', async () => {
  const { unmount } = await edit(theirs)
  await screen.findByText('theirs')
  await wait(61_000)
  expect(calls('PUT')).toHaveLength(1)
  unmount()
  await wait(100)
  expect(calls('DELETE')).toEqual([])
})

test('A takeover is shown immediately with the user’s name, and the lock is no longer renewed [C-K05]', async () => {
  await edit(mine)
  await screen.findByText('mine')
  act(() => serverNews.publish({ name: 'lock.taken', data: { type: 'object', id: '6', by: 'Bruno Neri' } }))
  expect(screen.getByText('mine')).toBeTruthy()
  act(() => serverNews.publish({ name: 'lock.taken', data: { type: 'object', id: '5', by: 'Bruno Neri' } }))
  expect(screen.getByText('taken by Bruno Neri')).toBeTruthy()
  await wait(31_000)
  expect(calls('PUT')).toHaveLength(1)
})

test('A lost connection is shown, and the lock is acquired again on reconnection [C-K05]', async () => {
  const { unmount } = await edit(mine)
  await screen.findByText('mine')
  context.network.on('PUT /api/v1/catalogue/5/lock', new Error('offline'))
  await wait(31_000)
  await screen.findByText('no connection')
  context.network.on('PUT /api/v1/catalogue/5/lock', { json: mine })
  await wait(30_000)
  await screen.findByText('mine')
  unmount()
  await waitFor(() => expect(calls('DELETE')).toHaveLength(1))
})

test('A user who edits the record in another browser sees that it is their own lock [F-T10]', async () => {
  await edit({ ...mine, isLockedElsewhere: true })
  await screen.findByText('elsewhere')
  await wait(61_000)
  expect(calls('PUT')).toHaveLength(1)
})

test('Continuing in another browser is shown in the first one [F-T10]', async () => {
  await edit(mine)
  await screen.findByText('mine')
  context.network.on('PUT /api/v1/catalogue/5/lock', { json: { ...mine, isLockedElsewhere: true } })
  await wait(31_000)
  await screen.findByText('moved')
})
