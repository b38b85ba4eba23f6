import { expect, test } from 'vitest'
import { hashToken, insertOneTimeToken } from '#server/access/index.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, makePerson } from '../harness/factories.ts'

const app = useTestApp()

let count = 0
/** Status, headers and body of an answer, but for what differs between any two. */
async function answerTo(url: string, payload: object) {
  const { statusCode, headers, body } = await app().http.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: `10.2.0.${++count}`,
  })
  const { date: _, ...others } = headers
  return { statusCode, headers: others, body }
}

test('known and unknown e-mails and links are answered alike by sign-in, reset and new links [P-A10]', async () => {
  const museum = await makeMuseum(app())
  const { email, accountId } = await makePerson(app(), { museum })
  const { tenantId } = museum
  await app().database.inTenant(tenantId, async ({ db }) => {
    await db.updateTable('identity').set({ state: 'INVITED' }).where('tenant_id', '=', tenantId).execute()
    const link = {
      hash: hashToken('a-known-link'),
      accountId,
      museumId: tenantId,
      expiresAt: new Date(Date.now() + 60_000),
    }
    await insertOneTimeToken(db, { ...link, purpose: 'invitation' }, new Date())
  })
  const pairs = {
    'sign-in': [
      '/oauth/token',
      [email, 'nobody@nowhere.museum'].map(username => ({
        client_id: 'web',
        scope: 'read write',
        grant_type: 'password',
        username,
        password: 'Wrong-pass1',
      })),
    ],
    reset: ['/api/v1/users/reset-password', [email, 'nobody@nowhere.museum'].map(to => ({ email: to }))],
    'new link': [
      '/api/v1/public/user/activation',
      ['a-known-link', 'an-unknown-link'].map(tokenValue => ({
        tokenValue,
        stepName: 'NEW_LINK',
        type: 'USER',
      })),
    ],
  } as const
  for (const [what, [url, [known, unknown]]] of Object.entries(pairs)) {
    const answer = await answerTo(url, known ?? {})
    expect(answer.statusCode, what).not.toBe(500)
    expect(await answerTo(url, unknown ?? {}), what).toEqual(answer)
  }
})
