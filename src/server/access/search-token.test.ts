import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createSearchTokens } from './search-token.ts'
import type { Session } from './store/sessions.ts'

test('a search token is signed with a key of its own: the secret itself signs none [P-A09]', async () => {
  const secret = 'a secret for tests only, long enough'
  const tokens = createSearchTokens(secret, () => new Date())
  const claims = { accountId: '1', tenantId: '2', sessionId: '3' }
  const session = { id: '3', accountId: '1', tenantId: '2' } as Session
  expect(await tokens.verify(await tokens.sign(session))).toEqual(claims)
  const signed = await new SignJWT({ tid: '2', sid: '3' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('1')
    .setAudience('advanced-search')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))
  expect(await tokens.verify(signed)).toBeUndefined()
})
