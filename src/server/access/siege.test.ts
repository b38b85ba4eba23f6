import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import {
  bearer,
  makeMuseum,
  signedIn,
  signIn,
  type Tokens,
  tokenForm,
} from '../../../test/harness/factories.ts'

const app = useTestApp()

/** Asks many times at once. @returns how many answers had which status. */
async function flood(times: number, ask: (n: number) => Promise<{ readonly statusCode: number }>) {
  const counts: Record<number, number> = {}
  for (const { statusCode } of await Promise.all(Array.from({ length: times }, (_, n) => ask(n))))
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

const me = (headers: Record<string, string> = {}) => app().http.inject({ url: '/api/v1/me', headers })
const made = (n: number) => Buffer.alloc(32, n + 1).toString('base64url')
const refresh = (token: string) =>
  app().http.inject(tokenForm({ grant_type: 'refresh_token', refresh_token: token }))

describe('While strangers flood the server from the museum’s own address', () => {
  test('who is signed in works on, a page opens, and the session is exchanged [F-T01]', async () => {
    const { tokens } = await signedIn(app(), { museum: await makeMuseum(app()) })
    expect(await flood(320, () => me())).toEqual({ 401: 300, 429: 20 })
    expect(await flood(320, n => me(bearer(made(n))))).toEqual({ 401: 300, 429: 20 })
    expect(await flood(320, n => refresh(made(n)))).toEqual({ 401: 300, 429: 20 })
    for (const url of ['/health', '/ready', '/api/v1/config'])
      expect((await app().http.inject({ url })).statusCode, url).toBe(200)
    expect((await me(bearer(tokens.access_token))).statusCode).toBe(200)
    const search = await app().http.inject({
      url: '/advsearch/v1/searches',
      headers: bearer(tokens.jwt_token.access_token),
    })
    expect(search.statusCode).not.toBe(429)
    const cookie = `token=${encodeURIComponent(JSON.stringify({ access_token: tokens.access_token }))}`
    const picture = await app().http.inject({ url: '/api/v1/files/1/iiif/info.json', headers: { cookie } })
    expect([401, 429]).not.toContain(picture.statusCode)
    const answer = await refresh(tokens.refresh_token)
    expect(answer.statusCode).toBe(200)
    expect((await me(bearer(answer.json<Tokens>().access_token))).statusCode).toBe(200)
  }, 60_000)

  test('tokens are signed: one letter changed is known without the database [F-T01]', async () => {
    const person = await signedIn(app(), { museum: await makeMuseum(app()) })
    const { access_token } = await signIn(app(), person.email)
    expect(access_token).toMatch(/^[\w-]{43}$/)
    const changed = `${access_token[0] === 'A' ? 'B' : 'A'}${access_token.slice(1)}`
    expect((await me(bearer(access_token))).statusCode).toBe(200)
    expect([401, 429]).toContain((await me(bearer(changed))).statusCode)
  })
})
