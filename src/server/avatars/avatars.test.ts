import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../test/harness/factories.ts'

const app = useTestApp()

const picture = (width = 90, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#a5522a' } })

async function send(
  headers: Record<string, string>,
  content: Uint8Array,
  url = '/api/v1/me/avatar',
  field = 'file',
) {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(content)]), 'me.jpg')
  const body = new Response(form)
  return app().http.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}

const urlOf = async (headers: Record<string, string>): Promise<string | undefined> =>
  (await app().http.inject({ url: '/api/v1/me', headers })).json().avatar?.url

const member = async () => signedIn(app(), { museum: await makeMuseum(app()) })

const stored = () => readdir(join(app().dataDir, 'files', 'avatars')).catch(() => [])

describe('a person’s picture', () => {
  test('is stored as a small upright square without the metadata of the file [P-A11]', async () => {
    const { headers } = await member()
    const left = await sharp({
      create: { width: 600, height: 900, channels: 3, background: '#102030' },
    })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'where I live' } })
      .jpeg()
      .toBuffer()
    const answer = await send(headers, left)
    expect(answer.statusCode).toBe(200)
    const { url } = answer.json()
    expect(await urlOf(headers)).toBe(url)
    const shown = await app().http.inject({ url, headers })
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.headers['cache-control']).toContain('immutable')
    const { format, width, height, exif } = await sharp(shown.rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 512,
      height: 512,
      exif: undefined,
    })
  })

  test('is cropped to its centre, never enlarged, and accepted in every format a camera writes [P-A11]', async () => {
    const { headers } = await member()
    const stripes = await sharp({
      create: { width: 300, height: 100, channels: 3, background: '#ffffff' },
    })
      .composite([{ input: await picture(100, 100).png().toBuffer(), left: 100, top: 0 }])
      .png()
      .toBuffer()
    for (const content of [
      stripes,
      await sharp(stripes).webp().toBuffer(),
      await sharp(stripes).gif().toBuffer(),
    ]) {
      const { url } = (await send(headers, content)).json()
      const kept = sharp((await app().http.inject({ url, headers })).rawPayload)
      const { width, height } = await kept.metadata()
      expect([width, height]).toEqual([100, 100])
      const { dominant } = await kept.stats()
      expect(dominant.r).toBeLessThan(190)
      expect(dominant.r).toBeGreaterThan(140)
    }
  })

  test('replaces the previous one, whose bytes are deleted; removing it leaves nothing behind [P-A11]', async () => {
    const { headers } = await member()
    const first = (await send(headers, await picture().jpeg().toBuffer())).json().url
    const second = (await send(headers, await picture().png().toBuffer())).json().url
    expect(second).not.toBe(first)
    await vi.waitFor(
      async () => expect((await app().http.inject({ url: first, headers })).statusCode).toBe(404),
      10_000,
    )
    expect((await app().http.inject({ url: second, headers })).statusCode).toBe(200)
    const remove = () => app().http.inject({ method: 'DELETE', url: '/api/v1/me/avatar', headers })
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(204)
    expect(await urlOf(headers)).toBeUndefined()
    await vi.waitFor(
      async () => expect((await app().http.inject({ url: second, headers })).statusCode).toBe(404),
      10_000,
    )
  })

  test('in another format, damaged or too large is refused at its field, and the old one is kept [P-A11] [P-E04]', async () => {
    const { headers } = await member()
    const { url } = (await send(headers, await picture().jpeg().toBuffer())).json()
    const before = (await stored()).length
    const refusals: readonly (readonly [Uint8Array, string])[] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'JPEG, PNG'],
      [Buffer.from('%PDF-1.4 nothing'), 'JPEG, PNG'],
      [(await picture(400, 400).png().toBuffer()).subarray(0, 120), 'damaged'],
      [Buffer.alloc(10 * 1024 ** 2 + 1), '10 MB'],
      [Buffer.alloc(0), 'required'],
    ]
    for (const [content, words] of refusals) {
      const answer = await send(headers, content)
      expect(answer.statusCode, words).toBe(400)
      expect(answer.json().fields.file).toContain(words)
    }
    const elsewhere = await send(headers, await picture().jpeg().toBuffer(), '/api/v1/me/avatar', 'image')
    expect(elsewhere.json().fields.file).toBe('This field is required')
    expect((await app().http.inject({ method: 'POST', url: '/api/v1/me/avatar', headers })).statusCode).toBe(
      400,
    )
    expect(await urlOf(headers)).toBe(url)
    expect(await stored()).toHaveLength(before)
  })

  test('is shown only to members of the person’s museums, also by cookie [P-A11] [F-T13]', async () => {
    const museum = await makeMuseum(app())
    const { headers, tokens } = await signedIn(app(), { museum })
    const { url } = (await send(headers, await picture().jpeg().toBuffer())).json()
    const cookie = `token=${encodeURIComponent(JSON.stringify({ access_token: tokens.access_token }))}`
    const statusFor = async (asking?: Record<string, string>) =>
      (await app().http.inject({ url, ...(asking && { headers: asking }) })).statusCode
    expect(await statusFor({ cookie })).toBe(200)
    expect(await statusFor((await signedIn(app(), { museum })).headers)).toBe(200)
    expect(await statusFor((await member()).headers)).toBe(404)
    expect(await statusFor()).toBe(401)
  })

  test('cannot be changed in a session as someone else [P-A11] [P-P11]', async () => {
    const museum = await makeMuseum(app())
    const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const person = await signedIn(app(), { museum })
    await app().database.asSystem('test', db =>
      db.updateTable('session').set({ bound: true }).where('account_id', '=', person.accountId).execute(),
    )
    const content = await picture().jpeg().toBuffer()
    expect((await send(person.headers, content)).statusCode).toBe(403)
    expect(
      (await app().http.inject({ method: 'DELETE', url: '/api/v1/me/avatar', headers: person.headers }))
        .statusCode,
    ).toBe(403)
    expect((await send(administrator.headers, content)).statusCode).toBe(200)
  })
})

describe('a museum’s picture', () => {
  const museumOf = async (tenantId: string, headers: Record<string, string>) =>
    (await app().http.inject({ url: `/api/v1/tenant/${tenantId}`, headers })).json()

  test('is kept whole, with its transparency, even after the licence has ended, and shown only to its members [P-U08] [F-T13]', async () => {
    const museum = await makeMuseum(app(), { licenceTo: new Date(Date.now() - 1000) })
    const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const logo = await sharp({
      create: { width: 900, height: 300, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const answer = await send(headers, logo, `/api/v1/tenant/${museum.tenantId}/avatar`)
    expect(answer.statusCode).toBe(200)
    const { avatar } = await museumOf(museum.tenantId, headers)
    expect(avatar).toEqual(answer.json())
    const shown = await app().http.inject({ url: avatar.url, headers })
    const elsewhere = await member()
    expect((await app().http.inject({ url: avatar.url, headers: elsewhere.headers })).statusCode).toBe(404)
    const { width, height, hasAlpha } = await sharp(shown.rawPayload).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 512, height: 171, hasAlpha: true })
    const removed = await app().http.inject({
      method: 'DELETE',
      url: `/api/v1/tenant/${museum.tenantId}/avatar`,
      headers,
    })
    expect(removed.statusCode).toBe(204)
    expect((await museumOf(museum.tenantId, headers)).avatar).toBeNull()
  })

  test('is changed by administrators only; each change is in the audit log and shown in other tabs [P-U08] [P-P10]', async () => {
    const museum = await makeMuseum(app())
    const url = `/api/v1/tenant/${museum.tenantId}/avatar`
    const content = await picture().jpeg().toBuffer()
    const user = await signedIn(app(), { museum, permissions: ['catalogueRead'] })
    expect((await send(user.headers, content, url)).statusCode).toBe(403)
    const elsewhere = await signedIn(app(), { museum: await makeMuseum(app()), role: 'TENANT_ADMIN' })
    expect((await send(elsewhere.headers, content, url)).statusCode).toBe(404)
    const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const seen: string[] = []
    const audience = { tenantId: museum.tenantId, accountId: '1', sessionId: '1' }
    app().events.subscribe(audience, { onEvent: ({ name }) => seen.push(name), onGap: () => undefined })
    expect((await send(headers, content, url)).statusCode).toBe(200)
    await vi.waitFor(() => expect(seen).toContain('museum.changed'), 10_000)
    const entries = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', tenantId)
        .where('action', '=', 'museumChanged')
        .select(['details', 'client'])
        .execute(),
    )
    expect(entries).toEqual([{ details: { fields: ['avatar'] }, client: 'lightMyRequest' }])
  })
})
