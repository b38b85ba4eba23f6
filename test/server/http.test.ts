import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { type Endpoint, endpoint } from '#model/api/endpoint.ts'
import { CodedError } from '#server/platform/errors.ts'
import { createHttpServer, RouteTableError, route } from '#server/platform/http/index.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { createLog } from '#server/platform/log.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, makePerson, signedIn, signIn, tokenForm } from '../harness/factories.ts'

const failing = endpoint({
  name: 'test.fail',
  method: 'GET',
  path: '/api/test/fail',
  access: 'public',
  summary: 'Fails',
})
const leaking = endpoint({
  name: 'test.leak',
  method: 'GET',
  path: '/api/test/leak',
  access: 'public',
  summary: 'Answers more than its contract',
  output: z.object({ shown: z.string() }),
})
const coded = endpoint({
  name: 'test.coded',
  method: 'POST',
  path: '/api/test/coded',
  access: 'public',
  summary: 'Refuses a field',
  body: z.object({}),
})
const roomy = endpoint({
  name: 'test.roomy',
  method: 'POST',
  path: '/api/test/roomy',
  access: 'public',
  summary: 'Takes much',
  body: z.object({ text: z.string() }),
  bodyLimit: 200 * 1024,
})

const lines: string[] = []
const app = useTestApp({
  environment: {
    RIGHTLY_URL: 'https://rights.example/start',
    RIGHTLY_SITE_URL: 'https://rights.example/site',
    EXTERNAL_GIS_APP_ADDRESS: 'https://gis.example/map',
  },
  onLog: line => lines.push(line),
  routes: [
    route(failing, async () => {
      throw new Error('the secret cause, at /somewhere/inside')
    }),
    route(leaking, async () => ({ shown: 'yes', hidden: 'no' }) as { shown: string }),
    route(roomy, async () => undefined),
    route(coded, async () => {
      throw new CodedError('invalid_input', {
        fields: { 'names.0.name': { key: 'maxLength', params: { max: 3 } } },
      })
    }),
  ],
})

describe('answers', () => {
  test('an unexpected error is a bare 500, and logged whole [P-E04]', async () => {
    const answer = await app().http.inject({ url: '/api/test/fail' })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret cause')
    expect(answer.json()).toMatchObject({
      status: 500,
      error: 'internal',
      message: 'Something went wrong, try again later',
    })
    expect(lines.some(line => line.includes('the secret cause'))).toBe(true)
  })

  test('never carry more than the contract names', async () => {
    expect((await app().http.inject({ url: '/api/test/leak' })).json()).toEqual({ shown: 'yes' })
  })

  test.each([
    ['en', 'Some values need correcting', 'Maximum number of characters exceeded'],
    ['it', 'Alcuni valori sono da correggere', 'Superato il numero massimo di caratteri'],
    [
      'de-CH;q=0.9, en;q=0.1',
      'Einige Angaben müssen berichtigt werden',
      'Höchstzahl der Zeichen überschritten',
    ],
    ['pl', 'Niektóre wartości wymagają poprawy', 'Przekroczono maksymalną liczbę znaków'],
    ['fr, ja', 'Some values need correcting', 'Maximum number of characters exceeded'],
  ])('speak the language asked for: %s [P-E04] [P-S16]', async (language, message, field) => {
    const answer = await app().http.inject({
      method: 'POST',
      url: '/api/test/coded',
      headers: { 'accept-language': language },
      payload: {},
    })
    expect(answer.json()).toEqual({
      status: 400,
      error: 'invalid_input',
      message,
      error_description: message,
      fields: { 'names.0.name': field },
    })
  })

  test('an unknown address of the API is a 404 in JSON, a page address gives the page', async () => {
    const missing = await app().http.inject({ url: '/api/v1/nothing' })
    expect(missing.statusCode).toBe(404)
    expect(missing.json().error).toBe('not_found')
    const posted = await app().http.inject({ method: 'POST', url: '/app/catalogue' })
    expect(posted.statusCode).toBe(404)
  })

  test('a text the database could not keep as it is refuses the field, and nothing is mended in silence [P-E04]', async () => {
    const { headers } = await signedIn(app(), { museum: await makeMuseum(app()) })
    for (const damaged of ['a\u0000b', 'half \ud800 pair', 'bell \u0007']) {
      const payload = JSON.stringify({ firstName: damaged, lastName: 'Fine' })
      const answer = await app().http.inject({
        method: 'PUT',
        url: '/api/v1/me',
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      })
      expect(answer.json().fields).toEqual({ firstName: 'Provided value contains disallowed characters' })
    }
    const raw = Buffer.concat([
      Buffer.from('{"firstName":"'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('","lastName":"x"}'),
    ])
    const answer = await app().http.inject({
      method: 'PUT',
      url: '/api/v1/me',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: raw,
    })
    expect(answer.statusCode).toBe(400)
  })

  test('a body of more than 64 kB is refused before it is read, unless the endpoint takes more', async () => {
    const send = (url: string, length: number) =>
      app().http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ text: 'x'.repeat(length) }),
      })
    const answer = await send('/api/v1/users/reset-password', 65 * 1024)
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error).toBe('too_large')
    expect((await send('/api/v1/users/reset-password', 63 * 1024)).statusCode).toBe(400)
    expect((await send('/api/test/roomy', 150 * 1024)).statusCode).toBe(204)
    expect((await send('/api/test/roomy', 250 * 1024)).statusCode).toBe(413)
  })

  test('a form of more than 64 kB is refused', async () => {
    const answer = await app().http.inject(
      tokenForm({ grant_type: 'password', username: 'x'.repeat(65 * 1024), password: 'x' }),
    )
    expect(answer.statusCode).toBe(413)
  })
})

describe('configuration', () => {
  test('is told to everybody [P-E07] [P-E11]', async () => {
    expect((await app().http.inject({ url: '/api/v1/config' })).json()).toEqual({
      PRODUCT_NAME: 'Vitrine',
      MAINTENANCE_MODE: false,
      ENABLE_ADV_SEARCH: true,
      EXTERNAL_GIS_APP_ADDRESS: 'https://gis.example/map',
      DEMO: false,
    })
  })

  test('gives the address of the rights application to who may use it [P-E12] [P-S04]', async () => {
    const museum = await makeMuseum(app())
    const { headers } = await signedIn(app(), { museum, permissions: ['rightly_application'] })
    expect((await app().http.inject({ url: '/public/v1/rightly/login', headers })).json()).toEqual({
      url: 'https://rights.example/start',
    })
  })

  test('sends the browser to the site of the rights application [P-R09]', async () => {
    const answer = await app().http.inject({ url: '/rightlySite' })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('https://rights.example/site')
  })

  test('texts come per language, and only once while they stay the same [P-S16]', async () => {
    const first = await app().http.inject({ url: '/api/locales/pl' })
    expect(first.json().errors.not_found).toBe('Niestety, nie udało się znaleźć tego elementu')
    const again = await app().http.inject({
      url: '/api/locales/pl',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    for (const encoding of ['br', 'gzip']) {
      const packed = await app().http.inject({
        url: '/api/locales/pl',
        headers: { 'accept-encoding': encoding },
      })
      expect(packed.headers['content-encoding']).toBe(encoding)
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
      expect(JSON.parse(unpack(packed.rawPayload).toString('utf8'))).toEqual(first.json())
    }
    expect((await app().http.inject({ url: '/api/locales/xx' })).statusCode).toBe(404)
    expect((await app().http.inject({ url: '/api/locales/..%2Fen' })).statusCode).toBe(404)
  })

  test('health and readiness answer', async () => {
    expect((await app().http.inject({ url: '/health' })).json()).toEqual({ status: 'up' })
    expect((await app().http.inject({ url: '/ready' })).json()).toEqual({
      status: 'ready',
      parts: {
        database: 'up',
        disk: 'up',
        storage: 'up',
        scanner: 'off',
        mail: 'off',
        confinement: expect.stringMatching(/^(up|off)$/),
      },
    })
  })

  test('the OpenAPI page describes every route, with what it asks for', async () => {
    const page = await app().http.inject({ url: '/api/docs' })
    expect(page.statusCode).toBeLessThan(400)
    const document = (await app().http.inject({ url: '/api/docs/json' })).json()
    for (const { endpoint } of app().routes) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      expect(document.paths[path][endpoint.method.toLowerCase()].operationId).toBe(endpoint.name)
    }
    expect(document.paths['/public/v1/rightly/login'].get.description).toContain('rightly_application')
  })
})

describe('security', () => {
  test('answers forbid framing, sniffing and foreign scripts', async () => {
    const { headers } = await app().http.inject({ url: '/api/v1/config' })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('the page allows scripts of the own origin only, and styles with a fresh nonce', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () =>
        String((await app().http.inject({ url: '/login' })).headers['content-security-policy']),
      ),
    )
    for (const policy of policies) {
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
      // Decoders in WebAssembly are let in, and nothing else that is called unsafe: no eval, no inline script or style.
      expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe')
    }
    expect(policies[0]).not.toBe(policies[1])
  })

  test('the OpenAPI page loads from the own server alone, over plain http too, and tells no outside validator', async () => {
    for (const url of ['/api/docs', '/api/docs/static/swagger-ui-bundle.js']) {
      const { headers, statusCode } = await app().http.inject({ url })
      expect(statusCode).toBe(200)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'; script-src 'self';")
      expect(policy).not.toMatch(/upgrade-insecure-requests|https?:|\w\.\w/)
    }
    const start = await app().http.inject({ url: '/api/docs/static/swagger-initializer.js' })
    expect(start.body).toContain('validatorUrl: null')
  })

  test('the log never holds a password, a token, a header or a query', async () => {
    const museum = await makeMuseum(app())
    const { email } = await makePerson(app(), { museum })
    const tokens = await signIn(app(), email)
    await app().http.inject({
      url: '/api/v1/me?secretQuery=1',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    await app().http.inject(
      tokenForm({ grant_type: 'password', username: email, password: 'TheSecretWord1' }),
    )
    const inAddress = `1-${'Rx_7-'.repeat(8)}abc`
    for (const url of [`/api/v1/public/rooms/${inAddress}/objects`, `/calendar/${inAddress}.ics`])
      await app().http.inject({ url })
    const log = lines.join('')
    expect(log).toContain('/oauth/token')
    expect(log).toContain('/api/v1/public/rooms/[hidden]/objects')
    for (const secret of [
      inAddress,
      tokens.access_token,
      tokens.refresh_token,
      tokens.jwt_token.access_token,
      'TheSecretWord1',
      'Herbarium2026',
      'secretQuery',
    ]) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('the route table', () => {
  const start = async (...endpoints: Endpoint[]) =>
    createHttpServer({
      routes: endpoints.map(one => route(one, async () => undefined)),
      log: createLog('silent'),
      texts: await openTextBook('Vitrine'),
      authenticate: async () => {
        throw new CodedError('invalid_token')
      },
      recognise: async () => undefined,
      inMaintenance: () => false,
      web: { root: '/nowhere', productName: 'Vitrine', https: false },
    })

  test('does not boot with a route that says nothing about access [P-P12]', async () => {
    const { access: _access, ...rest } = failing
    await expect(start(rest as Endpoint)).rejects.toThrow(
      new RouteTableError('test.fail (GET /api/test/fail) says nothing about access'),
    )
  })

  test('does not boot with two routes at one address', async () => {
    await expect(start(failing, { ...failing, name: 'test.other' })).rejects.toThrow(RouteTableError)
  })
})
