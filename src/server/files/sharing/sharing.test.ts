import '#server/files/index.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { FileShare, SharedFile } from '#model/api/files/sharing.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn, type TestMuseum } from '../../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../../test/harness/files.ts'

const app = useTestApp()
const day = 24 * 60 * 60

type Opened = { needsPassword: true; museum: string } | { needsPassword: false; file: SharedFile }

const inDays = (days: number) => new Date(Date.now() + days * day * 1000).toISOString()

/** Somebody else every time, where attempts are counted. */
let strangers = 0
const stranger = (): string => {
  strangers += 1
  return `10.7.0.${strangers}`
}
const open = (token: string, password?: string, remoteAddress = stranger()) =>
  app().http.inject({
    method: 'POST',
    url: '/api/v1/public/files/open',
    remoteAddress,
    payload: { token, ...(password !== undefined && { password }) },
  })
const opened = async (token: string, password?: string): Promise<SharedFile> => {
  const answer = await open(token, password)
  expect(answer.statusCode, answer.body).toBe(200)
  const body = answer.json<Opened>()
  if (body.needsPassword) throw new Error('it asks for a password')
  return body.file
}
const get = (url: string | null, headers: Record<string, string> = {}) =>
  app().http.inject({ url: url ?? '/', headers })

async function photograph({ width = 1800, height = 1200 } = {}) {
  const museum = await makeMuseum(app(), { name: 'Museo Civico' })
  const { headers, accountId } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const content = await sharp(await plainPicture(width, height))
    .withExif({ IFD0: { Copyright: 'Secret remark' } })
    .jpeg()
    .toBuffer()
  const id = await addFile(app(), { museum, accountId }, { name: 'Krater, front.jpg', content })
  const url = `/api/v1/files/${id}/share`
  const share = async (wanted: object = {}) => {
    const payload = { expiresAt: inDays(30), ...wanted }
    const answer = await app().http.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode, answer.body).toBe(201)
    const shared = answer.json<{ url: string; share: FileShare }>()
    return { ...shared, token: new URL(shared.url).searchParams.get('token') ?? '' }
  }
  const shares = async () =>
    (await app().http.inject({ url, headers })).json<{ result: FileShare[] }>().result
  return { museum, headers, id, url, share, shares, content }
}

const sharesOf = ({ tenantId }: TestMuseum) =>
  app().database.inTenant(tenantId, ({ db }) =>
    db.selectFrom('share_link').selectAll().where('tenant_id', '=', tenantId).execute(),
  )

test('A shared file is seen and fetched by everybody who has its link; what else the card says stays in the museum [C-F05] [P-R08]', async () => {
  const { share, shares, id, headers, content } = await photograph()
  const { body: card } = await app().http.inject({ url: `/api/v1/files/${id}`, headers })
  await app().http.inject({ method: 'PUT', url: `/api/v1/files/${id}/lock`, headers, payload: {} })
  const values = {
    title: { en: 'Column krater', de: 'Kolonettenkrater' },
    creditLine: { en: 'Gift of the Friends' },
    copyrightNotice: '© Museo Civico',
    embargoUntil: '2099-01-01',
    usageTerms: 'Only for friends of the director',
    remarks: 'bought from a friend',
  }
  const saved = await app().http.inject({
    method: 'PUT',
    url: `/api/v1/files/${id}`,
    headers,
    payload: { version: (JSON.parse(card) as { version: number }).version, ...values },
  })
  expect(saved.statusCode, saved.body).toBe(200)
  const { token, url } = await share()
  expect(url).toMatch(/^https:\/\/vitrine\.test\/download\?token=/)
  const answer = await open(token)
  const file = await opened(token)
  expect(file).toMatchObject({
    museum: 'Museo Civico',
    title: 'Column krater',
    name: 'Krater, front.jpg',
    damType: 'IMAGE',
    bytes: content.length,
    resolution: '1800 × 1200',
    creditLine: 'Gift of the Friends',
    copyrightNotice: '© Museo Civico',
  })
  for (const secret of ['director', 'friend"', '2099']) expect(answer.body).not.toContain(secret)
  const fetched = await get(file.downloadUrl)
  expect(fetched.rawPayload.equals(content)).toBe(true)
  expect(fetched.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Krater%2C%20front.jpg")
  expect(fetched.headers['content-security-policy']).toContain('sandbox')
  const part = await get(file.downloadUrl, { range: 'bytes=10-19' })
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
  expect((await get(file.downloadUrl, { range: 'bytes=99999999-' })).statusCode).toBe(416)
  const preview = await sharp((await get(file.previewUrl)).rawPayload).metadata()
  expect([preview.width, preview.exif]).toEqual([1200, undefined])
  expect(await shares()).toMatchObject([{ views: 2, downloads: 1, lastUsedAt: expect.any(String) }])
  const { shared } = (await app().http.inject({ url: `/api/v1/files/${id}`, headers })).json()
  expect(shared).toBe(true)
})

test('A link hands out no more than it allows: a size, a watermark, or only a look [C-F05]', async () => {
  const { share } = await photograph()
  const small = await opened((await share({ size: '1200', watermark: 'Museo Civico <&>' })).token)
  expect(small).toMatchObject({ bytes: null, resolution: null, contentUrl: null })
  const fetched = await get(small.downloadUrl)
  const { width, exif, format } = await sharp(fetched.rawPayload).metadata()
  expect({ width, exif, format }).toEqual({ width: 1200, exif: undefined, format: 'jpeg' })
  // A picture of one colour: what stands out in it are the letters.
  const unevenness = async (url: string | null) =>
    (await sharp((await get(url)).rawPayload).stats()).channels[0]?.stdev ?? 0
  for (const url of [small.downloadUrl, small.previewUrl]) expect(await unevenness(url)).toBeGreaterThan(3)
  const shown = await opened((await share({ allowDownload: false })).token)
  expect(shown).toMatchObject({ downloadUrl: null, contentUrl: null })
  expect(await unevenness(shown.previewUrl)).toBeLessThan(0.5)
  for (const path of ['download', 'content'])
    expect((await get(String(shown.previewUrl).replace('preview', path))).statusCode).toBe(410)
})

test('A password is asked for, kept as a hash, and guessed at only a few times [C-F05] [P-P13]', async () => {
  const { share, museum } = await photograph({ width: 30, height: 20 })
  const { token } = await share({ password: 'red figure' })
  expect((await open(token)).json()).toEqual({ needsPassword: true, museum: 'Museo Civico' })
  expect((await open(token, 'black figure')).statusCode).toBe(400)
  expect(await opened(token, 'red figure')).toMatchObject({ name: 'Krater, front.jpg' })
  const rows = JSON.stringify(await sharesOf(museum))
  for (const secret of ['red figure', token.slice(-43)]) expect(rows).not.toContain(secret)
  let status = 0
  for (let attempt = 0; attempt < 11; attempt += 1)
    status = (await open(token, 'guessed', '10.8.0.1')).statusCode
  expect(status).toBe(429)
})

test('What is expired, taken back, in the bin, of another museum or made up is told the same [C-F05] [C-M02] [P-R08]', async () => {
  const { share, url, headers, id, museum, shares } = await photograph({ width: 30, height: 20 })
  const [short, kept, taken] = [await share({ expiresAt: inDays(2) }), await share(), await share()]
  const { downloadUrl } = await opened(taken.token)
  const takeBack = () => app().http.inject({ method: 'DELETE', url: `${url}/${taken.share.id}`, headers })
  expect((await takeBack()).statusCode).toBe(204)
  expect((await takeBack()).statusCode).toBe(404)
  expect((await get(downloadUrl)).statusCode).toBe(410)
  const other = await makeMuseum(app())
  const secret = kept.token.slice(-43)
  const gone = await open(taken.token)
  for (const token of ['x', `${other.tenantId}-${secret}`, `${museum.tenantId}-${'A'.repeat(43)}`])
    expect([(await open(token)).statusCode, (await open(token, 'any password')).body]).toEqual([
      410,
      gone.body,
    ])
  app().travel(3 * day)
  expect((await open(short.token)).body).toBe(gone.body)
  expect((await open(kept.token)).statusCode).toBe(200)
  app().travel(0)
  expect(await shares()).toHaveLength(2)
  const live = await opened(kept.token)
  await app().http.inject({ method: 'DELETE', url: `/api/v1/files/${id}`, headers })
  expect((await open(kept.token)).body).toBe(gone.body)
  expect((await get(live.previewUrl)).statusCode).toBe(410)
  expect((await get('/api/v1/public/files/download?grant=made.up.one')).statusCode).toBe(410)
})

test('Only who may share shares, and for a year at the most [C-F05] [C-F03]', async () => {
  const { museum, url } = await photograph({ width: 30, height: 20 })
  const post = (headers: Record<string, string>, payload: object) =>
    app().http.inject({ method: 'POST', url, headers, payload })
  const reader = await signedIn(app(), { museum, permissions: ['damRead', 'damDownload'] })
  expect((await post(reader.headers, { expiresAt: inDays(3) })).statusCode).toBe(403)
  const sharer = await signedIn(app(), { museum, permissions: ['damRead', 'shareFile'] })
  for (const payload of [
    {},
    { expiresAt: inDays(-1) },
    { expiresAt: inDays(400) },
    { expiresAt: inDays(3), password: 'short' },
    { expiresAt: inDays(3), size: '5000' },
  ])
    expect((await post(sharer.headers, payload)).statusCode).toBe(400)
  expect((await post(sharer.headers, { expiresAt: inDays(3) })).statusCode).toBe(201)
})

test('Links of files and what they led to are shut while operators have closed the museum [F-T12]', async () => {
  const { museum, share } = await photograph({ width: 60, height: 40 })
  const { token } = await share()
  const { previewUrl } = await opened(token)
  const setState = (state: 'active' | 'closed') =>
    app().database.asSystem('test', db =>
      db.updateTable('tenant').set({ state }).where('id', '=', museum.tenantId).execute(),
    )
  await setState('closed')
  expect((await open(token)).statusCode).toBe(410)
  expect((await get(previewUrl)).statusCode).toBe(410)
  await setState('active')
  expect((await get(previewUrl)).statusCode).toBe(200)
})
