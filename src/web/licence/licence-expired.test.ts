import { afterEach, expect, test, vi } from 'vitest'
import { readMuseum } from '#model/api/tenant.ts'
import { call, session } from '../platform/client.ts'
import { createTokenStore } from '../platform/session/tokens.ts'
import { aUser, tokens } from '../testing/fixtures.ts'
import { forgetBrowser } from '../testing/open-tab.ts'
import { preparePages, signInAs } from '../testing/render-page.tsx'

const context = preparePages()
afterEach(forgetBrowser)

test('Any answer that says the licence has ended marks the session expired, and fails as it would [P-A06] [P-R18]', async () => {
  createTokenStore({ document, secure: false, now: Date.now }).write(tokens('a'), { loggedAs: false })
  signInAs(aUser())
  context.network.on('GET /api/v1/me', { json: aUser([], { licenceActive: false }) })
  context.network.on('GET /api/v1/tenant/3', {
    status: 403,
    json: { status: 403, error: 'licence_expired', message: 'The licence has ended' },
  })
  await expect(call(readMuseum, { params: { id: '3' } })).rejects.toMatchObject({ status: 403 })
  await vi.waitFor(() => expect(session.get().isAccountExpired).toBe(true), 10_000)
  await expect(call(readMuseum, { params: { id: '3' } })).rejects.toMatchObject({ status: 403 })
  expect(context.network.to('GET /api/v1/me')).toHaveLength(1)
})
