import { beforeEach, describe, expect, test } from 'vitest'
import { endpoint } from '#model/api/endpoint.ts'
import { changeMyLanguage, readMe } from '#model/api/me.ts'
import { readMuseum } from '#model/api/tenant.ts'
import { issueToken, revokeToken } from '#model/api/token.ts'
import { fakeNetwork } from '../../testing/fake-network.ts'
import { aUser, tokens } from '../../testing/fixtures.ts'
import { clock, forgetBrowser, openTab } from '../../testing/open-tab.ts'
import { CallCancelled, CallError } from './call-error.ts'
import { genericOnFailure } from './notification-rules.ts'

const upload = endpoint({ name: 'f', method: 'POST', path: '/api/v1/files/', access: 'public', summary: '' })
const template = endpoint({
  name: 't',
  method: 'POST',
  path: '/api/v1/print/template',
  access: 'public',
  summary: '',
})
const details = endpoint({
  name: 'd',
  method: 'GET',
  path: '/api/v1/procedures/5/objects/details',
  access: 'public',
  summary: '',
})
const advanced = endpoint({
  name: 'a',
  method: 'GET',
  path: '/advsearch/searches',
  access: 'signedIn',
  summary: '',
})
const vocabulary = (term: string) =>
  endpoint({ name: 'v', method: 'GET', path: `/api/v1/vocabulary/${term}`, access: 'signedIn', summary: '' })

const never = () => new Promise<never>(() => undefined)
const refusal = (error: string, status = 401) => ({ status, json: { status, error, message: error } })
const museum = { params: { id: '3' } }

beforeEach(forgetBrowser)

describe('What a call carries', () => {
  test('Calls carry token, language and the address of the page; login, refresh and logout carry no token [P-A08]', async () => {
    const network = fakeNetwork()
    network.on('POST /oauth', { json: tokens('b') })
    network.on('GET /api/v1/me', { json: aUser() })
    const tab = openTab(network)
    tab.tokens.write(tokens('a'), { loggedAs: false })
    await tab.call(readMe)
    await tab.call(issueToken, { body: { grant_type: 'password' } })
    await tab.call(revokeToken, { body: { token: 'x' } })
    expect(network.sent[0]?.headers).toMatchObject({
      Authorization: 'Bearer access-a',
      'Accept-Language': 'pl',
      'app-address': 'https://museum.example',
    })
    for (const sent of network.to('POST /oauth')) {
      expect(sent.headers).not.toHaveProperty('Authorization')
      expect(sent.headers).toHaveProperty('app-address')
    }
  })

  test('The token address is asked with a form, all others with JSON [P-A01]', async () => {
    const network = fakeNetwork()
    network.on('POST /oauth', { json: tokens('b') })
    const tab = openTab(network)
    await tab.call(issueToken, { body: { scope: 'read write', username: 'a@b.pl' } })
    expect(network.sent[0]?.body).toBe('scope=read+write&username=a%40b.pl')
  })

  test('Advanced-search calls carry the JWT and who asks [P-A09]', async () => {
    const network = fakeNetwork()
    network.on('POST /oauth', { json: tokens('a') })
    network.on('GET /api/v1/me', { json: aUser() })
    network.on('GET /advsearch', { json: {} })
    const tab = openTab(network)
    await tab.session.signIn('anna@demo.museum', 'x')
    await tab.call(advanced)
    expect(network.to('GET /advsearch')[0]?.headers).toMatchObject({
      Authorization: 'Bearer jwt-a',
      idUser: '7',
      idTenant: '3',
    })
  })

  test('An advanced-search call without JWT raises the alert and is not sent [P-A09]', async () => {
    const network = fakeNetwork()
    const tab = openTab(network)
    await expect(tab.call(advanced)).rejects.toBeInstanceOf(CallError)
    expect(tab.alerts).toEqual(['Problem with authentication for Advanced service service!'])
    expect(network.sent).toEqual([])
  })
})

describe('Too many requests', () => {
  test('A call waits as long as the server asks, says so, and is sent again; nobody is signed out [F-T01]', async () => {
    const network = fakeNetwork()
    const full = { ...refusal('too_many_requests', 429), headers: { 'retry-after': '7' } }
    const answers = [full, full, { json: { id: '3' } }]
    network.on('GET /api/v1/tenant/3', () => answers.shift() ?? { json: {} })
    const tab = openTab(network)
    tab.tokens.write(tokens('a'), { loggedAs: false })
    await expect(tab.call(readMuseum, museum)).resolves.toEqual({ id: '3' })
    expect(tab.waits).toEqual([7000, 7000])
    expect(tab.notified[0]).toEqual({ kind: 'info', message: 'common.waiting' })
    expect(tab.tokens.read()?.accessToken).toBe('access-a')
  })

  test('A page opened in the meantime waits, too, and then knows its user [F-T01]', async () => {
    const network = fakeNetwork()
    const full = { ...refusal('too_many_requests', 429), headers: { 'retry-after': '30' } }
    const answers = [full, { json: aUser() }]
    network.on('GET /api/v1/config', { json: {} })
    network.on('GET /api/v1/me', () => answers.shift() ?? full)
    const tab = openTab(network)
    tab.tokens.write(tokens('a'), { loggedAs: false })
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ isAuthenticated: true, initialized: true })
  })

  test('A wait of over a minute is reported immediately, and the session stays valid [F-T01]', async () => {
    const network = fakeNetwork()
    const full = { ...refusal('too_many_requests', 429), headers: { 'retry-after': '900' } }
    network.on('GET /api/v1', full)
    const tab = openTab(network)
    tab.tokens.write(tokens('a'), { loggedAs: false })
    await expect(tab.call(readMuseum, museum, { notify: genericOnFailure })).rejects.toMatchObject({
      status: 429,
    })
    expect(tab.notified).toEqual([{ kind: 'error', message: 'common.tooManyRequests' }])
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ isAuthenticated: false, unreachable: true })
    expect(tab.tokens.read()?.accessToken).toBe('access-a')
  })
})

describe('Repeated calls', () => {
  test('A repeated call cancels the earlier one, silently [P-E01] [C-M02]', async () => {
    const network = fakeNetwork()
    network.on('GET /api/v1/tenant/3', never)
    const tab = openTab(network)
    const first = tab.call(readMuseum, museum, { notify: genericOnFailure })
    await Promise.resolve()
    network.on('GET /api/v1/tenant/3', { json: { id: '3' } })
    const second = tab.call(readMuseum, museum)
    await expect(first).rejects.toEqual(new CallCancelled('Automatic cancellation'))
    await expect(second).resolves.toEqual({ id: '3' })
    expect(tab.notified).toEqual([])
  })

  test('Calls to different addresses do not disturb each other [P-E01]', async () => {
    const network = fakeNetwork()
    network.on('GET /api/v1/tenant', { json: {} })
    const tab = openTab(network)
    const calls = ['3', '4'].map(id => tab.call(readMuseum, { params: { id } }))
    await expect(Promise.all(calls)).resolves.toHaveLength(2)
  })

  test('Calls of a named input cancel the last one whatever was typed; those of another input stay [P-E01]', async () => {
    const network = fakeNetwork()
    network.on('GET /api/v1/vocabulary', never)
    const tab = openTab(network)
    const typed = { query: { q: 'a' } }
    const first = tab.call(vocabulary('mat'), typed as never, { name: 'material' })
    const other = tab.call(vocabulary('mat'), typed as never, { name: 'technique' })
    await Promise.resolve()
    network.on('GET /api/v1/vocabulary', { json: [] })
    const second = tab.call(vocabulary('mat'), { query: { q: 'ab' } } as never, { name: 'material' })
    await expect(first).rejects.toThrow('Automatic cancellation')
    await second
    const state = await Promise.race([
      other.then(
        () => 'done',
        () => 'failed',
      ),
      Promise.resolve('waiting'),
    ])
    expect(state).toBe('waiting')
  })

  test.each([
    ['uploads', upload],
    ['templates', template],
    ['procedure object details', details],
  ])('%s run side by side [P-E01]', async (_name, address) => {
    const network = fakeNetwork()
    network.on('', { json: {} })
    const tab = openTab(network)
    await expect(Promise.all([tab.call(address), tab.call(address)])).resolves.toHaveLength(2)
  })

  test('A call its asker has given up is cancelled, silently [P-E01] [C-M02]', async () => {
    const network = fakeNetwork()
    network.on('GET /', never)
    const tab = openTab(network)
    const controller = new AbortController()
    const call = tab.call(readMuseum, museum, { signal: controller.signal, notify: genericOnFailure })
    controller.abort()
    await expect(call).rejects.toBeInstanceOf(CallCancelled)
    expect(tab.notified).toEqual([])
  })
})

describe('Failures', () => {
  test('Without an answer the status is 0 and the data the message of the network [P-E02]', async () => {
    const network = fakeNetwork()
    network.on('GET /', new TypeError('Failed to fetch'))
    const failure = await openTab(network)
      .call(readMuseum, museum)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ status: 0, data: 'Failed to fetch' })
  })

  test('503 logs out and switches maintenance on [P-E03]', async () => {
    const network = fakeNetwork()
    network.on('GET /', refusal('maintenance', 503))
    const tab = openTab(network)
    tab.tokens.write(tokens('a'), { loggedAs: false })
    await expect(tab.call(readMuseum, museum)).rejects.toBeInstanceOf(CallError)
    expect(tab.session.get()).toMatchObject({ maintenanceMode: true, isAuthenticated: false })
    expect(tab.tokens.read()).toBeUndefined()
  })

  test('400 becomes field errors, field to message [P-E04]', async () => {
    const network = fakeNetwork()
    const fields = { 'address.city': 'This field is required' }
    network.on('GET /', { status: 400, json: { status: 400, error: 'invalid_input', message: '…', fields } })
    const failure = await openTab(network)
      .call(readMuseum, museum)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ fields })
  })

  test('A failed language change says that something went wrong [P-E05]', async () => {
    const network = fakeNetwork()
    network.on('PUT /', refusal('internal', 500))
    const tab = openTab(network)
    await tab
      .call(changeMyLanguage, { query: { lang: 'de' } }, { notify: genericOnFailure })
      .catch(() => undefined)
    expect(tab.notified).toEqual([{ kind: 'error', message: 'common.somethingWentWrong' }])
  })

  test.each([
    ['an included status', 409, {}, { include: [409] }, 1],
    ['a status that is not included', 500, {}, { include: [409] }, 0],
    ['an excluded status', 409, {}, { exclude: [409] }, 0],
    ['a status that is not excluded', 500, {}, { exclude: [409] }, 1],
    ['401', 401, {}, {}, 0],
    ['a duplicate search name', 400, { duplicateSearchName: true }, {}, 0],
  ])(
    'The error message of a call is shown as its rule says: %s [P-E06]',
    async (_name, status, body, rule, shown) => {
      const network = fakeNetwork()
      network.on('GET /', { status, json: body })
      const tab = openTab(network)
      const error = { message: 'errors.conflict', ...rule } as const
      await tab.call(readMuseum, museum, { notify: { error } }).catch(() => undefined)
      expect(tab.notified).toHaveLength(shown)
    },
  )

  test('The success message of a call is shown as its rule says [P-E06]', async () => {
    const network = fakeNetwork()
    network.on('GET /', { json: {} })
    const tab = openTab(network)
    const success = { message: 'login.reset.doneTitle', include: [200] } as const
    await tab.call(readMuseum, museum, { notify: { success } })
    await tab.call(readMuseum, museum, { notify: { success: { ...success, include: [201] } } })
    expect(tab.notified).toEqual([{ kind: 'success', message: 'login.reset.doneTitle' }])
  })

  test('Flagged calls raise the progress counter, which falls on success, failure and cancellation [P-S13]', async () => {
    const network = fakeNetwork()
    const tab = openTab(network)
    const counts: number[] = []
    tab.progress.subscribe(() => counts.push(tab.progress.get()))
    network.on('GET /', { json: {} })
    await tab.call(readMuseum, museum, { progress: true })
    network.on('GET /', refusal('internal', 500))
    await tab.call(readMuseum, museum, { progress: true }).catch(() => undefined)
    await tab.call(readMuseum, museum).catch(() => undefined)
    expect(counts).toEqual([1, 0, 1, 0])
  })
})

describe('The token', () => {
  const signedIn = (seconds = 3600) => {
    const network = fakeNetwork()
    network.on('GET /api/v1/tenant', { json: {} })
    const tab = openTab(network)
    tab.tokens.write(tokens('a', seconds), { loggedAs: true })
    return { network, tab }
  }
  const ask = (tab: ReturnType<typeof openTab>, id: string) => tab.call(readMuseum, { params: { id } })

  test('Five minutes before its end it is exchanged, once for all waiting calls [P-A03]', async () => {
    const { network, tab } = signedIn()
    network.on('POST /oauth/token', { json: tokens('b') })
    clock.now += 3300 * 1000 - 1
    await ask(tab, '1')
    expect(network.to('POST /oauth')).toHaveLength(0)
    clock.now += 1
    await Promise.all(['2', '3', '4'].map(id => ask(tab, id)))
    expect(network.to('POST /oauth')).toHaveLength(1)
    expect(network.to('POST /oauth')[0]?.body).toContain('grant_type=refresh_token')
    for (const sent of network.to('GET /api/v1/tenant').slice(1)) {
      expect(sent.headers.Authorization).toBe('Bearer access-b')
    }
  })

  test('The mark of an administrator signed in as another user survives the exchange [P-R02]', async () => {
    const { network, tab } = signedIn(60)
    network.on('POST /oauth/token', { json: tokens('b') })
    await ask(tab, '1')
    expect(tab.tokens.read()).toMatchObject({ accessToken: 'access-b', loggedAs: true })
  })

  test('401 invalid_token exchanges it once and repeats all waiting calls [P-A04]', async () => {
    const { network, tab } = signedIn()
    network.on('POST /oauth/token', { json: tokens('b') })
    network.on('GET /api/v1/tenant', ({ headers }) =>
      headers.Authorization === 'Bearer access-b' ? { json: {} } : refusal('invalid_token'),
    )
    await Promise.all(['1', '2', '3'].map(id => ask(tab, id)))
    expect(network.to('POST /oauth')).toHaveLength(1)
  })

  test('401 invalid_token a second time ends the session; nothing goes round in circles [P-A04]', async () => {
    const { network, tab } = signedIn()
    network.on('POST /oauth/token', { json: tokens('b') })
    network.on('GET /api/v1/tenant', refusal('invalid_token'))
    await expect(ask(tab, '1')).rejects.toMatchObject({ status: 401 })
    expect(network.sent).toHaveLength(3)
    expect(tab.tokens.read()).toBeUndefined()
  })

  test('401 invalid_refresh_token logs out [P-A04]', async () => {
    const { network, tab } = signedIn()
    network.on('GET /api/v1/tenant', refusal('invalid_refresh_token'))
    await expect(ask(tab, '1')).rejects.toBeInstanceOf(CallError)
    expect(document.cookie).not.toContain('token=')
  })

  test.each([
    ['invalid_refresh_token', 401],
    ['invalid_grant', 400],
  ])('A refused exchange (%s) clears the cookies [P-A04]', async (error, status) => {
    const { network, tab } = signedIn(60)
    network.on('POST /oauth/token', refusal(error, status))
    network.on('GET /api/v1/tenant', refusal('invalid_token'))
    await ask(tab, '1').catch(() => undefined)
    expect(document.cookie).toBe('')
    expect(tab.session.get()).toMatchObject({ isAuthenticated: false, cutOff: true })
  })

  test('An exchange without an answer ends nothing: while the token lives, work goes on with it [P-A04]', async () => {
    const { network, tab } = signedIn(60)
    network.on('POST /oauth/token', new TypeError('offline'))
    await ask(tab, '1')
    expect(network.to('GET /api/v1/tenant')[0]?.headers.Authorization).toBe('Bearer access-a')
    clock.now += 61_000
    await expect(ask(tab, '2')).rejects.toMatchObject({ status: 0 })
    network.on('POST /oauth/token', { json: tokens('b') })
    await ask(tab, '3')
    expect(tab.tokens.read()?.accessToken).toBe('access-b')
  })
})
