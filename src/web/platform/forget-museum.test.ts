import { beforeEach, expect, test } from 'vitest'
import { basketOf, withItems } from '../cards/selection/basket.ts'
import { aUser } from '../testing/fixtures.ts'
import { preparePages, signInAs } from '../testing/render-page.tsx'
import { session } from './client.ts'
import { forgetMuseumsLeft } from './forget-museum.ts'
import { lastOpened } from './last-opened.ts'
import { emptySession } from './session/state.ts'

preparePages()

const kept = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
    key => ![localStorage, sessionStorage].every(storage => storage.getItem(key) === null),
  )

/** Works a while as one would, and leaves traces. */
function work() {
  signInAs(aUser())
  lastOpened.keep('3', { path: '/catalogue/1', title: 'Secret bowl', number: '1' })
  basketOf('object').set(now =>
    withItems(now, [{ id: '1', number: '1', title: 'Secret bowl', thumbnailUrl: null }]),
  )
  localStorage.setItem('searches.7.3', '["secret"]')
  localStorage.setItem('recentTerms.3.MTC', '["2"]')
  localStorage.setItem('vitrine.draft.3.7.object.1', '{"values":{"title":"Secret bowl"}}')
  sessionStorage.setItem('vitrine.facets.1-2', '{"makers":["Secret"]}')
  localStorage.setItem('vitrine.theme', 'dark')
  localStorage.setItem('vitrine.audits', '{"accountId":"7"}')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('Signing out leaves nothing of a museum in the browser; its own settings and audits on the device stay [F-T13]', async () => {
  const stop = forgetMuseumsLeft()
  work()
  await session.signOut()
  expect(kept().sort()).toEqual(['vitrine.audits', 'vitrine.owner', 'vitrine.theme'])
  signInAs(aUser())
  expect(basketOf('object').get()).toMatchObject({ items: [] })
  stop()
})

test('A session that ended, here or while no page was open, leaves only text that was never saved [F-T13]', () => {
  const stop = forgetMuseumsLeft()
  work()
  session.set(() => ({ ...emptySession, initialized: true, cutOff: true }))
  expect(kept().sort()).toEqual([
    'vitrine.audits',
    'vitrine.draft.3.7.object.1',
    'vitrine.owner',
    'vitrine.theme',
  ])
  stop()
  localStorage.setItem('searches.7.3', '["secret"]')
  forgetMuseumsLeft()()
  expect(localStorage.getItem('searches.7.3')).toBeNull()
})

test('Another person who signs in finds nothing of the one before [F-T13]', () => {
  const stop = forgetMuseumsLeft()
  work()
  signInAs(aUser([], { id: '8' }))
  expect(localStorage.getItem('searches.7.3')).toBeNull()
  expect(localStorage.getItem('lastOpened')).toBeNull()
  stop()
})
