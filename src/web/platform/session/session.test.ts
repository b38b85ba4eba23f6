import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readMuseum } from '#model/api/tenant.ts'
import { handoverGrant } from '#model/api/token.ts'
import { type FakeNetwork, fakeNetwork } from '../../testing/fake-network.ts'
import { aConfiguration, aUser, tokens } from '../../testing/fixtures.ts'
import { clock, forgetBrowser, forgetCookies, openTab } from '../../testing/open-tab.ts'
import { unsaved } from '../unsaved/unsaved.ts'

let lines = 0

/** A browser with as many tabs as asked for, and a server that knows Anna. */
function browser(count = 1) {
  const network: FakeNetwork = fakeNetwork()
  network.on('POST /oauth/token', { json: tokens('a') })
  network.on('POST /oauth/revoke', { status: 204 })
  network.on('GET /api/v1/me', { json: aUser(['catalogueRead'], { language: 'it' }) })
  network.on('GET /api/v1/config', { json: aConfiguration({ MAINTENANCE_MODE: 'false' }) })
  network.on('GET /api/v1/tenant', { json: {} })
  lines += 1
  const tabs = Array.from({ length: count }, () => openTab(network, `line ${lines}`))
  const [tab = openTab(network)] = tabs
  return { network, tab, tabs }
}

beforeEach(forgetBrowser)

describe('Signing in', () => {
  test('sends the form of the password grant and keeps the tokens in the two cookies [P-A01] [P-A02]', async () => {
    const { network, tab } = browser()
    await tab.session.signIn(' anna@demo.museum ', 'Vitrine2026')
    expect(Object.fromEntries(new URLSearchParams(network.to('POST /oauth/token')[0]?.body))).toEqual({
      client_id: 'web',
      scope: 'read write',
      grant_type: 'password',
      username: 'anna@demo.museum',
      password: 'Vitrine2026',
    })
    const names = document.cookie.split('; ').map(pair => pair.split('=')[0])
    expect(names.toSorted()).toEqual(['jwt_token', 'token'])
    expect(tab.tokens.read()?.expiresAt).toBe(clock.now + 3600 * 1000)
  })

  test('The cookies are for this site only, expire with the token, and are secure on https [P-A02]', async () => {
    const { createTokenStore } = await import('./tokens.ts')
    const written: string[] = []
    const jar = {
      get cookie() {
        return ''
      },
      set cookie(line: string) {
        written.push(line)
      },
    }
    const moment = Date.UTC(2026, 10, 21, 12)
    createTokenStore({ document: jar, secure: true, now: () => moment }).write(tokens('a'), {
      loggedAs: false,
    })
    for (const line of written) {
      expect(line).toContain('; Path=/; SameSite=Strict; Expires=Sat, 21 Nov 2026 13:00:00 GMT; Secure')
    }
  })

  test('fetches person and configuration and switches to the language of the person [P-A05]', async () => {
    const { network, tab } = browser()
    await tab.session.signIn('anna@demo.museum', 'x')
    expect(network.to('GET /api/v1/me')).toHaveLength(1)
    expect(network.to('GET /api/v1/config')).toHaveLength(1)
    expect(tab.shown).toEqual(['it'])
    expect(tab.session.get()).toMatchObject({
      isAuthenticated: true,
      initialized: true,
      loginInProgress: false,
      currentMuseumId: '3',
      expired: false,
    })
  })

  test('A licence that is not active marks the session as expired [P-A06]', async () => {
    const { network, tab } = browser()
    network.on('GET /api/v1/me', { json: aUser([], { licenceActive: false }) })
    await tab.session.signIn('anna@demo.museum', 'x')
    expect(tab.session.get()).toMatchObject({ expired: true, isAccountExpired: true })
  })

  test('shows that it is under way, and leaves nothing behind when it is refused [P-A07]', async () => {
    const { network, tab } = browser()
    const json = {
      status: 400,
      error: 'invalid_grant',
      message: 'm',
      error_description: 'E-mail o password errata',
    }
    network.on('POST /oauth/token', { status: 400, json })
    const attempt = tab.session.signIn('anna@demo.museum', 'x')
    expect(tab.session.get().loginInProgress).toBe(true)
    await expect(attempt).rejects.toMatchObject({ description: 'E-mail o password errata' })
    expect(tab.session.get()).toMatchObject({ loginInProgress: false, isAuthenticated: false })
    expect(document.cookie).toBe('')
  })

  test('A token without a person behind it is thrown away [P-A05]', async () => {
    const { network, tab } = browser()
    network.on('GET /api/v1/me', { status: 403, json: {} })
    await expect(tab.session.signIn('anna@demo.museum', 'x')).rejects.toThrow()
    expect(document.cookie).toBe('')
  })

  test('As another user: the one-time token is exchanged and the session marked [P-R02]', async () => {
    const { network, tab } = browser()
    await tab.session.takeOver('one-time', { loggedAs: true })
    const body = new URLSearchParams(network.to('POST /oauth/token')[0]?.body)
    expect(Object.fromEntries(body)).toMatchObject({ grant_type: handoverGrant, token: 'one-time' })
    expect(tab.session.get().loggedAs).toBe(true)
    expect(decodeURIComponent(document.cookie)).toContain('"logged_as":true')
  })
})

describe('Opening the page', () => {
  test('Without cookies nobody is asked who one is; the session is known to be empty [P-S08]', async () => {
    const { network, tab } = browser()
    expect(tab.session.get().initialized).toBe(false)
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ initialized: true, isAuthenticated: false })
    expect(network.to('GET /api/v1/me')).toHaveLength(0)
  })

  test('With a cookie the person is there again after a reload [P-R19]', async () => {
    const { tab, tabs } = browser(2)
    await tab.session.signIn('anna@demo.museum', 'x')
    await tabs[1]?.session.start()
    expect(tabs[1]?.session.get()).toMatchObject({ isAuthenticated: true, initialized: true })
  })

  test('The server does not say who one is: it is asked five times, then one is signed out [P-A05]', async () => {
    const { network, tab } = browser()
    tab.tokens.write(tokens('a'), { loggedAs: false })
    network.on('GET /api/v1/me', { status: 500, json: {} })
    await tab.session.start()
    expect(network.to('GET /api/v1/me')).toHaveLength(5)
    expect(tab.waits).toEqual([1000, 2000, 4000, 8000])
    expect(tab.session.get()).toMatchObject({ initialized: true, isAuthenticated: false, unreachable: true })
    expect(tab.tokens.read()).toBeTruthy()
    network.on('GET /api/v1/me', { json: aUser() })
    tab.session.retry()
    await vi.waitFor(() =>
      expect(tab.session.get()).toMatchObject({ isAuthenticated: true, unreachable: false }),
    )
  })

  test('A server that comes back while the page opens is no reason to sign in again [P-A05] [P-R19]', async () => {
    const { network, tab } = browser()
    tab.tokens.write(tokens('a'), { loggedAs: false })
    const seen: boolean[] = []
    tab.session.subscribe(() => seen.push(tab.session.get().initialized))
    network.on('GET /api/v1/me', () => {
      if (network.to('GET /api/v1/me').length < 3) return new TypeError('offline')
      expect(tab.session.get()).toMatchObject({ initialized: false, unreachable: true })
      return { json: aUser() }
    })
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ isAuthenticated: true, unreachable: false })
    expect(seen.at(-1)).toBe(true)
  })

  test('A refusal is an answer: one is signed out at once [P-A05]', async () => {
    const { network, tab } = browser()
    tab.tokens.write(tokens('a'), { loggedAs: false })
    network.on('GET /api/v1/me', { status: 403, json: {} })
    await tab.session.start()
    expect(network.to('GET /api/v1/me')).toHaveLength(1)
    expect(tab.session.get()).toMatchObject({ initialized: true, isAuthenticated: false, unreachable: false })
  })

  test('The string true switches maintenance on [P-E07]', async () => {
    const { network, tab } = browser()
    network.on('GET /api/v1/config', { json: aConfiguration({ MAINTENANCE_MODE: 'true' }) })
    await tab.session.start()
    expect(tab.session.get().maintenanceMode).toBe(true)
  })
})

describe('Signing out', () => {
  test('revokes the refresh token and clears everything but the configuration [P-R03] [P-A17]', async () => {
    const { network, tab } = browser()
    const cleared = vi.fn()
    tab.session.onCleared(cleared)
    await tab.session.signIn('anna@demo.museum', 'x')
    cleared.mockClear()
    await tab.session.signOut()
    expect(network.to('POST /oauth/revoke')[0]?.body).toBe('token=refresh-a')
    expect(document.cookie).toBe('')
    expect(cleared).toHaveBeenCalledOnce()
    expect(tab.session.get()).toMatchObject({
      isAuthenticated: false,
      initialized: true,
      currentUser: undefined,
      configuration: aConfiguration({ MAINTENANCE_MODE: 'false' }),
    })
  })

  test('works without a network too [P-R03]', async () => {
    const { network, tab } = browser()
    await tab.session.signIn('anna@demo.museum', 'x')
    network.on('POST /oauth/revoke', new TypeError('offline'))
    expect(await tab.session.signOut()).toBe(true)
    expect(tab.session.get().isAuthenticated).toBe(false)
  })

  test('asks those who hold something first, and stays when one objects [P-S06] [P-S07]', async () => {
    const { tab } = browser()
    await tab.session.signIn('anna@demo.museum', 'x')
    const remove = tab.session.beforeSignOut(() => false)
    expect(await tab.session.signOut()).toBe(false)
    expect(tab.session.get().isAuthenticated).toBe(true)
    remove()
    const released = vi.fn(async () => true)
    tab.session.beforeSignOut(released)
    await tab.session.signOut()
    expect(released).toHaveBeenCalledOnce()
  })

  test('An answer that comes too late does not bring the session back [P-A17]', async () => {
    const { network, tab } = browser()
    await tab.session.signIn('anna@demo.museum', 'x')
    let answer = (_: { json: unknown }) => {}
    network.on(
      'GET /api/v1/me',
      () =>
        new Promise(resolve => {
          answer = resolve
        }),
    )
    const reload = tab.session.reloadUser()
    await vi.waitFor(() => expect(network.to('GET /api/v1/me')).toHaveLength(2))
    await tab.session.signOut()
    answer({ json: aUser() })
    await reload
    expect(tab.session.get().isAuthenticated).toBe(false)
  })
})

describe('Several tabs', () => {
  test('Signing out in one signs out the others at once; signing in is noticed by the others [P-A18]', async () => {
    const { tabs } = browser(3)
    await tabs[0]?.session.signIn('anna@demo.museum', 'x')
    await vi.waitFor(() => {
      for (const tab of tabs) expect(tab.session.get().isAuthenticated).toBe(true)
    })
    await tabs[1]?.session.signOut()
    await vi.waitFor(() => {
      for (const tab of tabs) expect(tab.session.get().isAuthenticated).toBe(false)
    })
  })

  test('A message of an earlier sign-out does not end a session begun since [P-A18]', async () => {
    const { tabs } = browser(2)
    await tabs[0]?.session.signIn('anna@demo.museum', 'x')
    await vi.waitFor(() => expect(tabs[1]?.session.get().isAuthenticated).toBe(true))
    const out = tabs[0]?.session.signOut()
    await Promise.all([out, tabs[0]?.session.signIn('anna@demo.museum', 'x')])
    await new Promise(resolve => setTimeout(resolve, 50))
    for (const tab of tabs) expect(tab.session.get().isAuthenticated).toBe(true)
  })

  test('Tabs that need a new token at the same time send one refresh token once [P-A03] [P-A18]', async () => {
    const { network, tabs } = browser(4)
    tabs[0]?.tokens.write(tokens('a', 60), { loggedAs: false })
    const seen = new Set<string>()
    network.on('POST /oauth/token', async ({ body = '' }) => {
      const refresh = new URLSearchParams(body).get('refresh_token') ?? ''
      await new Promise(resolve => setTimeout(resolve, 20))
      // As the server does it: a refresh token that comes twice ends the session.
      if (seen.has(refresh)) return { status: 400, json: { error: 'invalid_grant', message: 'reused' } }
      seen.add(refresh)
      return { json: tokens('b') }
    })
    await Promise.all(tabs.map((tab, index) => tab.call(readMuseum, { params: { id: String(index + 1) } })))
    expect([...seen]).toEqual(['refresh-a'])
    for (const sent of network.to('GET /api/v1/tenant'))
      expect(sent.headers.Authorization).toBe('Bearer access-b')
  })

  test('A session that the server ended shows in every tab [P-A18]', async () => {
    const { network, tabs } = browser(2)
    await tabs[0]?.session.signIn('anna@demo.museum', 'x')
    await vi.waitFor(() => expect(tabs[1]?.session.get().isAuthenticated).toBe(true))
    const refused = { status: 401, json: { status: 401, error: 'invalid_refresh_token', message: '' } }
    network.on('GET /api/v1/me', refused)
    await tabs[0]?.session.reloadUser().catch(() => undefined)
    await vi.waitFor(() =>
      expect(tabs[1]?.session.get()).toMatchObject({ isAuthenticated: false, cutOff: true }),
    )
  })

  test('A tab that slept past the expiry of the cookies goes on with its copy of the token [P-A18]', async () => {
    const { network, tab } = browser()
    await tab.session.signIn('anna@demo.museum', 'x')
    clock.now += 3601 * 1000
    forgetCookies()
    network.on('POST /oauth/token', { json: tokens('b') })
    await tab.call(readMuseum, { params: { id: '3' } })
    expect(tab.tokens.read()?.accessToken).toBe('access-b')
  })

  test('After sign-out in another tab, unsaved text stays with a notice, and the next sign-in returns to it [P-A18] [F-T15]', async () => {
    for (const isUnsaved of [true, false]) {
      const { tabs } = browser(2)
      await tabs[0]?.session.signIn('anna@demo.museum', 'x')
      await vi.waitFor(() => expect(tabs[1]?.session.get().isAuthenticated).toBe(true))
      const release = isUnsaved ? unsaved.hold() : () => undefined
      await tabs[0]?.session.signOut()
      await vi.waitFor(() =>
        expect(tabs[1]?.session.get()).toMatchObject({ isAuthenticated: false, cutOff: isUnsaved }),
      )
      release()
    }
  })

  test('Cookies that vanish before their time mean: signed out elsewhere [P-A18]', async () => {
    const { tab } = browser()
    await tab.session.signIn('anna@demo.museum', 'x')
    forgetCookies()
    expect(tab.tokens.read()).toBeUndefined()
  })
})

describe('Unsaved edits', () => {
  test('A form holds them until it is saved or given up [P-S06]', () => {
    const release = unsaved.hold()
    expect(unsaved.any()).toBe(true)
    release()
    expect(unsaved.any()).toBe(false)
  })
})
